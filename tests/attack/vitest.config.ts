import { longRun } from '../../vitest.config';

/** Besides random calls: the tests of what an admin, a designer or a file brings. They are part of `npm test` too. */
export default longRun(
  'tests/attack/*.attack.ts',
  'tests/process/hostileArchive.sweep.test.ts',
  'tests/designs/designNames.sweep.test.ts',
  'tests/designs/derivedReaders.test.ts',
  'tests/designs/offeredRights.sweep.test.ts',
  'tests/api/fileContents.test.ts',
  'tests/api/actsLater.test.ts',
);
