import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomInt,
  randomUUID,
  sign,
} from 'node:crypto';
import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxOutcome } from '#domain/profile/sandboxIdentities';
import type { AppContext } from 'sijil/server/http/appContext';
import { sandboxIdentities } from '../db/schema/messages';
import { hashNumber } from 'sijil/server/http/secrets';
import { installationValue } from 'sijil/server/db/storedRows';

const lifetimeSeconds = 300;
const person = { firstName: 'محمد', fatherName: 'عبدالله', thirdName: 'سعد', lastName: 'الأحمد', gender: 'M' };

interface Decision {
  readonly transId: string;
  readonly nationalId: string;
  readonly status: NafathStatus;
}

/** The sandbox's key pair, shared by all processes of an installation: it signs nothing outside the sandbox. */
async function keyPair({ db }: AppContext) {
  const pem = await installationValue(db, 'nafath_sandbox_key', () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  });
  const privateKey = createPrivateKey(pem);
  const jwk = createPublicKey(privateKey).export({ format: 'jwk' });
  const kid = createHash('sha256').update(String(jwk.n)).digest('base64url');
  return { privateKey, kid, jwk };
}

export async function nafathJwk(api: AppContext): Promise<Readonly<Record<string, unknown>>> {
  const { jwk, kid } = await keyPair(api);
  return { ...jwk, kid, alg: 'RS256', use: 'sig' };
}

/** RS256 token of the decision, with the person's attributes if they approved. */
export async function signDecision(
  api: AppContext,
  { transId, nationalId, status }: Decision,
): Promise<string> {
  const { privateKey, kid } = await keyPair(api);
  const iat = Math.floor(api.clock().getTime() / 1000);
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const head = encode({ alg: 'RS256', typ: 'JWT', kid });
  const body = encode({
    iss: 'nafath-sandbox',
    aud: api.config.identity.audience,
    iat,
    exp: iat + lifetimeSeconds,
    jti: randomUUID(),
    transId,
    status,
    ...(nationalId.startsWith('1') ? { nin: nationalId } : { iqamaNumber: nationalId }),
    ...(status === 'COMPLETED' && person),
  });
  return `${head}.${body}.${sign('sha256', Buffer.from(`${head}.${body}`), privateKey).toString('base64url')}`;
}

export type NafathTransaction = typeof sandboxIdentities.$inferSelect;
type NafathStatus = 'WAITING' | 'COMPLETED' | 'REJECTED' | 'EXPIRED';
type Clocked = Pick<AppContext, 'db' | 'clock' | 'linkKey'>;

/** Decision window, the same as the real service's (rules 10.6). */
const decisionWindowMs = 180_000;
/** Delay until the sandbox's person picks the number. */
const answersAfterMs = 4000;
/** Short expiry, so that the demo shows an expired request soon. */
const shownExpiryMs = 12_000;

export function nafathStatus(
  { outcome, startedAt }: Pick<NafathTransaction, 'outcome' | 'startedAt'>,
  now: Date,
): NafathStatus {
  const age = now.getTime() - startedAt.getTime();
  if (outcome === 'expired') return age >= shownExpiryMs ? 'EXPIRED' : 'WAITING';
  if (age < answersAfterMs) return 'WAITING';
  return outcome === 'refused' ? 'REJECTED' : 'COMPLETED';
}

/** Starts a request to a person; null while one is open. Deletes expired requests. */
export function startTransaction(
  { db, clock, linkKey }: Clocked,
  { nationalId, requestId }: { readonly nationalId: string; readonly requestId: string },
): Promise<NafathTransaction | null> {
  const now = clock();
  const outcome = sandboxOutcome(nationalId);
  const nationalIdHash = hashNumber(linkKey, nationalId);
  return db.transaction(async (tx) => {
    // Serialises simultaneous requests, possibly of two processes.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${nationalIdHash}, 0))`);
    await tx
      .delete(sandboxIdentities)
      .where(lt(sandboxIdentities.startedAt, new Date(now.getTime() - decisionWindowMs)));
    const pending = await tx
      .select()
      .from(sandboxIdentities)
      .where(eq(sandboxIdentities.nationalIdHash, nationalIdHash));
    const active = pending.some((one) => nafathStatus(one, now) === 'WAITING');
    if (active || outcome === 'active') return null;
    const [started] = await tx
      .insert(sandboxIdentities)
      .values({ requestId, nationalIdHash, outcome, random: String(randomInt(10, 100)), startedAt: now })
      .returning();
    return started ?? null;
  });
}

/** Transaction that matches all three values. */
export async function findTransaction(
  { db, linkKey }: Clocked,
  { transId, nationalId, random }: { transId: string; nationalId: string; random: string },
): Promise<NafathTransaction | undefined> {
  if (!z.uuid().safeParse(transId).success) return undefined;
  const [found] = await db
    .select()
    .from(sandboxIdentities)
    .where(
      and(
        eq(sandboxIdentities.id, transId),
        eq(sandboxIdentities.nationalIdHash, hashNumber(linkKey, nationalId)),
        eq(sandboxIdentities.random, random),
      ),
    );
  return found;
}

export async function markReported({ db, clock }: Clocked, id: string): Promise<void> {
  await db
    .update(sandboxIdentities)
    .set({ toldAt: clock() })
    .where(and(eq(sandboxIdentities.id, id), isNull(sandboxIdentities.toldAt)));
}
