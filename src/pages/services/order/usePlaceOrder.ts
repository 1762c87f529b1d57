import { useRef } from 'react';
import { useAction } from '@/providers/operations';
import { toCustomBody, toOrderBody, toRedeemBody } from './orderData';
import type { Order } from './useOrder';

/** Places the order in the way that was chosen, once however often it is pressed. */
export function usePlaceOrder({ service, data, continueWith, holdDraft }: Order) {
  const request = useAction('clientInspections.request');
  const redeem = useAction('clientInspections.redeem');
  const custom = useAction('clientInspections.requestCustom');
  const busy = useRef(false);

  const send = () => {
    const { choice } = data;
    if (choice?.kind === 'custom') return custom.run({ body: toCustomBody(service.id, data) });
    if (choice?.kind === 'balance') return redeem.run({ body: toRedeemBody(service.id, data) });
    return request.run({ body: toOrderBody(service.id, data) });
  };

  const place = async () => {
    if (busy.current) return;
    busy.current = true;
    holdDraft(true);
    await send().then(
      ({ id }) => continueWith(id),
      // The refusal is shown from `error`; what was typed stays.
      () => holdDraft(false),
    );
    busy.current = false;
  };

  const pending = [request, redeem, custom].some((action) => action.pending);
  return { place, pending, error: request.error ?? redeem.error ?? custom.error };
}
