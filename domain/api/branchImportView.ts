import { z } from 'zod';
import { importOutcome } from './consoleViews';
import type { Wire } from './parts';
import { recordValues } from './recordView';

/** What came of a sheet of branches, and how the rows that are right were understood. */
export const branchImportView = importOutcome.pick({ created: true, valid: true, refused: true }).extend({
  found: z.array(
    z.object({
      line: z.number(),
      /** As a form takes it. */
      branch: recordValues,
      /** Where it is, in the caller's words: city, district, street. */
      place: z.string(),
    }),
  ),
});
export type BranchImport = Wire<z.infer<typeof branchImportView>>;
