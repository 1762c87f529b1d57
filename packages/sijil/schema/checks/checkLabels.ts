import type { Localized } from '../../base/i18n/localized';
import { actionName, type Resource } from '../resource';
import type { Field } from '../field';
import { kindOf } from '../fieldKinds';
import { didYouMean } from './checkNames';

const arabicLetter = /\p{Script=Arabic}/u;

/** True for a text with an Arabic letter, as the Arabic one of every label has. */
export const holdsArabic = (text: string): boolean => arabicLetter.test(text);

/** R2, R7, R11: every text of a declaration in both languages, the Arabic one in Arabic. */
export function checkLabels(resource: Resource): string[] {
  const { label, sections, filters, actions = [], rules = [] } = resource;
  return [
    ...checkText(`${resource.name}: label.one`, 'R2', label.one),
    ...checkText(`${resource.name}: label.many`, 'R2', label.many),
    ...sections.flatMap((section, index) =>
      checkText(`${resource.name}: the label of section ${index + 1}`, 'R2', section.label),
    ),
    ...(filters?.more ?? []).flatMap((group, index) =>
      checkText(`${resource.name}: the label of group ${index + 1} of the filters`, 'R2', group.label),
    ),
    ...actions.flatMap((action) => [
      ...checkText(`${resource.name}: the label of the action ${actionName(action)}`, 'R2', action.label),
      ...('link' in action
        ? []
        : checkText(
            `${resource.name}: what is said after the action ${actionName(action)}`,
            'R2',
            action.done,
          )),
      ...('confirm' in action
        ? checkText(
            `${resource.name}: what is asked before the action ${actionName(action)}`,
            'R2',
            action.confirm,
          )
        : []),
    ]),
    ...rules.flatMap((rule) =>
      checkText(`${resource.name}: the message of the rule of ${rule.field}`, 'R2', rule.message),
    ),
  ];
}

/** A label that a declaration leaves out altogether arrives here as undefined, whatever the types say. */
export function checkText(place: string, rule: string, text: Localized | undefined): string[] {
  const missing = (['ar', 'en'] as const).filter((language) => !text?.[language]?.trim());
  if (missing.length > 0) {
    const languages = missing.map((language) => `«${language}»`).join(' and ');
    return [`${rule} ${place}: the label is missing in a language. Write ${languages}.`];
  }
  return text && !holdsArabic(text.ar)
    ? [`R11 ${place}: the Arabic text "${text.ar}" holds no Arabic letter. Write it in Arabic.`]
    : [];
}

const ofResource = Object.keys({
  name: true,
  storedBy: true,
  addedLater: true,
  label: true,
  fields: true,
  title: true,
  about: true,
  dropped: true,
  bodyKb: true,
  list: true,
  search: true,
  filters: true,
  filteredBy: true,
  access: true,
  rules: true,
  rowsOf: true,
  needs: true,
  account: true,
  people: true,
  sort: true,
  longOrders: true,
  madeElsewhere: true,
  sections: true,
  aside: true,
  presets: true,
  children: true,
  inline: true,
  importKey: true,
  uniqueTogether: true,
  actions: true,
  secret: true,
  menu: true,
  single: true,
  path: true,
  api: true,
  operations: true,
} satisfies Record<keyof Resource, true>);

const ofField: readonly string[] = Object.keys({
  kind: true,
  label: true,
  help: true,
  was: true,
  required: true,
  unique: true,
  readOnly: true,
  createOnly: true,
  changeOnly: true,
  shownWhen: true,
  computed: true,
  formula: true,
  drawnFrom: true,
  access: true,
  addedLater: true,
  proposed: true,
  default: true,
} satisfies Record<Exclude<keyof Field, '$value'>, true>);

/** R32: every option of a declaration is known; a misspelt one would silently have no effect. */
export function checkResourceOptions(resource: Resource): string[] {
  return unknown(resource.name, Object.keys(resource), ofResource);
}

export function checkFieldOptions(field: Field, path: string): string[] {
  return unknown(path, Object.keys(field), [...ofField, ...(kindOf(field).options ?? [])]);
}

function unknown(place: string, said: readonly string[], known: readonly string[]): string[] {
  return said
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `R32 ${place}: there is no option "${name}". ${didYouMean(name, known) ?? `The options are ${known.join(', ')}.`}`,
    );
}
