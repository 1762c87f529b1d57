import { z } from 'zod';
import { fileLink, localizedText } from '#framework/contract/parts';

/** Reason for revoking a certificate, and its holder's reply. */
export const revocationView = z.object({
  at: z.date(),
  reason: z.string().nullable(),
  reply: z.string().nullable(),
  repliedAt: z.date().nullable(),
});

/** The public keys that certificates are signed with, as a JSON Web Key Set. */
export const certificateKeysView = z.object({
  keys: z.array(
    z.object({
      kty: z.string(),
      crv: z.string(),
      use: z.string(),
      alg: z.string(),
      kid: z.string(),
      x: z.string(),
    }),
  ),
});

export type CertificateKeys = z.output<typeof certificateKeysView>;

/** Valid certificate, as its company reads it. */
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

/** A certificate as a post: what to say, and where each network takes it. */
export const sharePostView = z.object({
  /** The public page of the certificate; its preview is drawn by the server. */
  url: z.string(),
  /** Id of the published post; null for the default one, where none is published. */
  templateId: z.string().nullable(),
  caption: localizedText,
  /** The picture, as each place takes it. */
  pictures: z.object({ preview: z.string(), post: z.string(), story: z.string() }),
  links: z.object({
    twitter: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    whatsapp: z.string(),
  }),
});

export type SharePost = z.output<typeof sharePostView>;
