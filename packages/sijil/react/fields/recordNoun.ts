import type { Language } from 'sijil/base/i18n/localized';
import type { Resource } from 'sijil/schema/resource';

/** Number of records with the resource's own noun, «38 طلبًا»; null where its declaration has no forms of it. */
export function countedName(resource: Resource, count: number, language: Language): string | null {
  const { counted, many } = resource.label;
  if (!counted || count === 0) return null;
  if (language === 'en') {
    return `${count} ${count === 1 ? indefiniteName(resource, 'en') : withSmallInitial(many.en)}`;
  }
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one' || form === 'two') return counted[form];
  const noun = form === 'few' || form === 'many' ? counted[form] : indefiniteName(resource, 'ar');
  return `${count} ${noun}`;
}

/** Returns the name of the resource's records inside a sentence: «الطلبات», "requests". */
export function manyName({ label: { many } }: Resource, language: Language): string {
  return language === 'ar' ? many.ar : withSmallInitial(many.en);
}

/** Lower-cases the initial: “Tax numbers” becomes “tax numbers”, but “VAT numbers” keeps its capitals. */
function withSmallInitial(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? `${name[0]?.toLowerCase()}${name.slice(1)}` : name;
}

/**
 * Name of a record of the resource without an article, inside a sentence: «إضافة فرع», "Add branch". Declarations write
 * Arabic names with the article, as menus and labels need them.
 */
export function indefiniteName(resource: Resource, language: Language): string {
  const { ar, en } = resource.label.one;
  if (language === 'ar') return ar.replaceAll(/(^|\s)ال(?=\p{L}{2})/gu, '$1');
  return withSmallInitial(en);
}
