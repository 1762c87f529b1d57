import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { open } from './support/walk';
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

/** Windows with the lowest edge of a result's dial and of its reason. */
const windows = {
  phone: { window: phone, dialEnds: 270, reasonEnds: 400 },
  desktop: { window: desktop, dialEnds: 400, reasonEnds: 500 },
} as const;

/** First control of a page's content. */
const firstControl = '[role=search], input[type=search], [role=tablist], form';

/** A phone's title stands in the bar, and the content begins below it. */
async function checkTitle(page: Page, path: string): Promise<void> {
  await open(page, path);
  const title = await edges(page.getByRole('heading', { level: 1 }));
  expect.soft(title.bottom, path).toBeLessThanOrEqual(64);
  const content = page.locator('main').locator(firstControl).first();
  expect.soft((await edges(content)).top, path).toBeLessThan(300);
}

for (const language of ['ar', 'en'] as const) {
  const words = wordsIn(language);

  for (const [name, { window, dialEnds, reasonEnds }] of Object.entries(windows))
    test(`a client’s pages begin with what they are for, in ${language} on a ${name}`, async ({
      browser,
    }) => {
      const { page, ask } = await openAs(browser, 'client@demo.test', { language }, window);
      const requestIn = async (status: string) => {
        const [one] = (await ask(`/client/inspections?status=${status}`)) as Own[];
        return `/client/requests/${one?.id}`;
      };

      await test.step('a result: the score, and the first item that it lost', async () => {
        await open(page, `${await requestIn('corrections_needed')}?tab=results`);
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
      });

      await test.step('corrections: how many are left, and one open item with its button', async () => {
        await open(page, `${await requestIn('corrections_needed')}?tab=corrections`);
        const pips = page.getByRole('img', { name: /\d/ }).filter({ has: page.locator('i') });
        expect.soft((await edges(pips)).bottom).toBeLessThanOrEqual(180);
        const field = page.getByRole('textbox', { name: words.t('client', 'corrections.action') });
        await expect(field).toHaveCount(1);
        const next = page.locator('[data-bottom-bar] button');
        const button = await edges(next);
        expect.soft(button.bottom).toBeLessThanOrEqual(window.viewport.height);
        expect.soft((await edges(field)).bottom).toBeLessThanOrEqual(button.top);
        // The finding and the text of the open item end above the button, on a phone its file as well.
        const attach = page.getByRole('button', { name: words.t('client', 'corrections.attach') }).first();
        expect.soft((await edges(attach)).bottom).toBeLessThanOrEqual(button.top);
      });

      await test.step('a request: whose turn it is, with its buttons', async () => {
        for (const [status, turnEnds] of [
          ['payment_completed', 480],
          ['details_sent', 660],
        ] as const) {
          await open(page, await requestIn(status));
          const turn = page.getByRole('region', { name: words.t('client', 'request.turn.label') });
          expect.soft((await edges(turn)).bottom, status).toBeLessThanOrEqual(turnEnds);
          const buttons = turn.getByRole('link').or(turn.getByRole('button'));
          for (const button of await buttons.all())
            expect.soft((await edges(button)).bottom, status).toBeLessThanOrEqual(window.viewport.height);
          const rows = page.getByRole('navigation', { name: words.t('client', 'request.parts') });
          expect.soft((await edges(rows)).top, status).toBeLessThan(window.viewport.height + 40);
        }
      });

      await test.step('a contract: what is signed, the signature and its button', async () => {
        const [sent] = (await ask('/client/inspections?status=contract_sent')) as readonly (Own & {
          readonly serviceId: string;
        })[];
        await open(page, `/services/${sent?.serviceId}?request=${sent?.id}`);
        const brief = page.getByRole('region', { name: words.t('order', 'contract.terms') });
        expect.soft((await edges(brief)).bottom).toBeLessThanOrEqual(480);
        const button = await edges(page.getByRole('button', { name: words.t('order', 'sign.submit') }));
        expect.soft(button.bottom).toBeLessThanOrEqual(window.viewport.height);
        expect.soft((await edges(page.locator('canvas'))).bottom).toBeLessThanOrEqual(button.top);
        // Each clause is one line, which opens.
        const clauses = page.locator('article details');
        expect.soft(await clauses.count()).toBeGreaterThan(10);
        await expect.soft(page.locator('article details[open]')).toHaveCount(0);
      });

      await test.step('the home of a chain: its most urgent task, and its three branches', async () => {
        await open(page, '/clientDashboard');
        const strip = page.getByRole('region', { name: words.t('client', 'dashboard.urgent') });
        expect.soft((await edges(strip)).bottom).toBeLessThanOrEqual(230);
        const tiles = page.getByRole('article');
        await expect(tiles).toHaveCount(3);
        expect.soft((await edges(tiles.last())).bottom).toBeLessThanOrEqual(780);
        const shown = await tiles.locator('svg + [aria-hidden]').allInnerTexts();
        const scores = shown.map((text) => Number.parseFloat(text));
        expect.soft(scores).toEqual(scores.toSorted((one, other) => one - other));
      });

      if (name === 'phone') await checkTitle(page, '/client/requests');
    });

  for (const [name, window] of Object.entries({ phone, desktop }))
    test(`operations’ home and week begin with what waits for them, in ${language} on a ${name}`, async ({
      browser,
    }) => {
      const { page, ask } = await openAs(browser, 'operations@demo.test', { language }, window);

      await test.step('the home: a tile for each kind of work, and its button on the row', async () => {
        await open(page, '/requests');
        const tiles = page.getByRole('list', { name: words.t('admin', 'work.label') }).getByRole('listitem');
        await expect(tiles).toHaveCount(4);
        // Two lines of a name, where a language needs them.
        expect.soft((await edges(tiles.first())).bottom).toBeLessThanOrEqual(220);
        // The menu counts what the tiles of its page count.
        const counted = (await tiles.locator('strong').allInnerTexts()).slice(0, 3).map(Number);
        const sum = counted.reduce((one, other) => one + other, 0);
        if (name === 'desktop')
          await expect
            .soft(
              page
                .getByRole('navigation')
                .getByRole('listitem')
                .filter({ hasText: `${sum}` })
                .first(),
            )
            .toBeVisible();
        // Each waiting request has its button; that of the first is in view.
        await tiles.first().getByRole('link').click();
        const assign = page
          .locator('main')
          .getByRole('button', { name: words.t('requests', 'candidates.assign') });
        await expect(assign.first()).toBeVisible();
        expect.soft((await edges(assign.first())).bottom).toBeLessThanOrEqual(window.viewport.height);
        await expect.soft(tiles.first().getByRole('link')).toHaveAttribute('aria-current', 'true');
      });

      await test.step('the week: the visits without an inspector', async () => {
        const path = '/inspections?status_in=details_approved&_sort=visitAt&_order=asc';
        const [visit] = (await ask(path)) as { readonly visitAt: string }[];
        await open(page, `/calendar?week=${String(visit?.visitAt).slice(0, 10)}`);
        const panel = page.getByRole('region', { name: words.t('calendar', 'unassigned') });
        const first = panel.getByRole('listitem').first();
        // Who is proposed, and the button that assigns them, without scrolling.
        const button = first.getByRole('button').first();
        await expect(button).toHaveText(words.t('calendar', 'unstaffed.assign'));
        expect.soft((await edges(button)).bottom).toBeLessThanOrEqual(window.viewport.height);
        expect.soft((await edges(panel)).top).toBeLessThanOrEqual(310);
        // One solid button, at most.
        const solid = page.locator('main [class*=primary]');
        expect.soft(await solid.count()).toBeLessThanOrEqual(1);
      });
    });
}
