import { createHash } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { registry, resourceNamed } from '#app/resources';
import { serverTextRoots } from '#app/server/textRoots';
import { forgetDerived } from '#framework/schema/designs/applyDesign';
import { applyTexts, type ChangeableText, type TextChange } from '#framework/schema/texts/findTexts';
import { localizedTexts } from '#framework/schema/texts/localizedTexts';
import type { Queryable } from './connect';
import { columnNamed } from './schema/tables';
import { storedRows } from './storedRows';

/** Declaration of the changed texts, where the application has it. */
export const textsResource = 'changedTexts';

let texts: Map<string, ChangeableText> | undefined;
let appliedChanges: { readonly version: string; readonly changes: readonly TextChange[] } = {
  version: '',
  changes: [],
};

/** The texts of this process, by their keys. */
export const serverTexts = () => (texts ??= localizedTexts(serverTextRoots));

/** The texts whose words this process changed. */
export const appliedTexts = () => appliedChanges.changes;

/** Tells one set of changed texts from another; empty where none is changed. */
export const changedTextsVersion = () => appliedChanges.version;

/** Gives the texts of this process the words that the database has. */
export async function followTexts(db: Queryable): Promise<void> {
  const changes = await readTexts(db);
  const version = textsVersionOf(changes);
  if (version === appliedChanges.version) return;
  applyTexts(serverTexts(), changes);
  forgetDerived(registry);
  appliedChanges = { version, changes };
}

function textsVersionOf(changes: readonly TextChange[]): string {
  if (changes.length === 0) return '';
  return createHash('sha256').update(JSON.stringify(changes)).digest('hex').slice(0, 12);
}

/** The changed texts in the order of their keys; none where the application has no declaration of them. */
export async function readTexts(db: Queryable): Promise<TextChange[]> {
  if (!resourceNamed(textsResource)) return [];
  const rows = await storedRows<TextChange>(db, textsResource, {
    where: isNull(columnNamed(textsResource, 'deletedAt')),
    orderBy: [columnNamed(textsResource, 'key'), columnNamed(textsResource, 'language')],
  });
  return rows.map(({ key, language, text }) => ({ key, language, text }));
}
