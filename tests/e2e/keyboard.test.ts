import type { Page } from '@playwright/test';
import { expect, test } from './support/browserTest';
import { openAs } from './support/session';
import { settled, walkTo } from './support/walk';
import { wordsIn } from './support/words';

const words = (project: string) => wordsIn(project === 'phone-ar' ? 'ar' : 'en');

interface Stop {
  readonly name: string;
  readonly main: boolean;
  readonly seen: boolean;
}

test.describe('keyboard use and reduced motion', () => {
  test('a client skips the menu by keyboard, reaches every main action and sees no animation', async ({
    browser,
  }, { project }) => {
    const says = words(project.name);
    const { page } = await openAs(browser, 'client@demo.test', { language: says.language });
    await page.addInitScript(watchMotion);
    await page.goto('/clientDashboard');
    await settled(page);

    await test.step('the first Tab stop skips the menu to the main content', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: says.t('common', 'skipToContent') });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
    });

    await test.step('no animation runs with reduced motion', async () => {
      const longest = await page.evaluate(() => (window as Window & { longest?: number }).longest ?? 0);
      expect(longest).toBeLessThanOrEqual(1);
    });

    for (const path of ['/clientDashboard', '/services']) await reachesMainAction(page, path);
  });

  test('an admin reaches every main action by keyboard, and Esc returns the focus', async ({ browser }, {
    project,
  }) => {
    const says = words(project.name);
    const phone = project.name === 'phone-ar';
    const { page } = await openAs(browser, 'admin@demo.test', { language: says.language });
    await page.goto('/requests');
    await settled(page);

    await test.step('Esc closes a drawer and returns the focus to its opener', async () => {
      const opener = page.getByRole('button', {
        name: phone ? says.t('common', 'openMenu') : says.t('theme', 'open'),
        exact: true,
      });
      await opener.focus();
      await page.keyboard.press('Enter');
      const drawer = page.getByRole('dialog');
      await expect(drawer).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
      await expect(opener).toBeFocused();
    });

    for (const path of ['/clients', '/nationalities/create']) await reachesMainAction(page, path);
  });
});

/** Asserts that Tab reaches the main action of a page, with a visible focus at each stop. */
async function reachesMainAction(page: Page, path: string): Promise<void> {
  await test.step(`Tab reaches the main action of ${path}`, async () => {
    await walkTo(page, path);
    // The title and the actions of a page are in the header where that has room.
    await page.locator('header').first().getByRole('button').first().focus();
    const stops = await walkByTab(page);
    expect(
      stops.filter(({ seen }) => !seen).map(({ name }) => name),
      path,
    ).toEqual([]);
    expect(
      stops.some(({ main }) => main),
      path,
    ).toBe(true);
  });
}

/** Records the longest animation, in milliseconds; runs in the page. */
function watchMotion(): void {
  document.addEventListener('animationstart', ({ target }) => note(target));
  document.addEventListener('transitionrun', ({ target }) => note(target));
  function note(target: EventTarget | null) {
    const state = window as Window & { longest?: number };
    for (const animation of (target as Element).getAnimations())
      state.longest = Math.max(state.longest ?? 0, Number(animation.effect?.getComputedTiming().duration));
  }
}

/** Returns the stops of Tab within the page, until it leaves the page or reaches the main action. */
async function walkByTab(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let count = 0; count < 60; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await readSettledStop(page);
    if (stop === null) return stops;
    stops.push(stop);
    if (stop.main) return stops;
  }
  return stops;
}

/** Reads the stop again a moment later, because a focus ring may fade in. */
async function readSettledStop(page: Page): Promise<Stop | null> {
  const stop = await page.evaluate(readStop);
  if (stop === null || stop.seen) return stop;
  await page.waitForTimeout(400);
  return page.evaluate(readStop);
}

/** Runs in the page; returns null once the focus has left the header and the page's content. */
function readStop(): Stop | null {
  const focused = document.activeElement;
  if (!focused?.closest('main, header')) return null;
  // antd shows a field's focus on the box around it.
  const fields =
    '.ant-select-selector, .ant-input-affix-wrapper, .ant-segmented-item, .ant-picker, .ant-input-number';
  const select = focused.closest('.ant-select')?.querySelector('.ant-select-selector') ?? null;
  const around = [
    focused,
    focused.parentElement,
    focused.nextElementSibling,
    focused.closest(fields),
    select,
  ];
  const isShown = (element: Element | null) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
  };
  return {
    name: `${focused.tagName}.${focused.className} «${focused.textContent.trim().slice(0, 30)}»`,
    main: focused.classList.contains('ant-btn-primary'),
    seen: around.some(isShown),
  };
}
