import { desc, eq } from 'drizzle-orm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Queryable } from '#framework/server/db/connect';
import { formVersions } from '../../db/schema/requests';

/** The version of a form that a new request begins with. */
export async function newestForm(
  db: Queryable,
  templateId: string,
): Promise<{ readonly id: string; readonly body: InspectionForm }> {
  const [form] = await db
    .select({ id: formVersions.id, body: formVersions.body })
    .from(formVersions)
    .where(eq(formVersions.templateId, templateId))
    .orderBy(desc(formVersions.version))
    .limit(1);
  if (!form) throw new Error(`no version of the inspection form ${templateId} is published`);
  return form;
}
