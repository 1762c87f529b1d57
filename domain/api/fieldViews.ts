import { z } from 'zod';
import { statusNames } from '../workflow/statuses';

/** What an app needs to know that its form has arrived: `submittedAt` is null until it has, and after it was returned. */
export const formReceipt = z.object({
  number: z.number(),
  status: z.enum(statusNames),
  submittedAt: z.date().nullable(),
  answers: z.number(),
});
export type FormReceipt = z.output<typeof formReceipt>;

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
