import { resourceList } from '#app/resources';
import { formBodies, textRoots } from '#app/textRoots';
import type { Localized } from '../../base/i18n/localized';
import { texts } from './textTable';
import { declaredFields, isDesignedType } from '../designs/applyDesign';
import { formulaMessages } from '../formulas/formulaError';
import { issueMessages } from '../issueMessages';
import { lists } from '#app/lists';
import { actionWords } from '../roles/roleWords';
import { ruleTexts } from '../roles/ruleTexts';
import { yesNo } from '../yesNo';
import { guessablePasswordMessages, passwordProblemMessages } from '../../base/formats/password';
import { findTexts } from './findTexts';

/** Tables of the framework's own that pages and server share. */
const ownRoots = {
  fieldChecks: { ...issueMessages, formula: formulaMessages },
  passwordChecks: { ...passwordProblemMessages, ...guessablePasswordMessages },
  yesNo,
  roleRules: { ruleTexts, actionWords },
};

/** Texts in two languages of the declarations, of the application's tables and of those given besides, by their keys. */
export function localizedTexts(besides: Readonly<Record<string, unknown>> = {}): Map<string, Localized> {
  const coded = resourceList.filter((resource) => !isDesignedType(resource));
  const records = coded.map((resource) => [resource.name, { ...resource, fields: declaredFields(resource) }]);
  return findTexts({
    ...ownRoots,
    ...textRoots,
    ...besides,
    ...inOrder(texts.tables),
    records: Object.fromEntries(records),
    lists,
    // The last: a field of a record that is also in a form is found at its record.
    bodies: formBodies,
  });
}

/** Tables in the order of their names, whichever was loaded first: it decides the key of a text that two of them have. */
const inOrder = (tables: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> =>
  Object.fromEntries([...tables].sort(([one], [other]) => (one < other ? -1 : 1)));
