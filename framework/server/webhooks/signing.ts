import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';

/** A secret of 192 bits, as Standard Webhooks writes it. */
export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

interface Signed {
  readonly secret: string;
  /** The same at each attempt, so that a receiver knows what it has had. */
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** Headers of Standard Webhooks. */
export function signedHeaders({ secret, id, at, body }: Signed): Record<string, string> {
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(id, at, body),
  };
}
