# syntax=docker/dockerfile:1

# The bot alone: no playground, no stand-in, no tests. Builder and runtime share one Debian release, so libssl fits.
FROM rust:1.95-slim-trixie AS chef
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends libssl-dev pkg-config \
    && rm -rf /var/lib/apt/lists/* \
    && cargo install cargo-chef --version 0.1.78 --locked
WORKDIR /build

FROM chef AS plan
COPY . .
RUN cargo chef prepare --recipe-path recipe.json

FROM chef AS build
COPY --from=plan /build/recipe.json recipe.json
# The dependencies alone first: this layer stays cached until Cargo.lock changes.
RUN cargo chef cook --profile image --package hnefi --no-default-features --recipe-path recipe.json
COPY . .
RUN cargo build --locked --profile image --package hnefi --no-default-features

FROM debian:trixie-slim
# hadolint ignore=DL3008
RUN apt-get update \
    && apt-get install --yes --no-install-recommends ca-certificates libssl3t64 \
    && rm -rf /var/lib/apt/lists/* \
    && groupadd --system --gid 10001 hnefi \
    && useradd --system --uid 10001 --gid 10001 --home-dir /data --no-create-home hnefi \
    && install --directory --owner hnefi --group hnefi /data
COPY --from=build /build/target/image/hnefi /usr/local/bin/hnefi
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV HNEFI_DATABASE=/data/hnefi.db
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 CMD ["hnefi", "health"]
ENTRYPOINT ["hnefi"]
CMD ["run"]
