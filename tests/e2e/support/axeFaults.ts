import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

/** All that axe looks for by itself, and that a thumb does not hit two things at once (WCAG 2.2, 2.5.8). */
const everything: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** Of a fault that a whole list shares, a few places tell enough. */
const mostPlaces = 3;

/** What axe finds wrong with a page that stands: the rule, how bad it is, in how many places, and the first of them. */
export async function axeFaults(page: Page, options: RunOptions = everything): Promise<string[]> {
  // Half a megabyte of script costs ten times what most screens cost to be judged: it stays while the page does.
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) await page.evaluate(axe.source);
  // Reading every sheet of styles takes a fifth of the time and serves one rule about turned screens: once a page does.
  return page.evaluate(judge, { options: { ...options, preload: !known }, mostPlaces });
}

interface Judgement {
  readonly options: RunOptions;
  readonly mostPlaces: number;
}

/** Runs in the page. */
async function judge({ options, mostPlaces: most }: Judgement): Promise<string[]> {
  const judging = (window as unknown as { axe: typeof axe }).axe;
  // The text of every element that is looked at costs as much as the judging: it is read of the few that are told.
  judging.configure({ noHtml: true });
  // The field that antd measures with: out of sight, and nobody comes to it.
  const exclude = ['textarea[tab-index="-1"][aria-hidden="true"]'];
  const { violations } = await judging.run({ exclude }, options);
  return violations.map(({ id, impact, nodes }) => {
    const places = nodes.slice(0, most).map(({ target }) => {
      const place = target.join(' ');
      return `${place} ${document.querySelector(place)?.outerHTML.slice(0, 120) ?? ''}`;
    });
    return `axe ${id} (${impact}), ${nodes.length} times: ${places.join(' | ')}`;
  });
}
