import type { Locator } from '@playwright/test';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { settled } from './support/walk';
import { wordsIn } from './support/words';

/** What a page is for stands in the first window, on a phone and on a desktop, in both languages. */
test.describe.configure({ mode: 'parallel' });
test.skip(({ isMobile }) => isMobile, 'Opened in windows of its own sizes.');

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1440, height: 900 } };

const edges = (one: Locator) =>
  one.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top), bottom: Math.round(bottom) };
  });

interface Own {
  readonly id: string;
}

for (const language of ['ar', 'en'] as const) {
  const words = wordsIn(language);

  test(`a result begins with the score and the first item that it lost, in ${language}`, async ({
    browser,
  }) => {
    for (const [window, dialEnds, reasonEnds] of [
      [phone, 270, 400],
      [desktop, 400, 500],
    ] as const) {
      const { page, ask } = await openAs(browser, 'client@demo.test', { language }, window);
      const [open] = (await ask('/client/inspections?status=corrections_needed')) as Own[];
      await page.goto(`/client/requests/${open?.id}?tab=results`);
      await settled(page);
      const standing = page.getByRole('region', { name: words.t('requests', 'results.standing') });
      expect.soft((await edges(standing.locator('svg').first())).bottom).toBeLessThanOrEqual(dialEnds);
      expect.soft((await edges(standing.locator('p').nth(1))).bottom).toBeLessThanOrEqual(reasonEnds);
      const start = page.getByRole('link', { name: words.t('requests', 'receipt.start') });
      const first = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('checkbox') })
        .first();
      const button = await edges(start);
      expect.soft(button.bottom).toBeLessThanOrEqual(window.viewport.height);
      expect.soft((await edges(first)).bottom).toBeLessThanOrEqual(button.top);
    }
  });

  test(`a request says first whose turn it is, and its buttons are in view, in ${language}`, async ({
    browser,
  }) => {
    for (const window of [phone, desktop])
      for (const [status, turnEnds] of [
        ['payment_completed', 480],
        ['details_sent', 660],
      ] as const) {
        const { page, ask } = await openAs(browser, 'client@demo.test', { language }, window);
        const [one] = (await ask(`/client/inspections?status=${status}`)) as Own[];
        await page.goto(`/client/requests/${one?.id}`);
        await settled(page);
        const turn = page.getByRole('region', { name: words.t('client', 'request.turn.label') });
        expect.soft((await edges(turn)).bottom, status).toBeLessThanOrEqual(turnEnds);
        const buttons = turn.getByRole('link').or(turn.getByRole('button'));
        for (const button of await buttons.all())
          expect.soft((await edges(button)).bottom, status).toBeLessThanOrEqual(window.viewport.height);
        const rows = page.getByRole('navigation', { name: words.t('client', 'request.parts') });
        expect.soft((await edges(rows)).top, status).toBeLessThan(window.viewport.height + 40);
      }
  });

  test(`on a phone a page’s title stands in the bar, and its content begins below it, in ${language}`, async ({
    browser,
  }) => {
    for (const [email, path, content] of [
      ['client@demo.test', '/client/requests', '[role=search], input[type=search], [role=tablist]'],
      ['admin@demo.test', '/clients', '[role=search], input[type=search], [role=tablist]'],
      ['admin@demo.test', '/inspectors/create', 'form'],
    ] as const) {
      const { page } = await openAs(browser, email, { language }, phone);
      await page.goto(path);
      await settled(page);
      const title = await edges(page.getByRole('heading', { level: 1 }));
      expect.soft(title.bottom, path).toBeLessThanOrEqual(64);
      expect.soft((await edges(page.locator('main').locator(content).first())).top, path).toBeLessThan(300);
    }
  });
}
