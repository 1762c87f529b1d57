import type { Locator, Page } from '@playwright/test';
import type { OwnBranchView, ServiceView } from '#domain/api/orderViews';
import { type LayoutType, layoutTypes } from 'sijil/react/theme/tokens';
import { expect, test } from './support/browserTest';
import { axeFaults } from './support/axeFaults';
import { freezeData } from './support/frozenData';
import { notMirrored } from './support/mirror';
import { openAs, type Visitor } from './support/session';
import { atRest, settled, walkTo } from './support/walk';
import { wordsIn } from './support/words';

/** Number of rows that the search and the tools of a list take. */
const toolRows = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const tools = document.querySelector('main :has(input[type=search]) + [data-keep-clear]');
    const parts = [tools?.previousElementSibling, ...(tools?.querySelectorAll('button') ?? [])];
    const middles = parts.map((one) => {
      const { top = 0, height = 0 } = one?.getBoundingClientRect() ?? {};
      return Math.round((top + height / 2) / 12);
    });
    return new Set(middles).size;
  });

/** Most used screens of each role. */
const keyScreens = [
  [null, ['/sign-in', '/client-register']],
  ['client@demo.test', ['/clientDashboard', '/client/requests', '/services']],
  ['supervisor@demo.test', ['/supervisorDashboard', '/supervisor/requests']],
  ['admin@demo.test', ['/home', '/requests', '/payments', '/clients', '/inspectors/create']],
] as const;

test.describe('on a desktop', () => {
  test.describe.configure({ mode: 'parallel' });
  test.skip(({ isMobile }) => isMobile, 'Looked at on a desktop.');

  for (const [email, paths] of keyScreens)
    test(`no layout shift, and the right-to-left page mirrors the left-to-right one, for ${email ?? 'a visitor'}`, async ({
      browser,
    }) => {
      const right = await openAs(browser, email, { language: 'ar', fetchesAhead: true });
      const left = await openAs(browser, email, { language: 'ar', direction: 'ltr' });
      await right.page.addInitScript(countShifts);
      await freezeData(right.page, left.page);
      for (const { page } of [right, left]) {
        await page.goto(paths[0]);
        await settled(page);
      }
      for (const path of paths) {
        for (const { page } of [right, left]) {
          await walkTo(page, path);
          await atRest(page);
        }
        const most = path === paths[0] ? 0.05 : 0.1;
        expect.soft(await shiftsOf(right.page), `${path} jumps while it loads`).toBeLessThanOrEqual(most);
        expect.soft(await notMirrored(right.page, left.page), `${path} is not mirrored`).toEqual([]);
      }
    });

  test('a printed list has every column of the screen on its page', async ({ browser }) => {
    const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto('/requests');
    await settled(page);
    const heads = await page.locator('.data-table thead th').allInnerTexts();
    expect(heads.length).toBeGreaterThan(5);
    await page.emulateMedia({ media: 'print' });
    // A landscape page of A4 between its margins of 10 mm.
    await page.setViewportSize({ width: 1047, height: 718 });
    const printed = page.locator('.data-table thead th:visible');
    await expect(printed).toHaveText(heads.map((head) => head.trim()));
    const outside = await page.locator('.data-table th, .data-table td').evaluateAll((cells) =>
      cells.flatMap((cell) => {
        const { left, right, width } = cell.getBoundingClientRect();
        return width > 0 && left >= 0 && right <= window.innerWidth ? [] : [cell.textContent];
      }),
    );
    expect(outside).toEqual([]);
    // A sticky column would cover its neighbour, as the printer lays the page out for a narrower sheet.
    const positions = await page
      .locator('.data-table th, .data-table td')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).position));
    expect([...new Set(positions)]).toEqual(['static']);
    await expect(page.locator('aside')).toBeHidden();
    // Of the header and the toolbar only the title is printed, on the page of the table.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).page)).toBe('wide');
  });

  test('the menu is at the start of the line and the account menu at its end', async ({ browser }) => {
    for (const language of ['ar', 'en'] as const) {
      const { page } = await openAs(browser, 'admin@demo.test', { language });
      await page.goto('/home');
      await settled(page);
      const middle = (one: Locator) =>
        one.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (left + right) / 2 / window.innerWidth;
        });
      const person = page.getByRole('button', { name: wordsIn(language).t('common', 'accountMenu') });
      const [menu, tools] = [await middle(page.locator('aside')), await middle(person)];
      expect(language === 'ar' ? menu > 0.7 && tools < 0.3 : menu < 0.3 && tools > 0.7).toBe(true);
    }
  });

  for (const [email, paths] of keyScreens)
    test(`at 200 % zoom nothing overflows the screen, for ${email ?? 'a visitor'}`, async ({ browser }) => {
      const half = { viewport: { width: 640, height: 400 } };
      const { page } = await openAs(browser, email, { language: 'en' }, half);
      await page.goto(paths[0]);
      await settled(page);
      for (const path of paths) {
        await walkTo(page, path);
        expect.soft(await page.evaluate(widerThanScreen), path).toBeLessThanOrEqual(0);
      }
    });

  test('a supervisor’s lists show every column at 1280 pixels', async ({ browser }) => {
    const laptop = { viewport: { width: 1280, height: 800 } };
    const { page } = await openAs(browser, 'supervisor@demo.test', { language: 'ar' }, laptop);
    await page.goto('/supervisorDashboard');
    await settled(page);
    for (const path of ['/supervisor/requests', '/inspectorForms']) {
      await walkTo(page, path);
      await expect(page.getByRole('table').first()).toBeVisible();
      expect.soft(await page.evaluate(scrolledSideways), path).toEqual([]);
    }
  });

  for (const language of ['ar', 'en'] as const)
    test(`the lists with the most columns show all of them at 1280 pixels, in ${language}`, async ({
      browser,
    }) => {
      const laptop = { viewport: { width: 1280, height: 800 } };
      const { page } = await openAs(browser, 'admin@demo.test', { language }, laptop);
      await page.goto('/supervisors');
      await settled(page);
      for (const path of ['/supervisors', '/certificates']) {
        await walkTo(page, path);
        expect.soft(await page.evaluate(scrolledSideways), path).toEqual([]);
        expect.soft(await page.evaluate(widerThanScreen), path).toBeLessThanOrEqual(0);
      }
      for (const [width, rows] of [
        [1280, 1],
        [1024, 1],
        [768, 1],
        [390, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => toolRows(page), { message: `${width} pixels` }).toBe(rows);
      }
    });

  test('a table that scrolls inside its card keeps headers aligned with their columns', async ({
    browser,
  }) => {
    const narrow = { viewport: { width: 1024, height: 800 } };
    const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' }, narrow);
    await page.goto('/certificates');
    await settled(page);
    expect(await page.evaluate(scrolledSideways)).toHaveLength(1);
    expect(await page.evaluate(widerThanScreen)).toBeLessThanOrEqual(0);
    const [heads, cells] = await Promise.all([
      page.getByRole('columnheader').evaluateAll(widthsOf),
      page.getByRole('row').nth(1).getByRole('cell').evaluateAll(widthsOf),
    ]);
    expect(heads).toHaveLength(9);
    expect(cells).toEqual(heads);
  });

  for (const mode of ['light', 'dark'] as const)
    test(`every layout in ${mode} mode shows the page and its navigation with sufficient contrast`, async ({
      browser,
    }) => {
      const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar', mode });
      await page.goto('/requests');
      // The last layout has no button to choose another one.
      for (const layout of layoutTypes)
        await test.step(layout, async () => {
          await chooseLayout(page, layout);
          await settled(page);
          await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
          const others = page
            .getByRole('navigation')
            .getByRole(layout.includes('Side') ? 'link' : 'menuitem');
          if (layout === 'blank') await expect(page.locator('.ant-float-btn')).toBeInViewport();
          else await expect(others.first()).toBeInViewport();
          expect(await page.evaluate(widerThanScreen)).toBeLessThanOrEqual(0);
          expect(await axeFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
        });
    });
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'Looked at on a phone.');
  const narrow = { viewport: { width: 360, height: 780 } };

  test('the registration loads without layout shift', async ({ browser }) => {
    const { page } = await openAs(browser, 'newclient@demo.test', { language: 'ar' }, narrow);
    await page.addInitScript(countShifts);
    await page.goto('/complete-registration');
    await settled(page);
    expect(await shiftsOf(page)).toBeLessThan(0.1);
  });

  test('an admin’s pages stay within the screen, without layout shift, their title in the bar', async ({
    browser,
  }) => {
    const says = wordsIn('ar');
    const { page } = await openAs(browser, 'admin@demo.test', { language: 'ar' }, narrow);
    await page.addInitScript(countShifts);
    await page.goto('/texts');
    await page.getByRole('searchbox', { name: says.t('texts', 'find') }).fill('فرعًا');
    await page.keyboard.press('Enter');
    await expect(page.getByText('records/branches/label/counted')).toBeVisible();
    const ends = await page
      .getByRole('button', { name: says.t('texts', 'change.ar') })
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().left));
    expect(ends.length).toBeGreaterThan(10);
    expect(Math.min(...ends)).toBeGreaterThan(0);
    expect(await page.evaluate(widerThanScreen)).toBeLessThanOrEqual(0);

    // Its parts stand above each other here: a late one would move the rest.
    const before = await shiftsOf(page);
    await walkTo(page, '/payments');
    await atRest(page);
    expect((await shiftsOf(page)) - before).toBeLessThanOrEqual(0.05);

    // The content begins below the bar.
    for (const [path, content] of [
      ['/clients', 'search'],
      ['/inspectors/create', 'form'],
    ] as const) {
      await walkTo(page, path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect.soft((title?.y ?? 0) + (title?.height ?? Infinity), path).toBeLessThanOrEqual(64);
      const first = page
        .locator('main')
        .locator(content === 'search' ? '[role=search], input[type=search]' : 'form');
      expect.soft((await first.first().boundingBox())?.y, path).toBeLessThan(300);
    }
  });

  test('placing an order and receiving its contract cause no layout shift', async ({ browser }) => {
    const says = wordsIn('ar');
    const visitor = await openAs(browser, 'manager@demo.test', { language: 'ar' }, narrow);
    const { page } = visitor;
    await page.addInitScript(countShifts);
    // Later than half a second after a press, so that no shift is taken for its answer.
    await page.route(/\/api\/v1\//, async (route) => {
      await page.waitForTimeout(600);
      await route.continue();
    });
    await page.goto(await startOrder(visitor));
    await settled(page);
    await page.getByRole('button', { name: says.t('order', 'details.place.single') }).click();
    const contract = page.getByRole('heading', { name: says.t('order', 'contract.title') });
    await expect(contract).toBeVisible({ timeout: 30_000 });
    await settled(page);
    expect(await shiftsOf(page)).toBeLessThan(0.05);
  });
});

/** Elements of the page that scroll sideways, by their classes. */
function scrolledSideways() {
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.scrollWidth > element.clientWidth + 1)
    .filter((element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX))
    .map(({ className }) => String(className));
}

/** Widths in pixels. */
function widthsOf(cells: Element[]): number[] {
  return cells.map((cell) => Math.round(cell.getBoundingClientRect().width));
}

/** Chooses a layout in the appearance panel and closes the panel. */
async function chooseLayout(page: Page, layout: LayoutType): Promise<void> {
  const says = wordsIn('ar');
  await page.getByRole('button', { name: says.t('theme', 'open'), exact: true }).click();
  const panel = page.getByRole('dialog');
  await panel.getByText(says.t('theme', `layout.${layout}`), { exact: true }).click();
  await expect(page.locator(`[data-layout="${layout}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

/** Starts an order of a single inspection, answered up to its last question; returns its address. */
async function startOrder({ ask, write }: Visitor): Promise<string> {
  const services = (await ask('/services')) as ServiceView[];
  const single = services.filter(({ billing, subject }) => billing === 'single' && subject === 'branch');
  // The contract of the audit waits for the team.
  const id = single.find(({ name }) => name.en !== 'Food-safety system audit')?.id;
  const { questions } = (await ask(`/services/${id}`)) as ServiceView;
  const [branch] = (await ask('/client/branches')) as OwnBranchView[];
  const data = {
    branchIds: branch ? [branch.id] : [],
    vehicleIds: [],
    choice: { kind: 'single' },
    paymentPlan: 'one',
    preferredAt: null,
    answers: Object.fromEntries(questions.map((question) => [question.id, '12'])),
    notes: '',
  };
  await write('PUT', `/client/order-drafts/${id}`, { step: 'details', data });
  return `/services/${id}?step=details`;
}

/** Number of layout shifts since the last call. */
function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const state = window as Window & { shifted?: number };
    const shifted = state.shifted ?? 0;
    state.shifted = 0;
    return shifted;
  });
}

/** Sums layout shifts without user input (CLS); runs in the page. */
function countShifts(): void {
  const state = window as Window & { shifted?: number };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) state.shifted = (state.shifted ?? 0) + entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

function widerThanScreen(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

const calendarScreens = { phone: ['360x640', '390x844'], desktop: ['1280x600'] };
test('a calendar stays on the screen, wherever on it its box is', async ({ browser, isMobile }) => {
  const { page, write } = await openAs(browser, 'admin@demo.test', { language: 'ar' });
  const labels = ['dateTime', 'date'].map((kind) => ({ kind, name: `موعد ${kind} ${Date.now()}` }));
  for (const { kind, name: ar } of labels) {
    const label = { ar, en: `Calibrated, ${kind} ${Date.now()}` };
    await write('POST', '/custom-fields', { resource: 'cities', label, kind });
  }
  await page.goto('/cities/create');
  await settled(page);
  const out: string[] = [];
  for (const size of calendarScreens[isMobile ? 'phone' : 'desktop']) {
    const [width = 0, height = 0] = size.split('x').map(Number);
    await page.setViewportSize({ width, height });
    for (const { kind, name } of labels)
      for (const place of [0.1, 0.5, 0.9]) {
        const box = page.getByLabel(name);
        await box.evaluate(scrollTo, place);
        await box.click();
        const calendar = page.locator('.ant-picker-dropdown').filter({ visible: true });
        await expect(calendar.locator('.ant-picker-cell-today')).toBeVisible();
        const { x = -1, y = -1, width: wide = 0, height: high = 0 } = (await calendar.boundingBox()) ?? {};
        if (x < 0 || y < 0 || x + wide > width || y + high > height)
          out.push(`${size} ${kind} at ${place}: ${x},${y} ${wide}x${high}`);
        await page.keyboard.press('Escape');
        await expect(calendar).toBeHidden();
      }
  }
  expect(out).toEqual([]);
});

/** Scrolls a box to a part of the screen's height, with room above and below it; runs in the page. */
function scrollTo(box: Element, place: number): void {
  const main = box.closest('main');
  if (main) main.style.paddingBlock = '100vh';
  window.scrollBy(0, box.getBoundingClientRect().top - window.innerHeight * place);
}
