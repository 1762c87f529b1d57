import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '#framework/server/db/connect';
import { formVersions } from '../../db/schema/requests';
import { templates } from '../../db/schema/templates';
import type { DemoForm } from './demoBusiness';

/** The newest version of each inspection form, by its template's key. */
export async function readForms(tx: Transaction): Promise<ReadonlyMap<string, DemoForm>> {
  const rows = await tx
    .select({ key: templates.key, templateId: templates.id, id: formVersions.id, form: formVersions.body })
    .from(formVersions)
    .innerJoin(templates, eq(templates.id, formVersions.templateId))
    .orderBy(asc(formVersions.version));
  return new Map(rows.map(({ key, ...form }) => [key, form]));
}
