import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../http/appContext';
import Bowser from 'bowser';
import type { z } from 'zod';
import type { sessionView } from '#framework/contract/sessionViews';

const cookieName = 'known_device';
const lifetimeSeconds = 365 * 86_400;

type Signer = Pick<AppContext, 'linkKey' | 'config'>;

/**
 * A browser that has signed in to an account before carries a signed cookie, which opens nothing: it only lets its
 * attempts be counted by themselves. So strangers who guess from many addresses use up each other's attempts, never the
 * owner's (OWASP calls it a device cookie).
 * @returns the device's own name, null for a browser that this account has not been used from
 */
export function knownDevice(signer: Signer, request: FastifyRequest, email: string): string | null {
  const [, nonce = '', signature = ''] = cookie.exec(request.headers.cookie ?? '') ?? [];
  const expected = Buffer.from(sign(signer, email, nonce));
  const given = Buffer.from(signature);
  return nonce && expected.length === given.length && timingSafeEqual(expected, given) ? nonce : null;
}

/** Makes the browser known, or keeps it so for another year. */
export function rememberDevice(
  signer: Signer,
  reply: FastifyReply,
  email: string,
  device: string | null,
): void {
  const nonce = device ?? randomBytes(16).toString('base64url');
  const parts = [
    `${cookieName}=${nonce}.${sign(signer, email, nonce)}`,
    'Path=/api/v1/auth/login',
    `Max-Age=${lifetimeSeconds}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(signer.config.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ];
  reply.header('set-cookie', parts.join('; '));
}

const cookie = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w-]{1,64})\\.([\\w-]{1,64})`);

function sign({ linkKey }: Signer, email: string, nonce: string): string {
  return createHmac('sha256', linkKey).update(`device:${email.toLowerCase()}:${nonce}`).digest('base64url');
}

type Device = Pick<z.output<typeof sessionView>, 'browser' | 'system' | 'device'>;

const devices: Readonly<Record<string, Device['device']>> = {
  desktop: 'computer',
  mobile: 'phone',
  tablet: 'tablet',
};

/** Device as a person recognises it: `Chrome 141`, `Windows`, a computer. */
export function describeDevice(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null, device: 'unknown' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const version = browser.version?.split('.')[0];
  return {
    browser: browser.name ? [browser.name, version].filter(Boolean).join(' ') : null,
    system: os.name ?? null,
    device: devices[platform.type ?? ''] ?? 'unknown',
  };
}
