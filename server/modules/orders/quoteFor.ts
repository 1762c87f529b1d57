import type { z } from 'zod';
import type { quoteView } from '#domain/api/orderViews';
import type { Language } from 'sijil/base/i18n/localized';
import {
  allowsTwoPayments,
  type OfferedPayment,
  offeredPayments,
  type PaymentPlan,
} from '#domain/pricing/instalments';
import { type Quote, quoteOrder } from '#domain/pricing/quote';
import type { Actor } from 'sijil/schema/access';
import type { AppContext } from 'sijil/server/http/appContext';
import { readCompany } from '../settings/readCompany';
import { warmDrawing } from '../templatePreviews/sampleContract';
import { ownSubject, type SubjectChoice, unitsOfSubject } from './orderSubject';
import { findOffer, type Owned, servicePackages, type ServiceRow } from './readServices';
import { ApiError, fieldError } from 'sijil/server/http/apiError';
import { orderTexts } from './orderAnswers';

interface QuoteTerms extends SubjectChoice {
  readonly serviceId: string;
  readonly packageId?: string | null;
  readonly paymentPlan?: PaymentPlan | null;
}

/**
 * Quote for an order of the actor's own branch or vehicles: its price and payment plan. Prepares the rendering of its
 * contract.
 * @throws ApiError as `priceOrder`
 */
export async function quoteFor(
  api: AppContext,
  actor: Actor,
  terms: QuoteTerms,
  language: Language,
): Promise<z.output<typeof quoteView>> {
  const service = await findOffer(api.db, terms.serviceId);
  // Runs in the background: it finishes before an order is filled in.
  void warmDrawing(api.clock()).catch((error: unknown) => api.app.log.error(error));
  const { vehicles, otherBranchIds } = await ownSubject(api.db, actor, terms);
  const { vatPercent } = await readCompany(api.db);
  const order = {
    ...terms,
    units: unitsOfSubject({ otherBranchIds, vehicleIds: vehicles.map(({ id }) => id) }),
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

interface PriceTerms {
  readonly packageId?: string | null;
  readonly paymentPlan?: PaymentPlan | null;
  /** Number of inspections in the order: its branches or vehicles. */
  readonly units: number;
  /** VAT in whole percent, from the settings. */
  readonly vatPercent: number;
}

interface PricedOrder {
  readonly package: Owned<'packages'> | null;
  readonly quote: Quote;
  readonly paymentPlan: PaymentPlan;
  readonly instalments: readonly OfferedPayment[];
  readonly twoPaymentsOffered: boolean;
}

/**
 * Price of an order and its plan of payment, in halalas. @throws ApiError no_package_fits for a package that the
 * service does not offer, validation_failed for a plan that the package does not allow or a missing package
 */
export function priceOrder(service: ServiceRow, terms: PriceTerms, language: Language): PricedOrder {
  const chosen = choosePackage(service, terms, language);
  const order = chosen ? { package: chosen } : { basePrice: service.basePrice, quantity: terms.units };
  const quote = quoteOrder({ ...order, extraFees: [], vatPercent: terms.vatPercent });
  const twoPaymentsOffered = allowsTwoPayments(chosen?.duration);
  const paymentPlan = terms.paymentPlan ?? 'one';
  if (paymentPlan === 'two' && !twoPaymentsOffered)
    throw fieldError('paymentPlan', orderTexts.onePaymentOnly[language]);
  const instalments = offeredPayments({
    total: quote.total,
    duration: chosen?.duration ?? null,
    plan: paymentPlan,
  });
  return { package: chosen, quote, paymentPlan, instalments, twoPaymentsOffered };
}

function choosePackage(
  service: ServiceRow,
  { packageId, units }: PriceTerms,
  language: Language,
): Owned<'packages'> | null {
  if (service.billing === 'single' && !packageId) return null;
  const packages = servicePackages(service);
  if (packages.length === 0) throw new ApiError('no_package_fits');
  if (!packageId) throw fieldError('packageId', orderTexts.packageNeeded[language]);
  const chosen = packages.find(({ id }) => id === packageId);
  if (!chosen) throw new ApiError('no_package_fits');
  if (units > chosen.quantity) {
    const [field, text] =
      service.subject === 'vehicle'
        ? (['vehicleIds', orderTexts.moreThanPackage] as const)
        : (['otherBranchIds', orderTexts.moreBranchesThanPackage] as const);
    throw fieldError(field, text[language].replace('{limit}', String(chosen.quantity)));
  }
  return chosen;
}
