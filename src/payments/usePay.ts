import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isRecord } from 'sijil/base/objects';
import type { SettingsView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import type { OperationId } from '#domain/access/operations';
import type { payBody } from '#domain/requests/orderBodies';
import type { ShapeValues } from 'sijil/schema/shape';
import { CallError } from 'sijil/react/providers/apiError';
import { useAction } from 'sijil/react/providers/operations';
import type { Card } from './cardForm';

/** Refusal of the card by the gateway, or failure to reach it (`message` empty). */
class TokenRefusal extends Error {}

const waitMs = 30_000;

/**
 * Sends the card from the browser straight to the gateway and returns its token (Moyasar `POST /v1/tokens`); the card's
 * number is stored nowhere.
 * @throws TokenRefusal
 */
async function tokenizeCard(gateway: SettingsView['cardGateway'], card: Card): Promise<string> {
  const response = await fetch(`${gateway.url}/v1/tokens`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${gateway.publicKey}:`)}`,
    },
    body: JSON.stringify({ ...card, save_only: true }),
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => null);
  const answer: unknown = await response?.json().catch(() => null);
  const { id, message } = isRecord(answer) ? answer : {};
  if (!response?.ok || typeof id !== 'string' || id === '')
    throw new TokenRefusal(typeof message === 'string' ? message : '');
  return id;
}

export type PayOperation = Extract<OperationId, 'clientInspections.pay' | 'clientInspections.payNext'>;

/** Means of payment: a typed card, a saved one, or the token of Apple Pay. */
export type CardMeans =
  | { readonly card: Card; readonly keepCard: boolean }
  | { readonly savedCardId: string }
  | { readonly applePay: string };

/** Pays once however often the button is pressed; a card payment continues at the bank's page, which replaces ours. */
export function usePay(operation: PayOperation, request: Pick<RequestView, 'id' | 'version'>) {
  const { t } = useTranslation('order');
  const { run } = useAction(operation);
  const [pending, setPending] = useState(false);
  const [message, setMessage] = useState('');
  const busy = useRef(false);

  // On the way back from the bank the browser may restore this page from its cache: paying is possible again, and the attempt
  // continues.
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setPending(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  /** Pays by card. @returns True when it is paid, or continues at the bank. */
  const payByCard = async (gateway: SettingsView['cardGateway'], means: CardMeans): Promise<boolean> => {
    if (busy.current) return false;
    busy.current = true;
    setPending(true);
    setMessage('');
    try {
      const source =
        'card' in means
          ? { token: await tokenizeCard(gateway, means.card), keepCard: means.keepCard }
          : means;
      const body = { version: request.version, method: 'card' as const, ...source };
      const { redirectUrl } = await run({ params: { id: request.id }, body });
      if (redirectUrl) {
        // Stays busy: the page is being left, and a second click must do nothing.
        window.location.assign(redirectUrl);
        return true;
      }
      busy.current = false;
      setPending(false);
      return true;
    } catch (failure) {
      if (failure instanceof TokenRefusal) setMessage(failure.message || t('payment.gatewayDown'));
      else if (failure instanceof CallError) setMessage(failure.message);
      else throw failure;
    }
    busy.current = false;
    setPending(false);
    return false;
  };

  const payByTransfer = (body: ShapeValues<typeof payBody>) => run({ params: { id: request.id }, body });
  return { payByCard, payByTransfer, pending, message };
}

/** Parameters that the gateway adds to the address on the way back; not trusted, and removed. */
export const addedByGateway: readonly string[] = ['payment', 'id', 'status', 'message'];

/**
 * Settles a payment on the way back from the bank's page with `?payment=`: asks our API for the outcome, which asks the
 * gateway. The message of a refusal stays until the next attempt.
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
