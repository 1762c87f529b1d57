import { and, eq, isNull } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Queryable } from '../db/connect';
import { columnNamed, tableNamed } from '../db/schema/tables';
import { webhookKeys } from '../db/schema/events';
import { storedRow } from '../db/storedRows';
import { fieldError } from '../http/apiError';
import type { HookContext, ResourceHooks } from '../http/handlers';
import { changesWhatActs } from 'sijil/schema/actsLater';
import { textTable } from 'sijil/schema/texts/textTable';
import type { Receivers } from '../http/appContext';

const notPublic = textTable('checks/webhookHooks/notPublic', {
  ar: 'اكتب رابطًا على الإنترنت يبدأ بـ https، دون اسم مستخدم فيه.',
  en: 'Enter a public URL that begins with https and contains no user name.',
});

/** Gives a new webhook its secret, checks its address, and stores whose rights it has. */
export const webhookHooks: ResourceHooks = {
  async afterCreate(context) {
    assertReceiver(context);
    const { api, tx, id, actor } = context;
    const secret = newSecret();
    await tx.insert(webhookKeys).values({ webhookId: id, keeperId: actor.userId, secret });
    await tx
      .update(tableNamed('webhooks'))
      .set({ secretSince: api.clock() })
      .where(eq(webhookColumn('id'), id));
    return { $secret: secret };
  },
  async afterUpdate(context) {
    assertReceiver(context);
    const { tx, resource, actor, id, values, changed } = context;
    const isOfKey = eq(webhookKeys.webhookId, id);
    if (changesWhatActs(resource.name, changed))
      await tx.update(webhookKeys).set({ keeperId: actor.userId }).where(isOfKey);
    // Switching it on again allows another day of failures.
    if (values['active'] === true) await tx.update(webhookKeys).set({ failingSince: null }).where(isOfKey);
  },
};

function assertReceiver({ api, values, language }: HookContext): void {
  const { address } = values;
  if (typeof address === 'string' && !isReceiverAddress(address, api.receivers ?? publicReceivers))
    throw fieldError('address', notPublic[language]);
}

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address on the public internet. IPv4 written as IPv6 is checked as IPv4; addresses that are translated to others
 * (tunnels, NAT64) are not public, because their target is unknown.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** True for this machine itself, by its usual names: receivers of tests are here. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}

export const publicReceivers: Receivers = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  localAllowed: false,
};

/** True for an address that a webhook may have: https, without a user name, and not a literal private address. */
export function isReceiverAddress(address: string, { localAllowed }: Receivers): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  const host = hostOf(url);
  if (url.username || url.password) return false;
  if (localAllowed && isLoopback(host)) return true;
  if (url.protocol !== 'https:' || isLoopback(host)) return false;
  return isIP(host) === 0 || isPublicAddress(host);
}

/**
 * Returns the address to connect to: resolved once, so that the name cannot change to another target afterwards. Null where any
 * address of the name is not public. @throws where the name has no address
 */
export async function addressOf(url: URL, { resolve, localAllowed }: Receivers): Promise<string | null> {
  const host = hostOf(url);
  if (localAllowed && isLoopback(host)) return host === 'localhost' ? '127.0.0.1' : host;
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  return addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
}

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Returns a secret of 192 bits, in the format of Standard Webhooks. */
export const newSecret = () => `whsec_${randomBytes(24).toString('base64')}`;

interface Signed {
  readonly secret: string;
  /** The same at each attempt, so that a receiver recognises duplicates. */
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

type Key = typeof webhookKeys.$inferSelect;

/** A webhook with its signing key. */
export interface WebhookRow {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly active: boolean;
  readonly version: number;
  readonly secretSince: Date;
  readonly secret: string;
  readonly keeperId: string;
  readonly failingSince: Date | null;
}

/** A column of the declared webhooks. */
export const webhookColumn = (name: string) => columnNamed('webhooks', name);

/** Returns the webhook; undefined for a deleted one. */
export async function readWebhook(db: Queryable, id: string): Promise<WebhookRow | undefined> {
  const webhook = await storedRow<Omit<WebhookRow, keyof Key>>(
    db,
    'webhooks',
    and(eq(webhookColumn('id'), id), isNull(webhookColumn('deletedAt'))),
  );
  const [key] = await db.select().from(webhookKeys).where(eq(webhookKeys.webhookId, id));
  return webhook && key && { ...webhook, ...key };
}
