import type { SettingsView } from '#domain/api/orderViews';
import type { Card } from './cardForm';

/** The gateway refused the card, or could not be reached (`message` empty). */
export class TokenRefusal extends Error {}

const waitMs = 30_000;

/**
 * Sends the card from the browser straight to the gateway and returns its token (Moyasar `POST /v1/tokens`); the card's
 * number is stored nowhere.
 * @throws GatewayRefusal
 */
export async function tokenizeCard(gateway: SettingsView['cardGateway'], card: Card): Promise<string> {
  const response = await fetch(`${gateway.url}/v1/tokens`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${btoa(`${gateway.publicKey}:`)}`,
    },
    body: JSON.stringify({ ...card, save_only: true }),
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => null);
  const answer = (await response?.json().catch(() => null)) as { id?: string; message?: string } | null;
  if (!response?.ok || !answer?.id) throw new TokenRefusal(answer?.message ?? '');
  return answer.id;
}
