import type { Language } from '#framework/base/i18n/localized';
import type { Resource } from '#framework/schema/resource';

/**
 * Name of a record of the resource without an article, inside a sentence: «إضافة فرع», "Add branch". Declarations write
 * Arabic names with the article, as menus and labels need them.
 */
export function indefiniteName(resource: Resource, language: Language): string {
  const { ar, en } = resource.label.one;
  if (language === 'ar') return ar.replaceAll(/(^|\s)ال(?=\p{L}{2})/gu, '$1');
  // «VAT number» keeps its capitals, «Client type» does not.
  return /^\p{Lu}\p{Ll}/u.test(en) ? en[0]?.toLowerCase() + en.slice(1) : en;
}
