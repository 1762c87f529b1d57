import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '@framework/providers/apiError';
import { useAction } from '@framework/providers/operations';

/** Parameters that the gateway adds to the address on the way back; not trusted, and removed. */
export const addedByGateway: readonly string[] = ['payment', 'id', 'status', 'message'];

/**
 * Back from the bank's page with `?payment=`: asks our API what became of it, which asks the gateway. The words of a
 * refusal stay until the next attempt.
 */
export function useSettle(requestId: string) {
  const [search, setSearch] = useSearchParams();
  const paymentId = search.get('payment');
  const { run } = useAction('clientInspections.settleCard');
  const [refusal, setRefusal] = useState('');
  const settledId = useRef<string | null>(null);

  useEffect(() => {
    if (!paymentId || settledId.current === paymentId) return;
    settledId.current = paymentId;
    const forget = () =>
      setSearch((now) => new URLSearchParams([...now].filter(([name]) => !addedByGateway.includes(name))), {
        replace: true,
      });
    run({ params: { id: requestId, paymentId } })
      .catch((failure: unknown) => setRefusal(failure instanceof CallError ? failure.message : ''))
      .finally(forget);
  }, [paymentId, requestId, run, setSearch]);

  return { settling: paymentId !== null, refusal };
}
