import { z } from 'zod';
import { fileLink, localizedText, nameText, type Wire } from 'sijil/contract/parts';
import { statusNames } from '../workflow/statuses';
import { teamInspectorView } from './inspectorViews';

/** Steps of the workflow in a period: each status that requests leave, in workflow order. */
export const stepsReport = z.array(
  z.object({
    status: z.enum(statusNames),
    /** Requests that left it in the period, the average hours they spent in it, and the number that were late. */
    left: z.number(),
    hours: z.number().nullable(),
    leftLate: z.number(),
    /** Requests in it now, and the number of them that are late. */
    waiting: z.number(),
    waitingLate: z.number(),
  }),
);

/** Inspectors with the figures of their quality since the first day of the period. */
export const inspectorsReport = z.array(
  z.object({ id: z.string(), name: nameText, quality: teamInspectorView.shape.quality }),
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

/** Scores of the last year's visits under a changed form, without later corrections. */
export const changedWeightsReport = z.object({
  /** Visits that are counted: the newest whose results were sent. */
  visits: z.number(),
  /** True if there are more visits than are counted. */
  more: z.boolean(),
  average: z.object({ before: z.number().nullable(), after: z.number().nullable() }),
  otherGrade: z.number(),
  nowFail: z.number(),
  nowPass: z.number(),
  /** The visits whose scores change most. */
  most: z.array(z.object({ id: z.string(), code: z.string(), before: countedScore, after: countedScore })),
});

/** Packages with a balance that end soon, earliest end first. */
export const packagesReport = z.array(
  z.object({
    id: z.string(),
    requestId: z.string(),
    clientId: z.string(),
    company: nameText,
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

/** A picture of the gallery: the file, its thumbnail, and the answer that it is evidence for. */
export const galleryPicture = z.object({
  id: z.string(),
  file: fileLink,
  thumbnail: z.string(),
  /** Width in pixels, which reserves space before the picture loads; null if unknown. */
  width: z.number().nullable(),
  height: z.number().nullable(),
  client: z.object({ id: z.string(), name: nameText }),
  branch: nameText.nullable(),
  request: z.object({ id: z.string(), number: z.number() }),
  category: localizedText,
  question: localizedText,
  /** Null for an answer without a score; absent for readers who may not read scores. */
  score: z
    .union([z.literal(0), z.literal(1), z.literal(2)])
    .nullable()
    .optional(),
  takenAt: z.date(),
});

/** One page of the gallery, newest first. */
export const galleryPart = z.object({
  pictures: z.array(galleryPicture),
  /** Cursor of the next page; null at the end. */
  next: z.string().nullable(),
  /**
   * Number of pictures on all pages, sent only with the first page and counted up to `galleryCountLimit`; `more` if there are
   * further ones.
   */
  total: z.number().nullable(),
  more: z.boolean(),
});

const inForm = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\/[^/]{1,120}$/);

/** Filters of the gallery. `category` and `question` are prefixed with their form; days are Riyadh days, both included. */
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
export const galleryClients = z.array(z.object({ value: z.string(), label: nameText }));

export type GalleryPicture = Wire<z.infer<typeof galleryPicture>>;
export type GalleryPart = Wire<z.infer<typeof galleryPart>>;
export type GalleryOptions = z.infer<typeof galleryOptions>;
export type GalleryClients = Wire<z.infer<typeof galleryClients>>;
export type GalleryFilters = z.output<typeof galleryFilters>;
