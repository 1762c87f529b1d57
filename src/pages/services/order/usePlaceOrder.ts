import { useRef } from 'react';
import type { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import { toCustomBody, toOrderBody, toRedeemBody } from './orderData';
import type { Order } from './useOrder';

/** Places the order in the chosen way, once however often the button is pressed, and in however many tabs. */
export function usePlaceOrder({ service, data, orderKey, continueWith, holdDraft }: Order) {
  const request = useAction('clientInspections.request');
  const redeem = useAction('clientInspections.redeem');
  const custom = useAction('clientInspections.requestCustom');
  const busy = useRef(false);

  const send = () => {
    const { choice } = data;
    const idempotencyKey = orderKey.read();
    if (choice?.kind === 'custom')
      return custom.run({ body: toCustomBody(service.id, data), idempotencyKey });
    if (choice?.kind === 'balance')
      return redeem.run({ body: toRedeemBody(service.id, data), idempotencyKey });
    return request.run({ body: toOrderBody(service.id, data), idempotencyKey });
  };

  const place = async () => {
    if (busy.current) return;
    busy.current = true;
    holdDraft(true);
    await send().then(
      ({ id }) => continueWith(id),
      // The refusal is shown from `error`; the input stays.
      (error: CallError) => {
        // After a refusal because the details differ, the user decides: sending again places a further order.
        if (error.code === 'order_placed_already') orderKey.renew();
        holdDraft(false);
      },
    );
    busy.current = false;
  };

  const pending = [request, redeem, custom].some((action) => action.pending);
  return { place, pending, error: request.error ?? redeem.error ?? custom.error };
}
