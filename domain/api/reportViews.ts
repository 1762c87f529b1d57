import { z } from 'zod';
import { fileLink, localizedText, type Wire } from '#framework/contract/parts';
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

/** A picture of the gallery: the file, a small one of it, and what it is evidence of. */
export const galleryPicture = z.object({
  id: z.string(),
  file: fileLink,
  thumbnail: z.string(),
  /** Width in pixels, which reserves its place before it has loaded; null where it is not known. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  client: z.object({ id: z.string(), name: z.string() }),
  branch: z.string().nullable(),
  request: z.object({ id: z.string(), number: z.number() }),
  category: localizedText,
  question: localizedText,
  /** Null where the answer has none; absent for those who read no scores. */
  score: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .nullable()
    .optional(),
  takenAt: z.date(),
});

/** A part of the gallery, the newest first. */
export const galleryPart = z.object({
  pictures: z.array(galleryPicture),
  /** Cursor of the next part; null at the end. */
  next: z.string().nullable(),
  /**
   * Number of pictures in all parts, sent with the first alone and counted to `galleryCountLimit`; `more` when there
   * are further ones.
   */
  total: z.number().nullable(),
  more: z.boolean(),
});

const inForm = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]{1,120}$/);

/** Filters of the gallery. `category` and `question` are named with their form; days are Riyadh's, both included. */
export const galleryFilters = z.object({
  clientId: z.uuid().optional(),
  category: inForm.optional(),
  question: inForm.optional(),
  score: z.enum(['0', '1', '2', 'na']).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});

/** Options of a gallery filter. */
export const galleryOptions = z.array(z.object({ value: z.string(), label: localizedText }));
export const galleryClients = z.array(z.object({ value: z.string(), label: z.string() }));

export type GalleryPicture = Wire<z.infer<typeof galleryPicture>>;
export type GalleryPart = Wire<z.infer<typeof galleryPart>>;
export type GalleryOptions = z.infer<typeof galleryOptions>;
export type GalleryClients = z.infer<typeof galleryClients>;
export type GalleryFilters = z.output<typeof galleryFilters>;
