import { textTable } from '../texts/textTable';
import { type ContrastProblem, contrastProblem, isColour } from '../../base/colour/brandColours';
import type { Mode } from '../../base/colour/surfaces';
import type { Language, Localized } from '../../base/i18n/localized';

/** Message about a main colour with too little contrast in one mode, naming the nearest that passes; null for one that passes. */
export function contrastMessage(colour: unknown, mode: Mode): Localized | null {
  const problem = isColour(colour) ? contrastProblem(colour, mode) : null;
  return problem && { ar: filled(problem, mode, 'ar'), en: filled(problem, mode, 'en') };
}

const filled = ({ of, ratio, nearest }: ContrastProblem, mode: Mode, language: Language) =>
  messages[of][language]
    .replace('{mode}', modes[mode][language])
    .replace('{ratio}', ratio.toFixed(1))
    .replace('{nearest}', `\u2066${nearest}\u2069`);

const messages = textTable('checks/contrastMessage', {
  control: {
    ar: 'لا يتميز هذا اللون عن الصفحة في {mode}: التباين {ratio}، والمطلوب 3 على الأقل. أقرب لون مناسب: {nearest}',
    en: 'This colour does not stand out from the page in {mode}: its contrast is {ratio}, and at least 3 is needed. Nearest suitable colour: {nearest}',
  },
  letters: {
    ar: 'تصعب قراءة النص على هذا اللون في {mode}: التباين {ratio}، والمطلوب 4.5 على الأقل. أقرب لون مناسب: {nearest}',
    en: 'Text on this colour is hard to read in {mode}: its contrast is {ratio}, and at least 4.5 is needed. Nearest suitable colour: {nearest}',
  },
} satisfies Record<ContrastProblem['of'], Localized>);

const modes = textTable('words/contrastModes', {
  light: { ar: 'الوضع الفاتح', en: 'light mode' },
  dark: { ar: 'الوضع الداكن', en: 'dark mode' },
} satisfies Record<Mode, Localized>);
