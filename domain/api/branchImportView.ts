import { z } from 'zod';
import { importOutcome } from '#framework/contract/consoleViews';
import type { Wire } from '#framework/contract/parts';
import { recordValues } from '#framework/contract/recordView';

/** Result of importing a sheet of branches, with the valid rows as they were understood. */
export const branchImportView = importOutcome.pick({ created: true, valid: true, refused: true }).extend({
  found: z.array(
    z.object({
      line: z.number(),
      /** Values as a form takes them. */
      branch: recordValues,
      /** Location in the caller's language: city, district, street. */
      place: z.string(),
    }),
  ),
});
export type BranchImport = Wire<z.infer<typeof branchImportView>>;
