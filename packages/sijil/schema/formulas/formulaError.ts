import type { Language, Localized } from '../../base/i18n/localized';

export const formulaMessages = {
  tooLong: { ar: 'الحد الأقصى لحروف الصيغة: {most}.', en: 'The formula is longer than {most} characters.' },
  tooManyUses: {
    ar: 'الحد الأقصى لاستخدام الحقول في الصيغة وما تعتمد عليه من صيغ: {most}.',
    en: 'The formula, with the formulas it depends on, uses fields more than {most} times.',
  },
  unexpected: {
    ar: 'لم تُفهم الصيغة عند «{found}».',
    en: 'The formula cannot be read at “{found}”.',
  },
  expected: {
    ar: 'يُنتظر «{sign}» في الصيغة عند «{found}».',
    en: '“{sign}” is missing from the formula at “{found}”.',
  },
  noField: {
    ar: 'لا حقل معرّفه «{name}» في هذه السجلات، أو حُذف.',
    en: 'These records have no field with the identifier “{name}”, or it was deleted.',
  },
  wrongField: {
    ar: 'لا تُحسب صيغة من الحقل «{name}»: تُستخدم الأعداد والمبالغ والتواريخ والنصوص والاختيارات ونعم أو لا.',
    en: 'No formula uses the field “{name}”: numbers, amounts, dates, texts, choices, yes or no can be used.',
  },
  circle: {
    ar: 'يعتمد الحقل «{name}» على نفسه.',
    en: 'The field “{name}” depends on itself.',
  },
  noFunction: {
    ar: 'لا دالة اسمها «{name}». الدوال: {known}.',
    en: 'There is no function “{name}”. Functions: {known}.',
  },
  count: {
    ar: 'عدد القيم في «{name}» غير صحيح.',
    en: '“{name}” has the wrong number of values.',
  },
  wrongType: {
    ar: 'قيمة من نوع غير مناسب عند «{name}».',
    en: 'The value at “{name}” is of the wrong type.',
  },
  wrongResult: {
    ar: 'ناتج الصيغة لا يناسب نوع الحقل.',
    en: 'The result of the formula does not fit the field’s type.',
  },
} as const satisfies Record<string, Localized>;

/** Error in a formula, with a message for its author. */
export class FormulaError extends Error {
  constructor(
    readonly reason: keyof typeof formulaMessages,
    private readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(reason);
  }

  in(language: Language): string {
    return formulaMessages[this.reason][language].replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => this.values[name] ?? '',
    );
  }
}
