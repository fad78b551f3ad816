//! `/import [record] [file] [variant]`

use std::sync::Arc;

use serenity::model::channel::Attachment;

use super::variant_option::VariantOption;
use super::{Context, call, reply};
use crate::discord::answer::{Reply, failure_draft};
use crate::discord::edge::Edge;
use crate::discord::fetch::{fetch, refuse_unseen};
use crate::discord::outgoing::Seen;
use crate::discord::present::{self, Draft};
use crate::discord::records;
use crate::i18n::Texts;
use crate::service::{Error, Person, RecordProblem, Refusal};

/// Brings a game in from elsewhere, as text or in a file, and shows it to him.
#[poise::command(slash_command)]
pub(super) async fn import(
    ctx: Context<'_>,
    #[max_length = 6000] record: Option<String>,
    file: Option<Attachment>,
    variant: Option<VariantOption>,
) -> Result<(), Error> {
    let call = call(&ctx);
    let variant = variant.map(VariantOption::variant).transpose()?.map(|variant| variant.key);
    match (record, file) {
        (Some(text), None) => {
            let record = records::bring_in(&call.edge, &call.person, text, variant, call.now).await?;
            reply(&ctx, Reply::private(present::record_step(&call.private, &record, record.ply()))).await
        }
        (None, Some(file)) => {
            refuse_unseen(&file).map_err(Refusal::BadRecord)?;
            // It has to be fetched first, which may take longer than an answer.
            let (edge, texts, person) = (Arc::clone(&call.edge), call.private.clone(), call.person.clone());
            let work = async move { bring_in(edge, texts, person, file, variant).await };
            reply(&ctx, Reply::later(Seen::ByOne, work)).await
        }
        (None, None) | (Some(_), Some(_)) => Err(Refusal::BadRecord(RecordProblem::NotOne).into()),
    }
}

async fn bring_in(
    edge: Arc<Edge>,
    texts: Texts,
    person: Person,
    file: Attachment,
    variant: Option<&'static str>,
) -> Draft {
    let imported = async {
        let text = fetch(&edge, &file).await.map_err(Refusal::BadRecord)?;
        records::bring_in(&edge, &person, text, variant, edge.clock.now()).await
    };
    match imported.await {
        Ok(record) => present::record_step(&texts, &record, record.ply()),
        Err(error) => failure_draft(&edge, &texts, &error),
    }
}
