import { z } from 'zod';
import { localizedText, named, nameText, type Wire } from 'sijil/contract/parts';
import { resultsView } from './requestViews';
import { questionBand, questionView } from './figureViews';
import { changes } from '../comparison';

const question = resultsView.shape.parts.element.shape.categories.element.shape.questions.element;

const visit = z.object({
  id: z.string(),
  number: z.number(),
  service: localizedText,
  /** Null for vehicles that belong to no branch. */
  branch: z.object({ id: z.string(), name: nameText }).nullable(),
  /** Number of inspected vehicles; none for a branch. */
  vehicles: z.number(),
  /** Time of the inspection. */
  on: z.date().nullable(),
  score: z.number().nullable(),
  grade: z.string().nullable(),
  /** True once a certificate of the inspection was revoked: its score no longer counts. */
  revoked: z.boolean(),
});

/** Choices for a comparison: the reader's branches, and the inspections of the chosen ones whose results were sent. */
export const comparableView = z.object({
  branches: z.array(
    z.object({
      /** `none` for vehicles that belong to no branch. */
      id: z.string(),
      name: nameText.nullable(),
      city: localizedText.nullable(),
      inspections: z.number(),
    }),
  ),
  /** The newest first. */
  inspections: z.array(visit),
  /** True if there are older inspections than the listed ones. */
  more: z.boolean(),
  /** Without chosen branches: the inspections to compare at first, earliest first; null without two of a branch and service. */
  suggested: z.object({ branchId: z.string(), ids: z.array(z.string()) }).nullable(),
});

const answer = question
  .pick({
    score: true,
    mended: true,
    asked: true,
    reading: true,
    entries: true,
    note: true,
    supervisorNote: true,
    evidence: true,
  })
  .extend({ vehicle: named.nullable() });

/** Comparison of two or three inspections. Arrays inside it have one entry for each inspection, in their order. */
export const comparisonView = z.object({
  /** Shared basis of the inspections: one form, several versions of it, or different forms. */
  basis: z.enum(['form', 'versions', 'forms']),
  inspections: z.array(
    visit.extend({
      form: z.object({ key: z.string(), title: localizedText, version: z.number() }),
      gradeReason: localizedText.nullable(),
      atVisit: resultsView.shape.atVisit,
      correctedAt: z.date().nullable(),
      passingScore: z.number(),
    }),
  ),
  /** Questions that at least two of the inspections answer: their number, and the number with different answers. */
  compared: z.number(),
  differing: z.number(),
  /** Numbers of questions by what became of them, for inspections of one branch in their order; null for others. */
  changes: z.object({ worse: z.number(), repeated: z.number(), better: z.number() }).nullable(),
  categories: z.array(
    z.object({
      formKey: z.string(),
      key: z.string(),
      title: localizedText,
      scores: z.array(z.number().nullable()),
      differing: z.number(),
      questions: z.array(
        z.object({
          key: z.string(),
          text: localizedText,
          severity: z.string(),
          /** Number of inspections that ask the question. */
          asked: z.number(),
          differs: z.boolean(),
          /** From the inspection before the last one to the last, as found. */
          change: z.enum(changes).nullable(),
          /** Null for an inspection whose form does not have the question; of several vehicles, the worst score. */
          cells: z.array(z.object({ score: question.shape.score, answers: z.array(answer) }).nullable()),
        }),
      ),
    }),
  ),
});

export type ComparableView = Wire<z.infer<typeof comparableView>>;
export type ComparisonView = Wire<z.infer<typeof comparisonView>>;

const score = z.number().nullable();
const localizedName = z.object({ id: z.string(), name: localizedText });

/** Results of a branch in one service: by visit, by question, and compared with other branches. */
export const branchStatisticsView = z.object({
  branch: z.object({ id: z.string(), name: nameText, city: localizedText }),
  /** Services for which the branch has results, and the service shown here; null for a branch without results. */
  services: z.array(localizedName),
  service: localizedName.nullable(),
  /** Visits of the period, oldest first: the score at the visit, and the score after corrections. */
  visits: z.array(z.object({ id: z.string(), number: z.number(), on: z.date(), found: score, now: score })),
  bands: z.array(z.object({ band: questionBand, count: z.number() })),
  lowest: z.array(questionView),
  /** All answered questions, with the ids of the visits by answer. */
  questions: z.array(
    questionView.extend({
      categoryKey: z.string().nullable(),
      answers: z.array(z.object({ visit: z.string(), score })),
    }),
  ),
  /** Means of the visits' present scores in the period; `company` the other branches, `city` other companies. */
  scores: z.object({ branch: score, company: score, city: score }),
  /** As found at the visits, over all their answers. */
  categories: z.array(
    z.object({ key: z.string(), title: localizedText, branch: score, company: score, city: score }),
  ),
  /** Number of the company's other branches in the comparison. */
  otherBranches: z.number(),
  /** Visits that make up the means of the others, latest first: their total, and those that are listed here. */
  otherVisits: z.object({
    total: z.number(),
    rows: z.array(
      z.object({
        id: z.string(),
        number: z.number(),
        branch: z.object({
          id: z.string(),
          name: nameText,
        }),
        on: z.date(),
        now: score,
      }),
    ),
  }),
  /** False if so few companies were inspected in the city that their mean could identify one. */
  cityShown: z.boolean(),
});

export type BranchStatisticsView = Wire<z.infer<typeof branchStatisticsView>>;
