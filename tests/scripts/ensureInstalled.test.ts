import { expect, test } from 'vitest';

import { missingPackages } from '../../scripts/ensureInstalled.mjs';

test('no required package of the lock file is missing or installed in another version', () => {
  expect(missingPackages()).toEqual([]);
});
