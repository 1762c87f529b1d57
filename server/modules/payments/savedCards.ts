import { and, desc, eq } from 'drizzle-orm';
import { isCardExpired, parseCardExpiry } from '#domain/formats/card';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Transaction } from 'sijil/server/db/connect';
import { savedCards } from '../../db/schema/money';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import type { PaymentRow } from './instalments';

type CardRow = typeof savedCards.$inferSelect;

/** Registers a person's saved cards at the gateway, readable only by that person. */
export function registerSavedCards(api: AppContext): void {
  operation(api, 'savedCards.list', {
    summary: 'Saved cards of the caller, in the order in which paying offers them',
    handler: ({ actor }) => listCards(api, actor),
  });

  operation(api, 'savedCards.setDefault', {
    summary: 'Offer a card before the others from now on; answers all of them in their new order',
    handler: async ({ actor, params: { id } }) => {
      await api.db.transaction((tx) => setDefault(tx, actor, id, api.clock()));
      return listCards(api, actor);
    },
  });

  operation(api, 'savedCards.delete', {
    summary: 'Forget a card, here and at the gateway',
    handler: async ({ actor, params: { id }, request }) => {
      const [card] = await api.db
        .delete(savedCards)
        .where(and(eq(savedCards.id, id), eq(savedCards.userId, actor.userId)))
        .returning();
      if (!card) throw new ApiError('not_found');
      // A card deleted here cannot be charged; if the gateway does not answer, it retains an unused token.
      await api.gateway.forget(card.token).catch((error: unknown) => {
        request.log.warn({ err: error }, 'the card gateway did not forget a card');
      });
      return null;
    },
  });
}

async function listCards({ db, config, clock }: AppContext, { userId }: Actor) {
  if (!config.cardGateway.savedCards) return [];
  const cards = await db
    .select()
    .from(savedCards)
    .where(eq(savedCards.userId, userId))
    .orderBy(desc(savedCards.isDefault), desc(savedCards.createdAt), desc(savedCards.id));
  return cards.map(({ id, brand, lastFour, expiry, isDefault }) => ({
    id,
    brand,
    lastFour,
    expiry,
    isDefault,
    expired: isOver(expiry, clock()),
  }));
}

/** @throws ApiError not_found; card_not_kept for an expired card */
async function setDefault(tx: Transaction, { userId }: Actor, id: string, now: Date): Promise<void> {
  const own = await tx.select().from(savedCards).where(eq(savedCards.userId, userId)).for('update');
  const card = own.find((one) => one.id === id);
  if (!card) throw new ApiError('not_found');
  if (isOver(card.expiry, now)) throw new ApiError('card_not_kept');
  // Clears the former default first: there is never more than one.
  await tx.update(savedCards).set({ isDefault: false }).where(eq(savedCards.userId, userId));
  await tx.update(savedCards).set({ isDefault: true }).where(eq(savedCards.id, id));
}

/**
 * Token of the actor's saved card.
 * @throws ApiError not_found; card_not_kept if it has expired or cards are not saved here
 */
export async function tokenOfSavedCard(api: AppContext, actor: Actor, id: string): Promise<string> {
  const [card] = await api.db
    .select()
    .from(savedCards)
    .where(and(eq(savedCards.id, id), eq(savedCards.userId, actor.userId)));
  if (!card) throw new ApiError('not_found');
  if (!api.config.cardGateway.savedCards || isOver(card.expiry, api.clock()))
    throw new ApiError('card_not_kept');
  return card.token;
}

/** Saves the card of a completed payment if the payer requested it; its key identifies the card (`CardGateway.cardOf`). */
export async function keepCard(
  tx: Transaction,
  { keepToken, cardKey, createdById }: PaymentRow,
  now: Date,
): Promise<void> {
  const [brand, lastFour, expiry] = (cardKey ?? '').split(' ');
  if (!keepToken || brand === undefined || !lastFour || !expiry) return;
  const card = { userId: createdById, token: keepToken, brand, lastFour, expiry, createdAt: now };
  const { userId, ...attributes } = savedCards;
  await tx
    .insert(savedCards)
    .values(card)
    .onConflictDoUpdate({
      target: [userId, attributes.brand, attributes.lastFour, attributes.expiry],
      set: { token: keepToken, createdAt: now },
    });
}

function isOver(expiry: CardRow['expiry'], now: Date): boolean {
  const parsed = parseCardExpiry(expiry);
  return parsed === null || isCardExpired(parsed, riyadhDate(now));
}
