import type { Page } from '@playwright/test';
import type { Language } from 'sijil/base/i18n/localized';
import { addressesOf } from './addresses';
import { pageFaults } from './pageFaults';
import type { Visitor } from './session';
import { settled, walkTo } from './walk';

/** Opens the screens one after the other and returns their faults (axe, layout, texts, console errors), by address. */
export async function screenFaults(
  { page, ask }: Visitor,
  paths: readonly string[],
  language: Language,
): Promise<Record<string, readonly string[]>> {
  await page.goto('/access-denied');
  await settled(page);
  const faults: Record<string, readonly string[]> = {};
  const said = listen(page);
  for (const path of paths)
    for (const address of await addressesOf(path, ask)) {
      said.length = 0;
      const failed = await walkTo(page, address).catch(() => ['never ready']);
      const found = [
        ...(failed ?? []),
        ...broughtElsewhere(page, address),
        ...(await pageFaults(page, language)),
        ...said,
      ];
      if (found.length > 0) faults[address] = found;
    }
  return faults;
}

/** Reports a redirect of an allowed route (tests/router covers the forbidden ones). */
function broughtElsewhere(page: Page, address: string): string[] {
  const { pathname } = new URL(page.url());
  return pathname === address.split(/[?#]/)[0] ? [] : [`brought to ${pathname}`];
}

function listen(page: Page): string[] {
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(`threw ${message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(`console: ${message.text()}`);
  });
  return said;
}
