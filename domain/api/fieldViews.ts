import { z } from 'zod';
import { statusNames } from '../workflow/statuses';
import { assignmentView } from './assignmentView';
import { fileLink } from '#framework/contract/parts';

/** Receipt of a submitted form: `submittedAt` is null until it has arrived, and after it was returned. */
export const formReceipt = z.object({
  number: z.number(),
  status: z.enum(statusNames),
  version: z.number(),
  submittedAt: z.date().nullable(),
  answers: z.number(),
  /** Photos and documents attached to them. */
  files: z.number(),
  score: z.number().nullable(),
  grade: z.string().nullable(),
});
export type FormReceipt = z.output<typeof formReceipt>;

/** Evidence being uploaded; `received` bytes of it are stored, the next part begins there. */
export const evidenceUploadView = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number(),
  received: z.number(),
  /** Once all of it has come and its checksum agreed: what an answer names. */
  file: fileLink.nullable(),
  /** Thumbnail of a picture, 320 pixels wide at most. */
  thumbnailUrl: z.string().nullable(),
  /** Deadline for the remaining parts; each part extends it. */
  expiresAt: z.date(),
});
export type EvidenceUploadView = z.output<typeof evidenceUploadView>;

/** Changes since a cursor: visits that are new or different, and those that no longer belong to the inspector. */
export const assignmentChangesView = z.object({
  /** Sent with the next call. */
  cursor: z.string(),
  changed: z.array(assignmentView),
  /** Ids of visits that were submitted, cancelled or reassigned. */
  gone: z.array(z.string()),
});
export type AssignmentChangesView = z.output<typeof assignmentChangesView>;

/** Days off that an inspector asked for, both ends included. */
export const dayOffView = z.object({
  id: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  reason: z.string(),
  status: z.enum(['pending', 'approved', 'rejected']),
  createdAt: z.date(),
});
export type DayOffView = z.output<typeof dayOffView>;
