import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** All that axe looks for by itself, and that a thumb does not hit two things at once (WCAG 2.2, 2.5.8). */
const everything: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** The packed one: it judges the same, and half as much is sent and read. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Number of places reported for a fault that an entire list shares. */
const mostPlaces = 3;

/** Faults that axe finds in a settled page: the rule, its severity, the number of places, and the first of them. */
export async function axeFaults(page: Page, options: RunOptions = everything): Promise<string[]> {
  // Half a megabyte of script costs ten times what most screens cost to be judged: it stays while the page does.
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) {
    await page.evaluate(axeSource);
    await page.evaluate(configure);
  }
  // Reading every sheet of styles takes a fifth of the time and serves one rule about turned screens: once a page does.
  return page.evaluate(judge, { options: { ...options, preload: !known }, mostPlaces });
}

interface Judgement {
  readonly options: RunOptions;
  readonly mostPlaces: number;
}

/** Runs in the page. */
function configure(): void {
  const judging = (window as unknown as { axe: typeof axe }).axe;
  judging.configure({
    // The text of every element that is looked at costs as much as the judging: it is read of the few that are told.
    noHtml: true,
    // It finds fault with styles of an element's own that are important, and would first read all the text in every element
    // that has any style of its own: an eighth of the judging.
    rules: [
      {
        id: 'avoid-inline-spacing',
        matches: (element: Element) => /important/i.test(element.getAttribute('style') ?? ''),
      },
    ],
  });
}

/** Runs in the page. */
async function judge({ options, mostPlaces: most }: Judgement): Promise<string[]> {
  const judging = (window as unknown as { axe: typeof axe }).axe;
  // The field that antd measures with: out of sight, and nobody comes to it.
  const exclude = ['textarea[tab-index="-1"][aria-hidden="true"]'];
  // A list that was left stays in the document, out of sight: axe would read it in anew for every page.
  const left = [...document.querySelectorAll<HTMLElement>('#content > [style*="display: none"]')];
  const places = left.map((element) => {
    const mark = document.createComment('');
    element.replaceWith(mark);
    return mark;
  });
  const { violations } = await judging.run({ exclude }, options).finally(() => {
    for (const [at, mark] of places.entries()) mark.replaceWith(left[at] ?? '');
  });
  return violations.map(({ id, impact, nodes }) => {
    const found = nodes.slice(0, most).map(({ target }) => {
      const place = target.join(' ');
      return `${place} ${document.querySelector(place)?.outerHTML.slice(0, 120) ?? ''}`;
    });
    return `axe ${id} (${impact}), ${nodes.length} times: ${found.join(' | ')}`;
  });
}
