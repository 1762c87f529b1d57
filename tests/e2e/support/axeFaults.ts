import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import type { RunOptions } from 'axe-core';

/** Default rules of axe, and that touch targets do not overlap (WCAG 2.2, 2.5.8). */
const everything: RunOptions = { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } };

/** Minified build: same results, with half as much to send and parse. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Number of places reported for a fault that an entire list shares. */
const mostPlaces = 3;

/** Faults that axe finds in a settled page: the rule, its severity, the number of places, and the first of them. */
export async function axeFaults(page: Page, options: RunOptions = everything): Promise<string[]> {
  // Parsing half a megabyte of script costs ten times as much as checking most screens, so it stays with the page.
  const known = await page.evaluate(() => 'axe' in window);
  if (!known) {
    await page.evaluate(axeSource);
    await page.evaluate(configure);
  }
  // Reading every style sheet takes a fifth of the time and serves one rule about rotated screens, so it runs once per page.
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
    // Reading the HTML of every checked element costs as much as the checks; it is read only for the reported elements.
    noHtml: true,
    // The rule is about `!important` in inline styles, and would first read all the text in every element with an inline style:
    // an eighth of the time.
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
  // Hidden text area with which antd measures; it cannot be focused.
  const exclude = ['textarea[tab-index="-1"][aria-hidden="true"]'];
  // A list that was left stays hidden in the document: axe would read it again for every page.
  const left = [...document.querySelectorAll<HTMLElement>('#content > [style*="display: none"]')];
  const places = left.map((element) => {
    const mark = document.createComment('');
    element.replaceWith(mark);
    return mark;
  });
  // A target that a bar covers at this moment is reached by scrolling: its size is judged without the bar over it.
  const flow = document.createElement('style');
  flow.textContent = '[data-keep-clear] { position: static !important }';
  document.head.append(flow);
  const { violations } = await judging.run({ exclude }, options).finally(() => {
    flow.remove();
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
