import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';
import { filesUnder } from '../support/sourceTree';

/** Cells of a line of a table; a bar within a cell is written `\|`. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/).length;

/** Lines of a document's tables with another number of cells than the table's head: readers see no table, or lose a cell. */
function brokenLines(text: string): string[] {
  const broken: string[] = [];
  let [head, isCode]: [number | undefined, boolean] = [undefined, false];
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (isCode || !line.startsWith('|')) head = undefined;
    else if (head === undefined) head = cellsOf(line);
    else if (cellsOf(line) !== head) broken.push(line);
  }
  return broken;
}

const documents = [
  ...filesUnder(path.join(projectRoot, 'docs'), ['.md']),
  ...['README.md', 'CONTRIBUTING.md', 'packages/sijil/README.md'].map((name) => path.join(projectRoot, name)),
];

it('a line with a cell too many is found', () => {
  expect(brokenLines('| a | b |\n| - | - |\n| 1 | 2 | 3 |\n')).toEqual(['| 1 | 2 | 3 |']);
});

it('every table of the documents has as many cells in each line as in its head', () => {
  expect(documents.length).toBeGreaterThan(30);
  expect(documents.flatMap((file) => brokenLines(readFileSync(file, 'utf8')))).toEqual([]);
});
