import { z } from 'zod';
import { questionBand, questionView } from './figureViews';
import { localizedText, type Wire } from '#framework/contract/parts';

const score = z.number().nullable();
const namedInBoth = z.object({ id: z.string(), name: localizedText });

/** Results of a branch in one service: by visit, by question, and compared with other branches. */
export const branchStatisticsView = z.object({
  branch: z.object({ id: z.string(), name: z.string(), city: localizedText }),
  /** The services of which the branch has results, and the one that this is about; null where there are none at all. */
  services: z.array(namedInBoth),
  service: namedInBoth.nullable(),
  /** The visits of the period, the first first: the score that was found, and the one after corrections. */
  visits: z.array(z.object({ id: z.string(), number: z.number(), on: z.date(), found: score, now: score })),
  bands: z.array(z.object({ band: questionBand, count: z.number() })),
  lowest: z.array(questionView),
  /** Every question that was answered, with the visits (by id) in which it was answered how. */
  questions: z.array(
    questionView.extend({
      categoryKey: z.string().nullable(),
      answers: z.array(z.object({ visit: z.string(), score })),
    }),
  ),
  /** Out of 100, over all visits of the period; `company` the other branches, `city` other companies. */
  scores: z.object({ branch: score, company: score, city: score }),
  categories: z.array(
    z.object({ key: z.string(), title: localizedText, branch: score, company: score, city: score }),
  ),
  /** Number of the company's other branches in the comparison. */
  otherBranches: z.number(),
  /** Visits behind their mean, the latest first: their number, and those that are listed here. */
  otherVisits: z.object({
    total: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        number: z.number(),
        branch: z.object({
          id: z.string(),
          name: z.string(),
        }),
        on: z.date(),
        now: score,
      }),
    ),
  }),
  /** False where too few companies were inspected in the city for their mean to be nobody's. */
  cityShown: z.boolean(),
});

export type BranchStatisticsView = Wire<z.infer<typeof branchStatisticsView>>;
