import type { FieldKind } from './fieldKinds';
import { booleanRule } from './rules/booleanRule';
import { choiceRule, choicesRule } from './rules/choiceRules';
import { codeRule } from './rules/codeRule';
import { dateRules } from './rules/dateRules';
import { fileRules } from './rules/fileRules';
import { formattedRules } from './rules/formattedRules';
import { jsonRule } from './rules/jsonRule';
import { localizedRule } from './rules/localizedRule';
import { locationRule } from './rules/locationRule';
import { longTextRule } from './rules/longTextRule';
import { numberRules } from './rules/numberRules';
import { ownedListRule } from './rules/ownedListRule';
import { passwordRule } from './rules/passwordRule';
import { referenceRule, referencesRule } from './rules/referenceRules';
import { richTextRule } from './rules/richTextRule';
import { textRule } from './rules/textRule';
import type { Rule } from './rule';

/** What a value of each kind must be. Apart from the kinds themselves, so that a list is drawn without it. */
export const fieldRules = {
  text: textRule,
  code: codeRule,
  longText: longTextRule,
  richText: richTextRule,
  localized: localizedRule,
  ...formattedRules,
  ...numberRules,
  ...dateRules,
  ...fileRules,
  boolean: booleanRule,
  choice: choiceRule,
  choices: choicesRule,
  reference: referenceRule,
  references: referencesRule,
  location: locationRule,
  password: passwordRule,
  ownedList: ownedListRule,
  json: jsonRule,
} satisfies Record<FieldKind, Rule<never>>;
