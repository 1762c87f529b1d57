import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Language } from '#framework/base/i18n/localized';
import type { createTemplateBody } from '#domain/templates/templateBodies';
import type { ShapeValues } from '#framework/schema/shape';
import type { AppContext } from '#framework/server/http/appContext';
import type { Actor } from '#framework/server/http/actor';
import { ApiError } from '#framework/server/http/apiError';
import type { Queryable } from '#framework/server/db/connect';
import { templates } from '../../db/schema/templates';
import { holdFiles } from './holdFiles';
import { rulesOf, bodyOf } from './kindRules';
import { readContent } from './readContent';
import { recordTemplate } from './templateRow';

interface Writer {
  readonly actor: Actor;
  readonly language: Language;
}

type Wanted = ShapeValues<typeof createTemplateBody>;

/** A new draft: empty, a copy of another template's draft, or what a file holds. Answers its id. */
export async function createTemplate(
  api: AppContext,
  { actor, language }: Writer,
  template: Wanted,
): Promise<string> {
  const { kind, name } = template;
  const rules = rulesOf(kind);
  const key = newKey(kind);
  const now = api.clock();
  const source = await sourceOf(api.db, template, language);
  const draft = source === null ? rules.empty(key, name) : rules.renamed(source, key, name);
  return api.db.transaction(async (tx) => {
    await holdFiles(tx, { actor, language }, kind, draft);
    const [made] = await tx
      .insert(templates)
      .values({
        kind,
        key,
        name,
        draft,
        subject: rules.subjectOf(draft),
        createdAt: now,
        updatedAt: now,
        updatedById: actor.userId,
      })
      .returning();
    if (!made) throw new Error('the template was not written');
    const changes = { name, status: made.status };
    await recordTemplate(tx, made, { action: 'create', actor, at: now, before: {}, changes });
    return made.id;
  });
}

async function sourceOf(db: Queryable, { kind, from, content }: Wanted, language: Language) {
  if (content) return readContent(kind, content, language);
  if (!from) return null;
  const isId = /^[0-9a-f-]{36}$/i.test(from);
  const [other] = isId ? await db.select().from(templates).where(eq(templates.id, from)) : [];
  if (!other || other.kind !== kind) throw new ApiError('not_found');
  return bodyOf(kind, other.draft);
}

/** Stays the same whatever the template is called later; a letter first, as every key. */
function newKey(kind: string): string {
  return `${kind}_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
}
