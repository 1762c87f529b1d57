import { isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { foundTextsView, textsQuery } from 'sijil/contract/designFile';
import type { Wording } from 'sijil/schema/kinds/wording';
import type { TextChange } from 'sijil/schema/texts/findTexts';
import { appliedTexts, changedTextsVersion, textsResource } from '../db/followChanges';
import type { Queryable } from '../db/connect';
import { columnNamed } from '../db/schema/tables';
import { storedRows } from '../db/storedRows';
import { originalTexts, type PageText } from './textFiles';
import { resourceNamed } from 'sijil/schema/application';
import { serverTextPart } from '../db/serverTexts';
import type { Localized } from 'sijil/base/i18n/localized';
import { permissionFor } from 'sijil/schema/access';
import { followLatestDesign } from '../db/followDesign';
import type { AppContext } from '../http/appContext';
import { ApiError } from '../http/apiError';
import { operation } from '../http/operation';

/** Names of the groups of texts of the framework itself. */
const ownAreas: Readonly<Record<string, Localized>> = {
  brand: { ar: 'الشعار والألوان', en: 'Logo and colours' },
  checks: { ar: 'رسائل التحقق', en: 'Validation messages' },
  charts: { ar: 'الرسوم البيانية', en: 'Charts' },
  common: { ar: 'كل الصفحات', en: 'All pages' },
  console: { ar: 'القوائم والسجلات', en: 'Lists and records' },
  designs: { ar: 'ملفات الإعداد', en: 'Set-up files' },
  fields: { ar: 'الحقول والنماذج', en: 'Fields and forms' },
  fieldChecks: { ar: 'رسائل الحقول', en: 'Field messages' },
  passwordChecks: { ar: 'شروط كلمة المرور', en: 'Password requirements' },
  yesNo: { ar: 'نعم ولا', en: 'Yes and no' },
  list: { ar: 'القوائم', en: 'Lists' },
  palette: { ar: 'البحث السريع', en: 'Quick search' },
  lists: { ar: 'عروض القوائم الجاهزة', en: 'Ready-made list views' },
  record: { ar: 'صفحة السجل', en: 'Record page' },
  refine: { ar: 'أزرار الصفحات ورسائلها', en: 'Buttons and messages of pages' },
  roleRules: { ar: 'شرح الصلاحيات', en: 'Explanation of permissions' },
  summaries: { ar: 'أسماء المجموعات والمقاييس', en: 'Names of groups and measures' },
  summary: { ar: 'تقارير القوائم', en: 'Reports of lists' },
  texts: { ar: 'نصوص المنصة', en: 'Texts' },
  theme: { ar: 'المظهر', en: 'Appearance' },
  transfer: { ar: 'الاستيراد والتصدير', en: 'Import and export' },
  words: { ar: 'عبارات متفرقة', en: 'Other phrases' },
};

/** Returns the name of the group of a text: its records, or a part of the application. */
export const areaName = (area: string): Localized =>
  serverTextPart().areas[area] ?? resourceNamed(area)?.label.many ?? ownAreas[area] ?? { ar: area, en: area };

/** Number of texts on one page. */
const pageSize = 20;

type Stored = TextChange & { readonly id: string };

/** Returns a page of the texts whose words, original or changed, or whose key contain the searched text. */
async function findTextsNamed(
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

/** Registers the changed texts, which every page reads, and the list of all texts, which designers read. */
export function registerTexts(api: AppContext): void {
  operation(api, 'texts.get', {
    summary: 'Texts whose words were changed; every page reads them',
    handler: async ({ reply, query: { version } }) => {
      if (version !== changedTextsVersion()) await followLatestDesign(api.db);
      const isThis = version === changedTextsVersion();
      reply.header('cache-control', isThis ? 'public, max-age=31536000, immutable' : 'no-store');
      return [...appliedTexts()];
    },
  });

  operation(api, 'texts.find', {
    summary: 'All texts of the application, with the words that were changed',
    handler: async ({ actor, query }) => {
      const resource = resourceNamed(textsResource);
      if (!resource || permissionFor(resource, 'read', actor) === 'none') throw new ApiError('forbidden');
      return findTextsNamed(api.db, query);
    },
  });
}
