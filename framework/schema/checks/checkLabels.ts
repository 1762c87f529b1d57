import type { Localized } from '../../base/i18n/localized';
import { actionName, type Resource } from '../resource';

const arabicLetter = /\p{Script=Arabic}/u;

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
  return text && !arabicLetter.test(text.ar)
    ? [`R11 ${place}: the Arabic text "${text.ar}" holds no Arabic letter. Write it in Arabic.`]
    : [];
}
