import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { isCardExpired } from '#domain/formats/card';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { AppContext } from 'sijil/server/http/appContext';
import { sandboxTokens } from '../db/schema/messages';

const numeric = z.union([z.string(), z.number()]).transform(String);

const cardBody = z.object({
  name: z.string().regex(/\S\s+\S/, 'The name must have at least two words.'),
  number: numeric.transform((typed) => typed.replaceAll(/\s/g, '')).pipe(z.string().regex(/^\d{12,19}$/)),
  month: z.coerce.number().int().min(1).max(12),
  year: z.coerce.number().int().min(2000).max(2100),
  cvc: numeric.pipe(z.string().regex(/^\d{3}$/)),
});

/** Card as the sandbox stores it, without its number. */
export const storedCard = z.object({
  name: z.string(),
  brand: z.string(),
  lastFour: z.string(),
  /** `MM/YYYY`. */
  expiry: z.string(),
  failure: z.string().nullable(),
});

export type StoredCard = Readonly<z.output<typeof storedCard>>;

type TokenAnswer =
  | { readonly ok: true; readonly token: Record<string, unknown> }
  | { readonly ok: false; readonly errors: Record<string, string[]> };

/** Turns a card into a token, as the gateway does for a browser. */
export async function createToken(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  body: unknown,
): Promise<TokenAnswer> {
  const parsed = cardBody.safeParse(body);
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { name, number, month, year } = parsed.data;
  if (isCardExpired({ month, year }, riyadhDate(clock())))
    return { ok: false, errors: { year: ['The card has expired.'] } };
  const id = `token_${randomBytes(18).toString('base64url')}`;
  const lastFour = number.slice(-4);
  const { brand, failure } = toTestCard(number);
  const expiry = `${String(month).padStart(2, '0')}/${year}`;
  const stored: StoredCard = { name, brand, lastFour, expiry, failure };
  await db.insert(sandboxTokens).values({ id, body: { ...stored }, createdAt: clock() });
  return { ok: true, token: toAnswer(id, stored, clock()) };
}

/** A token in the gateway's format; null for a token that it did not issue. */
export async function findToken(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<Record<string, unknown> | null> {
  const [row] = await db.select().from(sandboxTokens).where(eq(sandboxTokens.id, id));
  return row ? toAnswer(id, storedCard.parse(row.body), row.createdAt) : null;
}

/** Deletes a token; false for a token that it did not issue. */
export async function deleteToken({ db }: Pick<AppContext, 'db'>, id: string): Promise<boolean> {
  const gone = await db.delete(sandboxTokens).where(eq(sandboxTokens.id, id)).returning();
  return gone.length > 0;
}

function toAnswer(id: string, { name, brand, lastFour, expiry }: StoredCard, createdAt: Date) {
  const [month, year] = expiry.split('/');
  return {
    id,
    status: 'initiated',
    brand,
    funding: 'credit',
    country: 'SA',
    month,
    year,
    name,
    last_four: lastFour,
    created_at: createdAt.toISOString(),
  };
}

type Brand = 'mada' | 'visa' | 'master';

interface TestCard {
  readonly brand: Brand;
  /** Null: the payment succeeds once the bank's page is approved. */
  readonly failure: string | null;
}

/** The gateway's published test cards (rules 10.4). A card that is not listed fails. */
const testCards: Readonly<Record<string, TestCard>> = {
  '4201320111111010': { brand: 'mada', failure: null },
  '4111111111111111': { brand: 'visa', failure: null },
  '5421080101000000': { brand: 'master', failure: null },
  '4201320000013020': { brand: 'mada', failure: 'UNSPECIFIED FAILURE (99)' },
  '4201320000311101': { brand: 'mada', failure: 'INSUFFICIENT FUNDS (51)' },
  '4201320131000508': { brand: 'mada', failure: 'LOST CARD (41)' },
  '4201321234411220': { brand: 'mada', failure: 'DECLINED (05)' },
  '4201322267774310': { brand: 'mada', failure: 'EXPIRED CARD (54)' },
};

/** Behaviour of a card number in the sandbox; an unknown number fails. */
function toTestCard(number: string): TestCard {
  const listed = testCards[number];
  if (listed) return listed;
  const brand = number.startsWith('5') ? 'master' : 'visa';
  return { brand, failure: 'UNSPECIFIED FAILURE (99)' };
}
