import { eq } from 'drizzle-orm';
import { checkForm } from '#domain/forms/checkForm';
import { certificateDesign, contractTerms } from '#domain/templates/seedTemplates';
import type { Transaction } from 'sijil/server/db/connect';
import { minuteMs } from 'sijil/base/time/riyadhTime';
import { documentVersions, templates } from '../../db/schema/templates';
import { formVersions } from '../../db/schema/requests';
import type { Case } from './cases/case';
import { revisedForm, revisionNote } from './data/revisedForm';
import { type DemoBusiness, need } from './demoBusiness';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import type { ContractTemplate, TemplateClause } from '#domain/templates/contractTemplate';

/**
 * Second versions of the form of premises, the contract's terms and the certificate, published recently: new orders use them,
 * all orders of the demo keep the first. The vehicles' form has an unpublished draft.
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

/** Publishes the second version of a document's template, on the same day. */
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

/** Reason for revising the certificate, in the version's note. */
const designNote = 'ملاحظة في أسفل الشهادة بأنها لا تغني عن التراخيص.';

/** Second version of the certificate, as revised by the demo business. */
function revisedDesign(design: CertificateTemplate): CertificateTemplate {
  return {
    ...design,
    texts: {
      ...design.texts,
      note: {
        ar: 'تثبت هذه الشهادة نتيجة التفتيش في تاريخه، ولا تغني عن التراخيص التي يوجبها النظام.',
        en: 'This certificate attests the result on the day of the inspection and does not replace any licence required by law.',
      },
    },
  };
}

/** Reason for revising the terms, in the version's note. */
const termsNote = 'بند جديد عن تعذّر الزيارة.';

const missedVisit: TemplateClause = {
  key: 'missed_visit',
  title: { ar: 'تعذّر الزيارة', en: 'A visit that cannot take place' },
  body: {
    ar: 'إذا حضر المفتش في الموعد وتعذّر عليه التفتيش لسبب يعود إلى {client} حُسبت الزيارة من رصيد الباقة، ويجوز طلب موعد آخر بمقابل.',
    en: 'If the inspector comes at the agreed time and cannot inspect for a reason that lies with {client}, the visit counts against the package; another time may be ordered at a charge.',
  },
};

/** Second version of the terms, as revised by the demo business. */
function revisedTerms(terms: ContractTemplate): ContractTemplate {
  const clauses = terms.clauses.flatMap((clause) =>
    clause.key === 'visit_times' ? [clause, missedVisit] : [clause],
  );
  return { ...terms, clauses };
}
