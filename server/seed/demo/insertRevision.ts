import { eq } from 'drizzle-orm';
import { checkForm } from '#domain/forms/checkForm';
import { certificateDesign } from '#domain/templates/seed/certificateDesign';
import { contractTerms } from '#domain/templates/seed/contractTerms';
import type { Transaction } from '#framework/server/db/connect';
import { minuteMs } from '#framework/base/time/riyadhTime';
import { documentVersions } from '../../db/schema/documentVersions';
import { formVersions } from '../../db/schema/requests';
import { templates } from '../../db/schema/templates';
import type { Case } from './cases/case';
import { designNote, revisedDesign, revisedTerms, termsNote } from './data/revisedTemplates';
import { revisedForm, revisionNote } from './data/revisedForm';
import { need, type DemoBusiness } from './demoBusiness';

/**
 * Second versions of the form of premises, the contract's terms and the certificate, published lately: orders begin with them from
 * now on, everything that the demo has ordered keeps the first. The vehicles' form has a draft that is not published yet.
 */
export async function insertRevision(
  tx: Transaction,
  { now, staff, forms }: DemoBusiness,
  cases: readonly Pick<Case, 'placedAt'>[],
): Promise<void> {
  const author = need(staff.admins.get('admin'), 'admin').id;
  const lastOrder = Math.max(...cases.map(({ placedAt }) => placedAt.getTime()));
  const publishedAt = new Date(Math.min(lastOrder + minuteMs, now.getTime()));
  const { templateId, form } = need(forms.get('restaurant_food_safety'), 'form of premises');
  const body = revisedForm(form);
  const [problem] = checkForm(body);
  if (problem) throw new Error(`the demo's second version is not sound: ${problem.code}`);
  await tx
    .insert(formVersions)
    .values({ templateId, version: 2, body, note: revisionNote, publishedAt, publishedById: author });
  await tx
    .update(templates)
    .set({ draft: body, publishedVersion: 2, revision: 4, updatedAt: publishedAt, updatedById: author })
    .where(eq(templates.id, templateId));

  const revised = { author, publishedAt };
  await insertDocumentRevision(tx, {
    ...revised,
    kind: 'contract',
    body: revisedTerms(contractTerms),
    note: termsNote,
  });
  await insertDocumentRevision(tx, {
    ...revised,
    kind: 'certificate',
    body: revisedDesign(certificateDesign),
    note: designNote,
  });

  const vehicles = need(forms.get('refrigerated_food_vehicle'), 'form of vehicles');
  const draft = { ...vehicles.form, passingScore: vehicles.form.passingScore + 5 };
  await tx
    .update(templates)
    .set({ draft, changed: true, revision: 2, updatedAt: now, updatedById: author })
    .where(eq(templates.id, vehicles.templateId));
}

interface Revision {
  readonly kind: 'contract' | 'certificate';
  readonly body: object;
  readonly note: string;
  readonly author: string;
  readonly publishedAt: Date;
}

/** The second version of a document's template, from the same day. */
async function insertDocumentRevision(
  tx: Transaction,
  { kind, body, note, author, publishedAt }: Revision,
): Promise<void> {
  const [template] = await tx.select().from(templates).where(eq(templates.kind, kind));
  const { id: templateId } = need(template, `${kind} template`);
  await tx
    .insert(documentVersions)
    .values({ templateId, version: 2, body, note, publishedAt, publishedById: author });
  await tx
    .update(templates)
    .set({ draft: body, publishedVersion: 2, revision: 3, updatedAt: publishedAt, updatedById: author })
    .where(eq(templates.id, templateId));
}
