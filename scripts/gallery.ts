/**
 * `npm run gallery`: takes pictures of the real portal with its sample business for the README and `docs/gallery.md`, each
 * below 150 kB. PORT or URL selects a running portal; without them one is started on its own data.
 */
import '../server/definitions';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, request } from '@playwright/test';
import sharp from 'sharp';
import { askerOf, enter, logIn, type Session } from '../tests/e2e/support/session';
import { settled } from '../tests/e2e/support/walk';
import { findChromium } from './findChromium';
import { type GalleryShot, galleryShots } from './screens/galleryShots';
import { openPortal } from './screens/openPortal';

const folder = path.resolve('docs/screenshots');
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } } as const;
const mostBytes = 150_000;

const portal = await openPortal();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const api = await request.newContext({ baseURL: portal.url });
const sessions = new Map<string, Session>();
try {
  mkdirSync(folder, { recursive: true });
  for (const shot of galleryShots) {
    const bytes = await small(await take(shot));
    writeFileSync(path.join(folder, `${shot.name}.png`), bytes);
    console.log(`${shot.name}.png  ${Math.round(bytes.length / 1000)} kB`);
  }
} finally {
  await browser.close();
  await portal.close();
}

async function take({ account, address, find, language, mode, device }: GalleryShot): Promise<Buffer> {
  const context = await browser.newContext({
    baseURL: portal.url,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    reducedMotion: 'reduce',
  });
  // tsx preserves function names with a helper, which functions sent into the page do not find there.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await enter(context, account === null ? null : await sessionOf(account), { language, mode });
  await page.goto(find === undefined ? address : address.replace(':id', await idIn(find, account)));
  await settled(page);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}

async function sessionOf(account: string): Promise<Session> {
  const session = sessions.get(account) ?? (await logIn(api, `${account}@demo.test`));
  sessions.set(account, session);
  return session;
}

/** Identifier of a list's first record in addresses: a certificate's code, anything else's id. */
async function idIn(list: string, account: string | null): Promise<string> {
  const ask = askerOf(api, await sessionOf(account ?? 'client'));
  const [first] = (await ask(list)) as { readonly id: string; readonly code?: string }[];
  if (!first) throw new Error(`the sample business has nothing in ${list}`);
  return list === '/client/certificates' ? String(first.code) : first.id;
}

/**
 * Compresses a picture with few colours, enough for a screen, to a quarter of the bytes; with even fewer where photographs make
 * it large.
 */
async function small(picture: Buffer): Promise<Buffer> {
  for (const colours of [256, 128, 64, 32]) {
    const made = await sharp(picture).png({ palette: true, colours, effort: 10 }).toBuffer();
    if (made.length <= mostBytes) return made;
  }
  throw new Error('a picture of the gallery cannot be made small enough');
}
