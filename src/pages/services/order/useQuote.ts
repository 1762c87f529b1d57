import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QuoteView } from '#domain/api/orderViews';
import type { ApiError } from '@framework/providers/apiError';
import { useLanguage } from '@framework/providers/language';
import { callOperation } from '@framework/providers/operations';
import { type OrderData, toQuoteBody } from './orderData';

/** Price of the order at present; fetched again when something with a price changes. */
export function useQuote(serviceId: string, data: OrderData, enabled: boolean) {
  const language = useLanguage();
  const body = toQuoteBody(serviceId, data);
  return useQuery<QuoteView, ApiError>({
    queryKey: ['clientInspections.quote', body, language],
    queryFn: ({ signal }) => callOperation('clientInspections.quote', { body, signal }),
    enabled,
    placeholderData: keepPreviousData,
  });
}
