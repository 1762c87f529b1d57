// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { otherWord } from 'sijil/react/components/dialogLook';
import { changeLanguage, startI18n } from 'sijil/react/providers/i18n';

it.each([
  ['ar', 'حذف العرض', 'إلغاء'],
  ['ar', 'إلغاء الربط', 'رجوع'],
  ['en', 'Delete view', 'Cancel'],
  ['en', 'Cancel request', 'Back'],
] as const)('in %s the button next to «%s» is «%s»', async (language, mainWord, other) => {
  await startI18n();
  await changeLanguage(language);
  expect(otherWord(mainWord)).toBe(other);
});
