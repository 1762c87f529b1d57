import { desc, eq, or, sql } from 'drizzle-orm';
import type { Localized } from '#framework/base/i18n/localized';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { isScored } from '#domain/forms/asked';
import type { Queryable } from '#framework/server/db/connect';
import { formVersions, requests } from '../../db/schema/requests';

export interface KnownQuestion extends Pick<FormQuestion, 'key' | 'text' | 'severity'> {
  readonly category: { readonly key: string; readonly title: Localized };
}

interface FormOfService {
  readonly id: string;
  readonly formId: string;
}

/**
 * The scored questions that a service asks or has asked, each as its newest version words it, in the form's order: those of its
 * form, and of forms that it had before.
 */
export async function formQuestions(db: Queryable, service: FormOfService): Promise<KnownQuestion[]> {
  const isAskedIn = sql`exists (select 1 from ${requests} r
    where r.form_version_id = ${formVersions}.id and r.service_id = ${service.id})`;
  const versions = await db
    .select({ body: formVersions.body })
    .from(formVersions)
    .where(or(eq(formVersions.templateId, service.formId), isAskedIn))
    .orderBy(desc(formVersions.publishedAt), desc(formVersions.version));
  const questions = versions.flatMap(({ body }) =>
    body.categories.flatMap(({ key: categoryKey, title, questions: ofCategory }) =>
      ofCategory.filter(isScored).map(({ key, text, severity }) => ({
        key,
        text,
        severity,
        category: {
          key: categoryKey,
          title,
        },
      })),
    ),
  );
  return [
    ...new Map(questions.toReversed().map((question) => [question.key, question])).values(),
  ].toReversed();
}
