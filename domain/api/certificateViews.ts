import { z } from 'zod';
import { fileLink, localizedText } from './parts';

/** A certificate that stands, as its company reads it. */
export const ownCertificateView = z.object({
  code: z.string(),
  version: z.number(),
  state: z.enum(['valid', 'expired', 'superseded', 'revoked']),
  score: z.number(),
  grade: z.string(),
  issuedAt: z.date(),
  validUntil: z.date(),
  verifyUrl: z.string(),
  request: z.object({ id: z.string(), number: z.number() }),
  subjectName: z.string(),
  city: localizedText,
  service: localizedText,
  files: z.object({ ar: fileLink, en: fileLink }).nullable(),
});
