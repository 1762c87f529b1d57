import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from '#framework/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { type KindBodies, bodyOf } from './kindRules';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { formVersions } from '../../db/schema/requests';

interface Published<Body> {
  readonly versionId: string;
  readonly body: Body;
}

/** The document's template in force: its newest published version. */
export async function readPublished<Kind extends 'contract' | 'certificate'>(
  db: Queryable,
  kind: Kind,
): Promise<Published<KindBodies[Kind]>> {
  const [found] = await db
    .select({ versionId: documentVersions.id, body: documentVersions.body })
    .from(documentVersions)
    .innerJoin(templates, eq(templates.id, documentVersions.templateId))
    .where(and(eq(templates.kind, kind), eq(templates.status, 'published')))
    .orderBy(desc(documentVersions.version))
    .limit(1);
  if (!found) throw new Error(`no template of kind ${kind} is published`);
  return { versionId: found.versionId, body: bodyOf(kind, found.body) };
}

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
