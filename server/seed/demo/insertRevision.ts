import { eq } from 'drizzle-orm';
import { checkForm } from '#domain/forms/checkForm';
import { contractTerms } from '#domain/templates/seed/contractTerms';
import type { Transaction } from '../../db/connect';
import { documentVersions } from '../../db/schema/documentVersions';
import { formVersions } from '../../db/schema/requests';
import { templates } from '../../db/schema/templates';
import { minuteMs } from './calendar/workTime';
import type { Case } from './cases/case';
import { revisedForm, revisionNote } from './data/revisedForm';
import { revisedTerms, termsNote } from './data/revisedTerms';
import { need, type World } from './world';

/**
 * Second versions of the form of premises and of the contract's terms, published lately: orders begin with them from
 * now on, everything that the demo has ordered keeps the first. The vehicles' form has a draft that is not published yet.
 */
export async function insertRevision(
  tx: Transaction,
  { now, staff, forms }: World,
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

  await insertTermsRevision(tx, author, publishedAt);

  const vehicles = need(forms.get('refrigerated_food_vehicle'), 'form of vehicles');
  const draft = { ...vehicles.form, passingScore: vehicles.form.passingScore + 5 };
  await tx
    .update(templates)
    .set({ draft, changed: true, revision: 2, updatedAt: now, updatedById: author })
    .where(eq(templates.id, vehicles.templateId));
}

/** The second version of the contract's terms, from the same day. */
async function insertTermsRevision(tx: Transaction, author: string, publishedAt: Date): Promise<void> {
  const [terms] = await tx.select().from(templates).where(eq(templates.kind, 'contract'));
  const { id: templateId } = need(terms, 'contract template');
  const body = revisedTerms(contractTerms);
  await tx
    .insert(documentVersions)
    .values({ templateId, version: 2, body, note: termsNote, publishedAt, publishedById: author });
  await tx
    .update(templates)
    .set({ draft: body, publishedVersion: 2, revision: 3, updatedAt: publishedAt, updatedById: author })
    .where(eq(templates.id, templateId));
}
