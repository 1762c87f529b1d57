import type { z } from 'zod';
import type { quoteView } from '#domain/api/orderViews';
import type { Language } from '#framework/base/i18n/localized';
import type { PaymentPlan } from '#domain/pricing/instalments';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Actor } from '#framework/schema/access';
import type { AppContext } from '#framework/server/http/appContext';
import { readCompany } from '../settings/readCompany';
import { warmDrawing } from '../templatePreviews/warmDrawing';
import { ownSubject, type SubjectChoice, unitsOfSubject } from './orderSubject';
import { priceOrder } from './priceOrder';
import { findOffer } from './serviceRow';

interface QuoteTerms extends SubjectChoice {
  readonly serviceId: string;
  readonly packageId?: string | null;
  readonly paymentPlan?: PaymentPlan | null;
}

/**
 * Quote for an order of the actor's own branch or vehicles: its price and plan of payment. Prepares the drawing of its
 * contract. @throws ApiError as `priceOrder`
 */
export async function quoteFor(
  api: AppContext,
  actor: Actor,
  terms: QuoteTerms,
  language: Language,
): Promise<z.output<typeof quoteView>> {
  const service = await findOffer(api.db, terms.serviceId);
  // Runs in the background: filling in an order takes longer.
  void warmDrawing(api.clock()).catch((error: unknown) => api.app.log.error(error));
  const { vehicles, otherBranchIds } = await ownSubject(api.db, actor, terms);
  const { vatPercent } = await readCompany(api.db);
  const signedOn = riyadhDate(api.clock());
  const order = {
    ...terms,
    units: unitsOfSubject({ otherBranchIds, vehicleIds: vehicles.map(({ id }) => id) }),
    signedOn,
    vatPercent,
  };
  const { quote, instalments, twoPaymentsOffered } = priceOrder(service, order, language);
  return {
    ...quote,
    lines: quote.lines.map((line) => ({ ...line })),
    instalments: instalments.map((instalment) => ({ ...instalment })),
    twoPaymentsOffered,
  };
}
