import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Receivers } from '../http/appContext';

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True of an address on the public internet. IPv4 written as IPv6 is judged as IPv4; addresses that are translated to others
 * (tunnels, NAT64) are not public, because their target is unknown.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(globalUnicast);
}

/** True of this machine itself, by its usual names: where tests have their receivers. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '127.0.0.1' || host === '::1';
}

export const publicReceivers: Receivers = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  localAllowed: false,
};

/** True of an address that a webhook may have: https, no user name in it, and no private address written out. */
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
 * The address to connect to: resolved once, so that the name cannot lead elsewhere afterwards. Null where any address of
 * the name is not public. @throws where the name has no address
 */
export async function addressOf(url: URL, { resolve, localAllowed }: Receivers): Promise<string | null> {
  const host = hostOf(url);
  if (localAllowed && isLoopback(host)) return host === 'localhost' ? '127.0.0.1' : host;
  const addresses = isIP(host) === 0 ? await resolve(host) : [host];
  return addresses.every(isPublicAddress) ? (addresses[0] ?? null) : null;
}

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');
