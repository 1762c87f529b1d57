import { z } from 'zod';
import { exportView } from '#framework/contract/exportViews';
import { comparableView, comparisonView } from '../comparisonViews';

/** Ids in one word of the address, between commas. */
const idList = z
  .string()
  .max(2_000)
  .default('')
  .transform((list) => list.split(',').filter(Boolean));

export const comparisonOperations = {
  'clientInspections.compareBranches': { query: z.object({ branches: idList }), answer: comparableView },
  'clientInspections.compare': { query: z.object({ ids: idList }), answer: comparisonView },
  'exports.comparison': {
    query: z.object({ ids: idList, show: z.enum(['differences', 'all']).default('differences') }),
    answer: exportView,
  },
  'clientInspections.compareReport': {
    query: z.object({ ids: idList, show: z.enum(['differences', 'all']).default('differences') }),
    answer: { file: 'application/pdf' as const },
  },
};
