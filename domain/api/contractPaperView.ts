import { z } from 'zod';
import { fileLink, localizedText } from '#framework/contract/parts';

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
  schedule: z.array(z.object({ label: text, dueOn: z.string(), amount: z.number() })),
  clauses: z.array(z.object({ title: localizedText, body: localizedText })),
});

/** The contract that counts, to be read on the page. */
export const contractPaperView = z.object({
  version: z.number(),
  /** Null for a text in an uploaded file, or where only the file is stored. */
  paper: paper.nullable(),
  /** The PDF, which is for keeping. */
  file: fileLink,
});
export type ContractPaperView = z.infer<typeof contractPaperView>;
