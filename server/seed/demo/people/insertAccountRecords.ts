import { randomBytes, randomUUID } from 'node:crypto';
import { dayMs, riyadhDate } from 'sijil/base/time/riyadhTime';
import { resources } from '#resources';
import { recordAudit } from 'sijil/server/resources/audit';
import type { Transaction } from 'sijil/server/db/connect';
import { passwordRequests } from '../../../db/schema/accounts';
import { workingMinutesBefore } from '../calendar';
import { insertAll } from '../insertAll';
import { type DemoBusiness, need } from '../demoBusiness';
import { sandboxTokens } from '../../../db/schema/messages';
import { savedCards } from '../../../db/schema/money';
import type { StoredCard } from '../../../sandbox/createToken';

const rejection = 'لم نتمكن من الوصول إليك على جوالك المسجّل للتأكد من الطلب.';

/** New passwords, waiting for an admin or decided; the waiting one is the given demo password. */
export async function insertPasswordRequests(
  tx: Transaction,
  { now, staff, companies }: DemoBusiness,
  passwordHash: string,
): Promise<void> {
  const decidedBy = need(staff.admins.get('admin'), 'admin').id;
  const before = (days: number, minutes: number) =>
    workingMinutesBefore(new Date(now.getTime() - days * dayMs), minutes);
  const rows = [
    { userId: need(companies.get('sufra'), 'sufra').id, days: 64, status: 'approved' as const },
    { userId: need(staff.supervisors.get('central'), 'central').id, days: 23, status: 'rejected' as const },
    { userId: need(staff.supervisors.get('east'), 'east').id, days: 0, status: 'pending' as const },
  ].map(({ userId, days, status }) => {
    const waits = status === 'pending';
    return {
      id: randomUUID(),
      userId,
      status,
      createdAt: before(days, 95),
      passwordHash: waits ? passwordHash : null,
      reason: status === 'rejected' ? rejection : null,
      decidedAt: waits ? null : before(days, 40),
      decidedBy: waits ? null : decidedBy,
    };
  });
  await insertAll(tx, passwordRequests, rows);
  for (const { id, status, decidedAt } of rows)
    if (decidedAt)
      await recordAudit(tx, {
        resource: resources.passwordRequests,
        id,
        action: 'update',
        actor: { userId: decidedBy },
        at: decidedAt,
        version: 2,
        changes: {
          status: {
            from: 'pending',
            to: status,
          },
        },
      });
}

/** The gateway's successful test cards, and one that expired last month. */
const samples = [
  { brand: 'master', lastFour: '0000', monthsLeft: -1, daysAgo: 240, isDefault: false },
  { brand: 'mada', lastFour: '1010', monthsLeft: 31, daysAgo: 170, isDefault: true },
  { brand: 'visa', lastFour: '1111', monthsLeft: 14, daysAgo: 35, isDefault: false },
];

/** Three saved cards of one owner: the default one, a newer one, and an expired one. */
export async function insertSavedCards(tx: Transaction, { companies, now }: DemoBusiness): Promise<void> {
  const owner = need(companies.get('layali'), 'layali');
  for (const { monthsLeft, daysAgo, isDefault, ...details } of samples) {
    const token = `token_${randomBytes(18).toString('base64url')}`;
    const createdAt = new Date(now.getTime() - daysAgo * dayMs);
    const card = { ...details, expiry: expiryIn(monthsLeft, now) };
    const stored: StoredCard = { ...card, name: owner.spec.contact.name, failure: null };
    await tx.insert(sandboxTokens).values({ id: token, body: { ...stored }, createdAt });
    await tx.insert(savedCards).values({ ...card, token, isDefault, userId: owner.id, createdAt });
  }
}

/** `MM/YYYY`, this many months from now. */
function expiryIn(months: number, now: Date): string {
  const [year = 0, month = 0] = riyadhDate(now).split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String((count % 12) + 1).padStart(2, '0')}/${Math.floor(count / 12)}`;
}
