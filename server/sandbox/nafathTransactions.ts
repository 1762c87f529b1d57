import { sandboxOutcome } from '#domain/profile/sandboxIdentities';

export interface NafathTransaction {
  readonly transId: string;
  readonly requestId: string;
  readonly nationalId: string;
  readonly random: string;
  readonly startedAt: Date;
  /** The portal has been sent the signed decision. */
  told: boolean;
}

/** As long as the real service waits for a decision (facts §3). */
const decisionWindowMs = 180_000;
/** How long the sandbox's person takes to pick the number. */
const answersAfterMs = 4000;
/** Nobody should wait three minutes to see what an expired request looks like. */
const shownExpiryMs = 12_000;

export function nafathStatus({ nationalId, startedAt }: NafathTransaction, now: Date) {
  const age = now.getTime() - startedAt.getTime();
  const outcome = sandboxOutcome(nationalId);
  if (outcome === 'expired') return age >= shownExpiryMs ? 'EXPIRED' : 'WAITING';
  if (age < answersAfterMs) return 'WAITING';
  return outcome === 'refused' ? 'REJECTED' : 'COMPLETED';
}

/** The sandbox's books, kept in memory: a restart forgets what was asked, as an expired request is forgotten. */
export function openTransactions() {
  const byId = new Map<string, NafathTransaction>();
  const forgetOld = (now: Date) => {
    for (const [id, { startedAt }] of byId)
      if (now.getTime() - startedAt.getTime() > decisionWindowMs) byId.delete(id);
  };
  return {
    add: (transaction: NafathTransaction) => void byId.set(transaction.transId, transaction),
    /** One undecided request per identity. */
    isActive(nationalId: string, now: Date): boolean {
      forgetOld(now);
      return [...byId.values()].some(
        (one) => one.nationalId === nationalId && nafathStatus(one, now) === 'WAITING',
      );
    },
    find({ transId, nationalId, random }: { transId: string; nationalId: string; random: string }) {
      const found = byId.get(transId);
      return found?.nationalId === nationalId && found.random === random ? found : undefined;
    },
  };
}
