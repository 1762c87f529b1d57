import { randomBytes } from 'node:crypto';
import { dayMs, riyadhDate } from '#framework/base/time/riyadhTime';
import type { Transaction } from '#framework/server/db/connect';
import { sandboxTokens } from '../../db/schema/messages';
import { savedCards } from '../../db/schema/money';
import type { StoredCard } from '../../sandbox/createToken';
import { need, type DemoBusiness } from './demoBusiness';

/** The gateway's test cards that pay, and one whose time was over last month. */
const samples = [
  { brand: 'master', lastFour: '0000', monthsLeft: -1, daysAgo: 240, isDefault: false },
  { brand: 'mada', lastFour: '1010', monthsLeft: 31, daysAgo: 170, isDefault: true },
  { brand: 'visa', lastFour: '1111', monthsLeft: 14, daysAgo: 35, isDefault: false },
];

/** One owner keeps three cards: the default one, a newer one, and one that has expired. */
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

/** `MM/YYYY`, so many months from now. */
function expiryIn(months: number, now: Date): string {
  const [year = 0, month = 0] = riyadhDate(now).split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${String((count % 12) + 1).padStart(2, '0')}/${Math.floor(count / 12)}`;
}
