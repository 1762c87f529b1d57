import type { Page } from '@playwright/test';

/** Minimum size of a touch target, in CSS pixels; axe checks the 24 of all other targets (WCAG 2.2, 2.5.8). */
const least = 44;

/** Main actions of a page that are too small for a thumb. */
export async function touchTargetFaults(page: Page): Promise<string[]> {
  const targets = await page.evaluate(readMainTargets);
  return targets.flatMap(({ name, width, height }) =>
    width < least || height < least ? [`small for a thumb (${width} × ${height}): ${name}`] : [],
  );
}

interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** Main buttons, tabs, menu entries, and entire rows or cards to choose; runs in the page. */
function readMainTargets(): Target[] {
  const main =
    '.ant-btn-primary, [role=tab], [role=menuitem], header button, label:has(> input[type=radio]):not(.ant-segmented-item)';
  return [...document.querySelectorAll(main)]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.closest('[aria-hidden="true"], [inert]') === null,
    )
    .map((element) => {
      // antd handles a press anywhere on the tab around its name.
      const { width, height } = (element.closest('.ant-tabs-tab') ?? element).getBoundingClientRect();
      const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
      return {
        name: `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} «${label}»`,
        width: Math.round(width),
        height: Math.round(height),
      };
    });
}
