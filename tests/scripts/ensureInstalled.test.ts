import { expect, test } from 'vitest';

import { missingPackages } from '../../scripts/ensureInstalled.mjs';

test('what npm has installed is what the lock asks for: a package that nothing needs would be installed anew at each start', () => {
  expect(missingPackages()).toEqual([]);
});
