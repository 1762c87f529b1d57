import { z } from 'zod';
import { localizedText, type Wire } from '#framework/contract/parts';
import { statusNames } from '../workflow/statuses';
import { teamInspectorView } from './inspectorViews';

/** The steps of the workflow in a period: a status that requests leave, in the order of the way. */
export const stepsReport = z.array(
  z.object({
    status: z.enum(statusNames),
    /** Requests that left it in the period, their average hours in it, and those of them that were late. */
    left: z.number(),
    hours: z.number().nullable(),
    leftLate: z.number(),
    /** Requests in it now, and those of them that are late. */
    waiting: z.number(),
    waitingLate: z.number(),
  }),
);

/** Inspectors with the figures of their quality since the first day of the period. */
export const inspectorsReport = z.array(
  z.object({ id: z.string(), name: z.string(), quality: teamInspectorView.shape.quality }),
);

/** Answers of the visits of a period, by the city of the branch; null for vehicles. */
export const complianceReport = z.array(
  z.object({
    cityId: z.string().nullable(),
    name: localizedText.nullable(),
    /** Answers that applied. */
    answers: z.number(),
    /** Per cent of them that fully comply, one decimal. */
    share: z.number().nullable(),
  }),
);

const countedScore = z.object({
  total: z.number().nullable(),
  grade: z.string().nullable(),
  /** True for a score that earns a certificate. */
  passes: z.boolean(),
});

/** Scores that the visits of the last year would have by a changed form, without later corrections. */
export const changedWeightsReport = z.object({
  /** Visits that are counted: the newest whose results were sent. */
  visits: z.number(),
  /** True where there are more than are counted. */
  more: z.boolean(),
  average: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  otherGrade: z.number(),
  nowFail: z.number(),
  nowPass: z.number(),
  /** The visits whose scores change most. */
  most: z.array(z.object({ id: z.string(), code: z.string(), before: countedScore, after: countedScore })),
});

/** Packages with visits left that end soon, the first to end first. */
export const packagesReport = z.array(
  z.object({
    id: z.string(),
    requestId: z.string(),
    clientId: z.string(),
    company: z.string(),
    name: localizedText,
    remaining: z.number(),
    quantity: z.number(),
    endsOn: z.string(),
  }),
);

export type StepsReport = Wire<z.output<typeof stepsReport>>;
export type InspectorsReport = Wire<z.output<typeof inspectorsReport>>;
export type ComplianceReport = Wire<z.output<typeof complianceReport>>;
export type PackagesReport = Wire<z.output<typeof packagesReport>>;
export type ChangedWeightsReport = Wire<z.output<typeof changedWeightsReport>>;
