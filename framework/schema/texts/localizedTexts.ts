import { resourceList } from '#app/resources';
import { textRoots } from '#app/textRoots';
import type { Localized } from '../../base/i18n/localized';
import { declaredFields, isDesignedType } from '../designs/applyDesign';
import { findTexts } from './findTexts';

/** Texts in two languages of the declarations, of the application's tables and of those given besides, by their keys. */
export function localizedTexts(besides: Readonly<Record<string, unknown>> = {}): Map<string, Localized> {
  const coded = resourceList.filter((resource) => !isDesignedType(resource));
  const records = coded.map((resource) => [resource.name, { ...resource, fields: declaredFields(resource) }]);
  return findTexts({ ...textRoots, ...besides, records: Object.fromEntries(records) });
}
