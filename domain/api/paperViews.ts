import { z } from 'zod';
import { packageDurationKeys } from '../pricing/packages';
import { contractTemplateSchema } from '../templates/contractTemplate';
import { fileLink, localizedText } from 'sijil/contract/parts';

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

/** A certificate as a post: its text, and the addresses at which each network accepts it. */
export const sharePostView = z.object({
  /** Public page of the certificate; the server renders its preview. */
  url: z.string(),
  /** Id of the published post; null for the default post, if none is published. */
  templateId: z.string().nullable(),
  caption: localizedText,
  /** The picture in the format of each place. */
  pictures: z.object({ preview: z.string(), post: z.string(), story: z.string() }),
  links: z.object({
    twitter: z.string(),
    facebook: z.string(),
    linkedin: z.string(),
    whatsapp: z.string(),
  }),
});

export type SharePost = z.output<typeof sharePostView>;

const text = z.union([z.string(), localizedText]);

const party = z.object({
  representative: text,
  company: text,
  commercialRegistration: z.string().optional(),
  vatNumber: z.string().optional(),
  address: text.optional(),
  phone: z.string().optional(),
  email: z.string().optional(),
});

/** Text of a contract, stored as it was sent (`ContractPaper`); instants as ISO texts, amounts in halalas. */
const paper = z.object({
  number: z.string(),
  issuedOn: z.string(),
  term: localizedText.optional(),
  startsOn: z.string().optional(),
  endsOn: z.string().optional(),
  provider: party,
  client: party,
  service: localizedText,
  package: localizedText,
  inspections: z.number(),
  scope: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('branches'),
      branches: z.array(z.object({ name: text, city: text.optional(), address: text.optional() })),
    }),
    z.object({
      kind: z.literal('vehicles'),
      vehicles: z.array(z.object({ plate: z.string(), kind: text, driver: text.optional() })),
    }),
  ]),
  price: z.object({
    lines: z.array(
      z.object({ description: text, quantity: z.number(), unitPrice: z.number(), net: z.number() }),
    ),
    discount: z.number().optional(),
    subtotal: z.number(),
    vatRate: z.number(),
    vat: z.number(),
    total: z.number(),
  }),
  schedule: z.array(
    z.union([
      z.object({ label: text, daysAfterSignature: z.number(), amount: z.number() }),
      // In contracts sent while the days were counted from the day of sending.
      z.object({ label: text, dueOn: z.string(), amount: z.number() }),
    ]),
  ),
  clauses: z.array(z.object({ title: localizedText, body: localizedText })),
});

/** Where a contract that staff writes begins: from the last one, else from the order and the published terms. */
export const contractDraftView = z.object({
  /** Halalas without VAT. */
  lines: z.array(
    z.object({
      name: localizedText,
      quantity: z.number(),
      unitPrice: z.number().nullable(),
      discount: z.number().nullable(),
    }),
  ),
  inspections: z.number().nullable(),
  duration: z.enum(packageDurationKeys).nullable(),
  paymentPlan: z.enum(['one', 'two']),
  vatPercent: z.number(),
  /** Terms as they are published now, with their placeholders. */
  published: contractTemplateSchema,
  /** Terms of the last contract that was written in the portal. */
  last: contractTemplateSchema.nullable(),
});
export type ContractDraftView = z.infer<typeof contractDraftView>;

/** The contract in force, to be read on the page. */
export const contractPaperView = z.object({
  version: z.number(),
  /** Null for a text in an uploaded file, or where only the file is stored. */
  paper: paper.nullable(),
  /** The PDF, to be archived. */
  file: fileLink,
  /** Position that the reader gave at their last signature, or has in the company's profile. */
  position: z.string().nullable(),
});
export type ContractPaperView = z.infer<typeof contractPaperView>;
