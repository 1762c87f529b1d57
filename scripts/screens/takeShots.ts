import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { enter } from '../../tests/e2e/support/session';
import { settled, walkTo } from '../../tests/e2e/support/walk';
import { groupBy } from './writeIndex';
import type { Shot } from './planShots';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } } as const;

/**
 * Takes all pictures with several browsers at once, and returns the problems. A browser visits in sequence the screens that
 * differ in nothing else; a screen that does not settle is captured as it is, and reported.
 */
export async function takeShots(
  browser: Browser,
  url: string,
  shots: readonly Shot[],
  folder: string,
  atOnce: number,
): Promise<string[]> {
  const problems: string[] = [];
  const waiting = inParts([...groupBy(shots, keyOf).values()], 16);
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift())
      problems.push(...(await takePart(browser, url, part, folder)));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return problems;
}

function keyOf({ language, mode, device, person }: Shot): string {
  return [language, mode, device, person.role, person.profile_completed].join();
}

/** Splits long lists of shots, so that all browsers have work until the end. */
function inParts(groups: readonly (readonly Shot[])[], size: number): (readonly Shot[])[] {
  return groups.flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / size) }, (_, part) =>
      group.slice(part * size, (part + 1) * size),
    ),
  );
}

/** Takes the shots of a part, which have the same person, language and mode. */
async function takePart(
  browser: Browser,
  url: string,
  part: readonly Shot[],
  folder: string,
): Promise<string[]> {
  const [first] = part;
  if (!first) return [];
  const { language, mode, device, person } = first;
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[device],
    hasTouch: device === 'phone',
    isMobile: device === 'phone',
    reducedMotion: 'reduce',
  });
  // tsx preserves function names with a helper, which functions sent into the page do not find there.
  await context.addInitScript('globalThis.__name = (named) => named');
  const page = await enter(context, person.session, { language, mode });
  const problems: string[] = [];
  for (const shot of part) {
    const problem = await take(page, shot, folder);
    if (problem !== null) problems.push(`${shot.name}: ${problem}`);
  }
  await context.close();
  return problems;
}

/** Takes a picture. @returns The error, or null. */
async function take(page: Page, { address, name }: Shot, folder: string): Promise<string | null> {
  try {
    const problem = await goTo(page, address);
    await page.screenshot({ path: path.join(folder, `${name}.png`), fullPage: true });
    return problem;
  } catch (error) {
    return firstLine(error);
  }
}

async function goTo(page: Page, address: string): Promise<string | null> {
  try {
    if (page.url().startsWith('http')) await walkTo(page, address);
    else await page.goto(address).then(() => settled(page));
  } catch (error) {
    return firstLine(error);
  }
  // A screen may add its state to its address, such as its step.
  const { pathname } = new URL(page.url());
  return address.split(/[?#]/)[0] === pathname ? null : `${address} leads to ${pathname}`;
}

function firstLine(error: unknown): string {
  return error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
}
