import { resourceList } from '#app/resources';
import { formBodies, textRoots } from '#app/textRoots';
import type { Localized } from '../../base/i18n/localized';
import { textTables } from './textTable';
import { declaredFields, isDesignedType } from '../designs/applyDesign';
import { issueMessages } from '../issueMessages';
import { yesNo } from '../yesNo';
import { passwordProblemMessages } from '../../base/formats/password';
import { findTexts } from './findTexts';

/** Tables of the framework's own that pages and server share. */
const ownRoots = { fieldChecks: issueMessages, passwordChecks: passwordProblemMessages, yesNo };

/** Texts in two languages of the declarations, of the application's tables and of those given besides, by their keys. */
export function localizedTexts(besides: Readonly<Record<string, unknown>> = {}): Map<string, Localized> {
  const coded = resourceList.filter((resource) => !isDesignedType(resource));
  const records = coded.map((resource) => [resource.name, { ...resource, fields: declaredFields(resource) }]);
  return findTexts({
    ...ownRoots,
    ...textRoots,
    ...besides,
    ...textTables(),
    records: Object.fromEntries(records),
    // The last: a field of a record that is also in a form is found at its record.
    bodies: formBodies,
  });
}
