import { resourceList } from '#app/resources';
import { formBodies, textRoots } from '#app/textRoots';
import { texts } from './textTable';
import { automationTabs, favouriteLabel } from '../consoleTexts';
import { sentenceTexts } from '../sentenceTexts';
import { buttonTexts, declaredFields, isDesignedType } from '../designs/applyDesign';
import { formulaMessages } from '../formulas/formulaError';
import { issueMessages } from '../issueMessages';
import { givenUp } from '../jobs/queuedJobs';
import { languageNames } from '../languageNames';
import { match } from '../lists/filterFields';
import { lists } from '#app/lists';
import { paletteTexts } from '../paletteTexts';
import { deletedRole } from '../roles/roleLabel';
import { actionWords, limitTexts, ruleTexts } from '../roles/ruleTexts';
import { timestamps } from '../systemFields';
import { yesNo } from '../yesNo';
import { celsius } from '../../base/formats/numbers';
import { units } from '../../base/formats/units';
import { periods } from '../../base/i18n/periodText';
import { guessablePasswordMessages, passwordProblemMessages } from '../../base/formats/password';
import { findTexts, type ChangeableText } from './findTexts';

/** Tables of the framework's own that pages and server share. */
const ownRoots = {
  fieldChecks: { ...issueMessages, formula: formulaMessages },
  passwordChecks: { ...passwordProblemMessages, ...guessablePasswordMessages },
  yesNo,
  roleRules: { ruleTexts, actionWords, limitTexts, deletedRole },
  automations: { sentences: sentenceTexts, tabs: automationTabs, button: buttonTexts },
  palette: paletteTexts,
  words: { timestamps, match, languageNames, favouriteLabel, givenUp, units, celsius, periods },
};

/** Texts of the declarations, of the application's tables and of those given besides, by their keys. */
export function localizedTexts(besides: Readonly<Record<string, unknown>> = {}): Map<string, ChangeableText> {
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
