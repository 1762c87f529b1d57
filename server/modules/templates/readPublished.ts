import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { bodyOf, type KindBodies, rulesOf } from './kindRules';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { formVersions } from '../../db/schema/requests';
import type { Language } from 'sijil/base/i18n/localized';
import { isolateLtr } from 'sijil/base/formats/bidi';
import { messageOf } from 'sijil/schema/issueMessages';
import type { TemplateKind } from '#domain/templates/templateKinds';
import { ApiError } from 'sijil/server/http/apiError';

interface Published<Body> {
  readonly versionId: string;
  readonly body: Body;
}

/** Template of the document in force: its newest published version. */
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

/** Version of a form for new requests. */
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

const mostListed = 20;

/**
 * Content of a template, validated by its kind's schema.
 * @throws ApiError naming each invalid place, such as `content.categories.2.weight`
 */
export function readContent<Kind extends TemplateKind>(
  kind: Kind,
  content: unknown,
  language: Language,
): KindBodies[Kind] {
  const read = rulesOf(kind).schema.safeParse(content);
  if (read.success) return read.data;
  const errors = read.error.issues.slice(0, mostListed).map((issue): [string, string[]] => {
    const path = issue.path.join('.');
    const label = isolateLtr(issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : path || 'content');
    return [path ? `content.${path}` : 'content', [messageOf(issue, label, language)]];
  });
  throw new ApiError('validation_failed', {}, Object.fromEntries(errors));
}
