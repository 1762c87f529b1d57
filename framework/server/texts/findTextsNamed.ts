import { isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { foundTextsView, textsQuery } from '#framework/contract/textViews';
import type { Wording } from '#framework/schema/texts/wording';
import type { TextChange } from '#framework/schema/texts/textChange';
import { textsResource } from '../db/followTexts';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { areaName } from './textAreas';
import { originalTexts } from './originalTexts';
import type { PageText } from './textFiles';

/** Texts of one page. */
const pageSize = 20;

type Stored = TextChange & { readonly id: string };

/** A page of the texts whose words, original or changed, or whose key hold what is sought. */
export async function findTextsNamed(
  db: Queryable,
  { q, key, _start }: z.output<typeof textsQuery>,
): Promise<z.output<typeof foundTextsView>> {
  const changes = await readStored(db);
  const sought = q?.trim().toLowerCase() ?? '';
  const found = [...originalTexts()].filter(([name, text]) =>
    key === undefined ? holds(name, text, changes, sought) : name === key,
  );
  return {
    total: found.length,
    rows: found.slice(_start, _start + pageSize).map(([name, { area, ar, en }]) => {
      const [inArabic, inEnglish] = [changes.get(`${name}/ar`), changes.get(`${name}/en`)];
      return {
        key: name,
        area: areaName(area),
        original: { ar, en },
        changed: { ar: inArabic?.text ?? null, en: inEnglish?.text ?? null },
        ids: { ar: inArabic?.id ?? null, en: inEnglish?.id ?? null },
      };
    }),
  };
}

async function readStored(db: Queryable): Promise<ReadonlyMap<string, Stored>> {
  const stored = await storedRows<Stored>(db, textsResource, {
    where: isNull(columnNamed(textsResource, 'deletedAt')),
  });
  return new Map(stored.map((change) => [`${change.key}/${change.language}`, change]));
}

function holds(
  key: string,
  { ar, en }: PageText,
  changes: ReadonlyMap<string, Stored>,
  sought: string,
): boolean {
  if (sought === '') return true;
  const texts = [ar, en, changes.get(`${key}/ar`)?.text, changes.get(`${key}/en`)?.text];
  return key.toLowerCase().includes(sought) || texts.some((text) => text && wordsHold(text, sought));
}

const wordsHold = (words: Wording, sought: string) =>
  Object.values(words).some((text) => text.toLowerCase().includes(sought));
