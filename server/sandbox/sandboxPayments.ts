import { and, eq, gt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AppContext } from 'sijil/server/http/appContext';
import { sandboxPayments, sandboxTokens } from '../db/schema/messages';
import { type StoredCard, storedCard } from './createToken';
import { onlyRow } from 'sijil/server/db/storedRows';
import { sandboxOutcomes, type SandboxOutcome } from '#domain/requests/sandboxSheet';

const paymentBody = z
  .object({
    given_id: z.uuid(),
    amount: z.number().int().min(100, 'The value must be greater than or equal to 100.'),
    currency: z.literal('SAR'),
    description: z.string().optional(),
    callback_url: z.url().optional(),
    metadata: z.record(z.string(), z.string().max(500)).optional(),
    source: z.discriminatedUnion('type', [
      z.object({ type: z.literal('token'), token: z.string().startsWith('token_') }),
      z.object({ type: z.literal('applepay'), token: z.string().transform(toAppleToken) }),
    ]),
  })
  .refine(({ callback_url, source }) => callback_url !== undefined || source.type === 'applepay', {
    path: ['callback_url'],
    error: 'The field is required.',
  });

/** The token of Apple's sheet, which sends it as JSON text. */
function toAppleToken(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue('The token is not valid.');
    return z.NEVER;
  }
}

/** A payment can be voided until the next day's settlement; afterwards it is refunded. */
const settlesAfterMs = 86_400_000;

type PaymentBody = z.output<typeof paymentBody>;
/** Payment as stored, apart from its status and amount. */
type StoredPayment = Omit<PaymentBody, 'given_id' | 'amount' | 'source'> & {
  /** Absent: a card. */
  readonly means?: 'applepay';
  readonly card: StoredCard;
  readonly message: string | null;
  /** Refunded halalas; absent before the first refund. */
  readonly refunded?: number;
};
export interface SandboxPayment {
  readonly id: string;
  readonly status: 'initiated' | 'paid' | 'failed' | 'voided';
  readonly amount: number;
  readonly createdAt: Date;
  readonly body: StoredPayment;
}

type Answer =
  | { readonly ok: true; readonly payment: SandboxPayment }
  | { readonly ok: false; readonly errors: Record<string, string[]> };

/**
 * Creates a payment under the caller's id; a repeated id returns the existing payment. Its page links back only to the
 * merchant at `publicUrl`: the keys are published, and arbitrary addresses would make the sandbox an open redirect.
 */
export async function createPayment(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  input: unknown,
  publicUrl: string,
): Promise<Answer> {
  const parsed = paymentBody.safeParse(input);
  if (!parsed.success) return { ok: false, errors: z.flattenError(parsed.error).fieldErrors };
  const { given_id: id, amount, source, ...rest } = parsed.data;
  if (rest.callback_url && new URL(rest.callback_url).origin !== new URL(publicUrl).origin)
    return { ok: false, errors: { callback_url: ["The address is not the merchant's."] } };
  const card = source.type === 'applepay' ? appleCard(amount, source.token) : await cardOf(db, source.token);
  if (!card) return { ok: false, errors: { source: ['The token is not valid.'] } };
  // Apple has authenticated the holder: the bank's page is skipped.
  const decided = source.type === 'applepay';
  const body: StoredPayment = {
    ...rest,
    ...(source.type === 'applepay' && { means: source.type }),
    card,
    message: decided ? (card.failure ?? 'APPROVED') : null,
  };
  const status = !decided ? 'initiated' : card.failure === null ? 'paid' : 'failed';
  await db
    .insert(sandboxPayments)
    .values({ id, status, amount, body, createdAt: clock() })
    .onConflictDoNothing();
  const payment = await findPayment({ db }, id);
  if (!payment) throw new Error(`sandbox payment ${id} vanished`);
  return { ok: true, payment };
}

async function cardOf(db: AppContext['db'], tokenId: string): Promise<StoredCard | undefined> {
  const [token] = await db.select().from(sandboxTokens).where(eq(sandboxTokens.id, tokenId));
  return token && storedCard.parse(token.body);
}

/**
 * Card of an Apple Pay payment. The portal's own sheet, shown where a device has none, lets the payer choose the outcome, so
 * that orders at any price can be tried. For any other token the sum decides, as the gateway published (rules 10.4).
 */
function appleCard(amount: number, token: unknown): StoredCard {
  const sheet = sandboxSheet.safeParse(token);
  const failure = sheet.success ? sheetFailures[sheet.data.sandbox] : failureOfSum(amount);
  return { name: 'Apple Pay', brand: 'mada', lastFour: '1010', expiry: '12/2030', failure };
}

const sandboxSheet = z.object({ sandbox: z.enum(sandboxOutcomes) });
const sheetFailures: Readonly<Record<SandboxOutcome, string | null>> = {
  paid: null,
  refused: 'INSUFFICIENT FUNDS',
};

function failureOfSum(amount: number): string | null {
  if (amount >= 20_000 && amount <= 30_000) return null;
  return amount >= 110_100 && amount <= 120_000 ? 'INSUFFICIENT FUNDS' : 'UNSPECIFIED FAILURE';
}

export async function findPayment(
  { db }: Pick<AppContext, 'db'>,
  id: string,
): Promise<SandboxPayment | undefined> {
  if (!z.uuid().safeParse(id).success) return undefined;
  const [row] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id));
  return row && toPayment(row);
}

/** Payment of a row; only this sandbox writes the bodies. */
const toPayment = (row: typeof sandboxPayments.$inferSelect) => row as unknown as SandboxPayment;

/** Stores the decision made on the bank's page, once per payment; an approved one may still fail because of its card. */
export async function decidePayment(
  { db }: Pick<AppContext, 'db'>,
  { id, body }: SandboxPayment,
  approved: boolean,
): Promise<SandboxPayment> {
  const message = approved ? body.card.failure : '3DS AUTHENTICATION FAILED';
  const status = message === null ? 'paid' : 'failed';
  await db
    .update(sandboxPayments)
    .set({ status, body: { ...body, message: message ?? 'APPROVED' } })
    .where(and(eq(sandboxPayments.id, id), eq(sandboxPayments.status, 'initiated')));
  return toPayment(onlyRow(await db.select().from(sandboxPayments).where(eq(sandboxPayments.id, id))));
}

/** Refunds part of a paid payment, up to the remaining amount; null if that is impossible. */
export async function refundPayment(
  { db }: Pick<AppContext, 'db'>,
  id: string,
  input: unknown,
): Promise<SandboxPayment | null> {
  const refundBody = z.object({ amount: z.number().int().positive() }).safeParse(input);
  if (!refundBody.success) return null;
  const { amount } = refundBody.data;
  const refunded = sql`coalesce((${sandboxPayments.body}->>'refunded')::int, 0)`;
  const [row] = await db
    .update(sandboxPayments)
    .set({
      body: sql`jsonb_set(${sandboxPayments.body}, '{refunded}', to_jsonb(${refunded} + ${amount}::int))`,
    })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.status, 'paid'),
        sql`${refunded} + ${amount}::int <= ${sandboxPayments.amount}`,
      ),
    )
    .returning();
  return row ? toPayment(row) : null;
}

/** Voids a paid payment before settlement; null in any other state, such as undecided. */
export async function voidPayment(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  id: string,
): Promise<SandboxPayment | null> {
  const [row] = await db
    .update(sandboxPayments)
    .set({ status: 'voided' })
    .where(
      and(
        eq(sandboxPayments.id, id),
        eq(sandboxPayments.status, 'paid'),
        sql`coalesce((${sandboxPayments.body}->>'refunded')::int, 0) = 0`,
        gt(sandboxPayments.createdAt, new Date(clock().getTime() - settlesAfterMs)),
      ),
    )
    .returning();
  return row ? toPayment(row) : null;
}
