import type { Page } from '@playwright/test';
import { isolateSignedNumbers } from '../../server/pdf/text/bidi';
import { drawLines } from '../support/drawnLines';
import { generatedLines, mixedLines } from '../support/mixedLines';
import { expect, test } from './support/browserTest';

/*
 * The browser's own layout of the same lines is the oracle: what people saw on the screen when they typed, signed or approved a
 * text is what the document shows.
 */

/** Characters of each line from left to right, as the browser places them. */
const shownLines = (page: Page, lines: readonly string[], direction: 'rtl' | 'ltr') =>
  page.evaluate(
    ({ texts, dir }) =>
      texts.map((text) => {
        const line = document.createElement('div');
        line.dir = dir;
        line.style.cssText = 'white-space: pre; font: 20px "DejaVu Sans"';
        line.append(text);
        document.body.replaceChildren(line);
        const range = document.createRange();
        let index = 0;
        const placed = [...text].map((character) => {
          range.setStart(line.firstChild ?? line, index);
          range.setEnd(line.firstChild ?? line, (index += character.length));
          const { left, right } = range.getBoundingClientRect();
          return { character, middle: (left + right) / 2 };
        });
        return placed
          .toSorted((a, b) => a.middle - b.middle)
          .map(({ character }) => character)
          .join('');
      }),
    { texts: lines, dir: direction },
  );

/** The order alone: without invisible characters, and with every bracket alike, because a mirrored one is another character. */
const orderOf = (line: string) =>
  line
    .replaceAll(/[\p{M}\p{Cf}\p{Emoji_Modifier}]/gu, '')
    .replaceAll(/[()[\]«»]/g, '|')
    .replaceAll(' ', '');

for (const direction of ['rtl', 'ltr'] as const)
  test(`mixed lines stand in a ${direction} document as on the screen`, async ({ page }, { project }) => {
    test.skip(project.name === 'phone-ar', 'The order does not depend on the screen.');
    // A document spells out the old sign of the riyal.
    const lines = [...mixedLines.map(({ text }) => text), ...generatedLines].filter(
      (line) => !line.includes('\uFDFC'),
    );
    const shown = await shownLines(page, lines.map(isolateSignedNumbers), direction);
    const drawn = await drawLines(lines, direction);
    expect(drawn.map(orderOf)).toEqual(shown.map(orderOf));
  });
