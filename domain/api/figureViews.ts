import { z } from 'zod';
import { figureNames, requestFigures } from '../figures/figures';
import { questionBands, questionLists } from '../figures/questionBands';
import { severities } from '../forms/severities';
import { phases, statusNames } from '../workflow/statuses';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { requestSummary } from './requestViews';
import { keysOf } from 'sijil/base/objects';

const named = z.object({ id: z.string(), name: localizedText });
/** Riyadh days, both included. */
const days = z.object({ from: z.string(), to: z.string() });

/** Figures of a period, and those of the equally long period before it. */
export const clientManagementView = z.object({
  days,
  before: days,
  figures: z.array(
    z.object({
      name: z.enum(figureNames),
      /** Halalas, a count or a score; null without values to average. */
      value: z.number().nullable(),
      before: z.number().nullable(),
      /** Percentage change, of a score in points; one decimal. Null without an earlier value. */
      change: z.number().nullable(),
      /** Value of each of the twelve months up to the period's last one; empty for a figure that is not charted. */
      months: z.array(z.number().nullable()),
    }),
  ),
});

/** A client's figures of a period. */
export const clientFiguresRow = z.object({
  id: z.string(),
  code: z.string(),
  name: nameText,
  createdAt: z.date(),
  orders: z.number(),
  /** Halalas, VAT included. */
  value: z.number(),
  inspections: z.number(),
  averageScore: z.number().nullable(),
  /** Requests of the client that are still open, whenever they were placed. */
  open: z.number(),
});

/** A figure by month, in total and by service; null for a month without values to average. */
export const chartView = z.object({
  name: z.enum(requestFigures),
  services: z.array(named),
  months: z.array(
    z.object({
      month: z.string(),
      value: z.number().nullable(),
      services: z.array(z.object({ id: z.string(), value: z.number() })),
    }),
  ),
});

export const inspectionsView = z.object({
  /** Open requests by phase, with the statuses of each phase. */
  phases: z.array(
    z.object({
      phase: z.enum(phases),
      count: z.number(),
      statuses: z.array(z.object({ status: z.enum(statusNames), count: z.number() })),
    }),
  ),
  /** Services ordered in the period. */
  services: z.array(
    named.extend({
      orders: z.number(),
      inspections: z.number(),
      averageScore: z.number().nullable(),
    }),
  ),
});

export const questionView = z.object({
  key: z.string(),
  text: localizedText,
  category: localizedText,
  severity: z.enum(keysOf(severities)),
  tally: z.object({
    zero: z.number(),
    one: z.number(),
    two: z.number(),
    notApplicable: z.number(),
  }),
  /** 0 to 2, two decimals, over the answers that applied; null when none did. */
  average: z.number().nullable(),
});

export const questionBand = z.enum(questionBands);
export const questionList = z.enum(questionLists);

/** A question with the share of answers that fell short, and the change of that share. */
const shortQuestionView = questionView.extend({
  /** Per cent of the answers that applied, one decimal; null when none did. */
  share: z.number().nullable(),
  /** Difference in points from the same number of months before; null if no item applied then. */
  change: z.number().nullable(),
});

/** Riyadh months, both included. */
const months = z.object({ from: z.string(), to: z.string() });

/** Number of a form's questions in each band of averages, and its lowest-rated questions. */
const overview = z.object({
  bands: z.array(z.object({ band: questionBand, count: z.number() })),
  lowest: z.array(questionView),
});

export const questionsView = z.object({
  period: months,
  services: z.array(
    z.object({
      service: named,
      answers: z.number(),
      bands: overview.shape.bands,
      short: z.object({
        total: z.number(),
        worst: z.array(shortQuestionView),
      }),
    }),
  ),
});

export const questionDetailsView = z.object({
  service: named,
  period: months,
  questions: z.array(shortQuestionView),
  /** Visits with this answer to one question, the latest first, and their number. */
  visits: z
    .object({
      total: z.number(),
      rows: z.array(
        z.object({
          request: requestSummary,
          vehicle: z.string().nullable(),
          score: z.union([z.literal(0), z.literal(1), z.literal(2)]).nullable(),
          note: z.string().nullable(),
          sentAt: z.date(),
        }),
      ),
    })
    .nullable(),
});

export type ClientManagementView = Wire<z.infer<typeof clientManagementView>>;
export type ClientFiguresRow = Wire<z.infer<typeof clientFiguresRow>>;
export type ChartView = Wire<z.infer<typeof chartView>>;
export type InspectionsView = Wire<z.infer<typeof inspectionsView>>;
export type QuestionsView = Wire<z.infer<typeof questionsView>>;
export type QuestionDetailsView = Wire<z.infer<typeof questionDetailsView>>;
export type ShortQuestion = Wire<z.infer<typeof shortQuestionView>>;
export type QuestionFigures = Wire<z.infer<typeof questionView>>;
