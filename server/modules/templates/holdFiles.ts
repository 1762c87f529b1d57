import { textTable } from 'sijil/schema/texts/textTable';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Language } from 'sijil/base/i18n/localized';
import type { TemplateKind } from '#domain/templates/templateKinds';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { documentVersions, templates } from '../../db/schema/templates';
import { files } from 'sijil/server/db/schema/files';
import type { Actor } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { attachOwnFiles } from 'sijil/server/files/storeFile';
import { rulesOf, bodyOf } from './kindRules';

interface Author {
  readonly actor: Actor;
  readonly language: Language;
}

const refused = textTable('words/holdFiles/refused', {
  ar: 'هذا الملف ليس صورة من المنصة. ارفع صورة من جهازك.',
  en: 'This file is not a picture in the portal. Upload a picture from your device.',
});

/**
 * Attaches the pictures of a draft to the template. Each must be the author's upload, or belong to a template of the kind
 * already, as in a copy or an earlier version.
 * @throws ApiError validation_failed at `content.image`
 */
export async function holdFiles(
  tx: Transaction,
  author: Author,
  kind: TemplateKind,
  body: unknown,
): Promise<void> {
  await attachOwnFiles(tx, author.actor.userId, await assertPicturesShown(tx, author, kind, body));
}

/**
 * Checks the pictures of a template for a preview, as `holdFiles` does.
 * @returns those that belong to no template yet
 */
export async function assertPicturesShown(
  db: Queryable,
  { actor, language }: Author,
  kind: TemplateKind,
  body: unknown,
): Promise<readonly string[]> {
  const fileIds = rulesOf(kind).filesOf(bodyOf(kind, body));
  if (fileIds.length === 0) return [];
  const held = await heldAlready(db, kind, fileIds);
  const added = fileIds.filter((id) => !held.has(id));
  const own = await ownPictures(db, actor.userId, added);
  if (added.some((id) => !own.has(id)))
    throw new ApiError('validation_failed', {}, { 'content.image': [refused[language]] });
  return added;
}

async function heldAlready(db: Queryable, kind: TemplateKind, fileIds: readonly string[]) {
  const drafted = sql<string>`${templates.draft} ->> 'image'`;
  const published = sql<string>`${documentVersions.body} ->> 'image'`;
  const rows = await db
    .select({ drafted, published })
    .from(templates)
    .leftJoin(documentVersions, eq(documentVersions.templateId, templates.id))
    .where(
      and(eq(templates.kind, kind), or(inArray(drafted, [...fileIds]), inArray(published, [...fileIds]))),
    );
  return new Set(rows.flatMap((row) => [row.drafted, row.published]));
}

async function ownPictures(db: Queryable, ownerId: string, fileIds: readonly string[]) {
  const rows = await db
    .select({ id: files.id, type: files.type })
    .from(files)
    .where(and(inArray(files.id, [...fileIds]), eq(files.ownerId, ownerId)));
  return new Set(rows.flatMap(({ id, type }) => (type.startsWith('image/') ? [id] : [])));
}
