import { sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { evidenceFacts, evidencePictures } from '../../db/schema/evidence';
import { files } from 'sijil/server/db/schema/files';
import { answers, formVersions, requests } from '../../db/schema/requests';

/**
 * Synchronizes the gallery with the answers of a request, or of all requests, in the transaction that wrote them. It deletes
 * pictures that an answer no longer has, adds new ones, and updates the scores. Answers copied from an earlier visit leave
 * their pictures with that visit.
 */
export async function shelveEvidence(tx: Queryable, requestId?: string): Promise<void> {
  const ofRequest = (column: unknown) => (requestId ? sql`${column} = ${requestId}` : sql`true`);
  await tx.execute(sql`
    delete from ${evidencePictures} using ${answers}
    where ${answers.id} = ${evidencePictures.answerId} and ${ofRequest(evidencePictures.requestId)}
      and ${evidencePictures.fileId} <> all(${answers.fileIds})`);
  await tx.execute(sql`
    insert into ${evidencePictures}
      (answer_id, file_id, request_id, client_id, form_id, category_key, question_key, score, taken_at)
    select ${answers.id}, ${files.id}, ${requests.id}, ${requests.clientId}, ${formVersions.templateId},
      category->>'key', ${answers.questionKey}, ${answers.score},
      coalesce(${evidenceFacts.takenAt}, ${requests.startedAt}, ${requests.visitAt}, ${files.createdAt})
    from ${answers}
    join ${requests} on ${requests.id} = ${answers.requestId}
    join ${formVersions} on ${formVersions.id} = ${requests.formVersionId}
    join ${files} on ${files.id} = any(${answers.fileIds}) and ${files.type} like 'image/%'
    left join ${evidenceFacts} on ${evidenceFacts.fileId} = ${files.id}
    cross join lateral jsonb_array_elements(${formVersions.body}->'categories') category
    where ${ofRequest(answers.requestId)}
      and not ${answers.carried}
      and category->'questions' @> jsonb_build_array(jsonb_build_object('key', ${answers.questionKey}))
    on conflict (answer_id, file_id) do update set score = excluded.score`);
}
