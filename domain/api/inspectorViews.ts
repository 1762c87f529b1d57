import { z } from 'zod';
import { reportStates } from '../inspectors';
import { localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { keysOf } from 'sijil/base/objects';

const reportState = z.enum(keysOf(reportStates));

/** Quality of an inspector's work in the last 365 days. */
const quality = z.object({
  /** Forms that their supervisors have reviewed, and the answers in them. */
  forms: z.number(),
  answers: z.number(),
  /** Answers whose score or reading a review changed, and their share in percent; null if none was reviewed. */
  moved: z.number(),
  movedPercent: z.number().nullable(),
  /** Reports that are not dismissed. */
  reports: z.number(),
  reportsUpheld: z.number(),
  /** Average client review after visits, out of 5. */
  clientReviews: z.number(),
  clientAverage: z.number().nullable(),
});

/** Changes that reviews made to an inspector's answers; counts only answers given on the visits themselves. */
const movedFigures = z.object({
  answers: z.number(),
  /** Answers that a review changed, and their share in percent; null if none was reviewed. */
  moved: z.number(),
  movedPercent: z.number().nullable(),
  lowered: z.number(),
  raised: z.number(),
});
export const calibrationView = movedFigures.extend({
  /** The questions whose answers were moved most often, at most twelve. */
  questions: z.array(
    movedFigures.extend({
      text: localizedText,
      /** Mean change of the changed answers in points, of two; null if only readings changed. */
      shift: z.number().nullable(),
    }),
  ),
});
export type CalibrationView = z.output<typeof calibrationView>;

/** An inspector of the caller's team, with their workload and the quality of their work. */
export const teamInspectorView = z.object({
  id: z.string(),
  name: nameText,
  level: z.string(),
  city: localizedText,
  active: z.boolean(),
  /** Visits of this week, future visits, and days off in this week. */
  thisWeek: z.number(),
  ahead: z.number(),
  daysOff: z.number(),
  quality,
  /** The caller's own latest rating, from 1 to 5. */
  ownRating: z.number().nullable(),
});

/** Report about an inspector and its progress, for its author. */
export const ownReportView = z.object({
  id: z.string(),
  reason: z.string(),
  request: z.object({ id: z.string(), number: z.number() }).nullable(),
  status: reportState,
  note: z.string().nullable(),
  createdAt: z.date(),
  decidedAt: z.date().nullable(),
});

/** Inspector of the caller's team, with all details. */
export const teamInspectorDetailView = teamInspectorView.extend({
  phone: z.string(),
  email: z.string(),
  /** Client reviews, newest first, at most ten. */
  clientReviews: z.array(
    z.object({
      request: z.object({ id: z.string(), number: z.number() }),
      average: z.number(),
      comment: z.string().nullable(),
      createdAt: z.date(),
    }),
  ),
  /** Reviews by the caller, newest first, at most ten. */
  ownReviews: z.array(
    z.object({ id: z.string(), rating: z.number(), comment: z.string().nullable(), createdAt: z.date() }),
  ),
  /** Reports by the caller, newest first, at most twenty. */
  ownReports: z.array(ownReportView),
});

export const teamTotalView = z.object({ total: z.number(), active: z.number() });

export type TeamInspectorView = Wire<z.infer<typeof teamInspectorView>>;
export type TeamInspectorDetailView = Wire<z.infer<typeof teamInspectorDetailView>>;
export type OwnReportView = Wire<z.infer<typeof ownReportView>>;
