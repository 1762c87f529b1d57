import type { Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';

/** All that axe looks for by itself, and that a thumb does not hit two things at once (WCAG 2.2, 2.5.8). */
const everything: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** Of a fault that a whole list shares, a few places tell enough. */
const mostPlaces = 3;

/** What axe finds wrong with a page that stands: the rule, how bad it is, in how many places, and the first of them. */
export async function axeFaults(page: Page, options: RunOptions = everything): Promise<string[]> {
  // Half a megabyte of script costs ten times what most screens cost to be judged: it stays while the page does.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(judge, options);
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes
      .slice(0, mostPlaces)
      .map(({ target, html }) => `${target.join(' ')} ${html.slice(0, 120)}`);
    return `axe ${id} (${impact}), ${nodes.length} times: ${places.join(' | ')}`;
  });
}

/** Runs in the page. */
async function judge(options: RunOptions): Promise<AxeResults['violations']> {
  // The field that antd measures with: out of sight, and nobody comes to it.
  const exclude = ['textarea[tab-index="-1"][aria-hidden="true"]'];
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options);
  return violations;
}
