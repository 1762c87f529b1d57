import { expect, it } from 'vitest';
import { isAllowed, unknownLicences } from '../../scripts/licences';

it.each([
  ['MIT', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND OFL-1.1', true],
  ['MIT AND GPL-3.0-only', false],
  ['Hippocratic-2.1', false],
  ['SEE LICENSE IN LICENSE', false],
  ['', false],
])('a dependency with the licence «%s» is allowed: %s', (licence, may) => {
  expect(isAllowed(licence)).toBe(may);
});

it('every production dependency has an allowed or reviewed licence', () => {
  expect(unknownLicences()).toEqual([]);
});
