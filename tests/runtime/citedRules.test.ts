import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Numbers of a rules page: its sections and their paragraphs. */
function statedRules(page: string): Set<string> {
  const sections = [...page.matchAll(/^## (\d+)\. /gm)];
  const rules = [...page.matchAll(/^(\d+\.\d+) /gm)];
  return new Set([...sections, ...rules].map(([, number = '']) => number));
}

/** Numbers that a source text cites: «rules 4.3», «rules 6.1, 8.1», «rules 1.6, 6.1 and 6.3», «rules 3 to 5». */
function citedRules(text: string): string[] {
  const number = String.raw`\d+(?:\.\d+)?`;
  const citations = text.matchAll(
    new RegExp(String.raw`\brules (${number}(?:(?:, | and | to )${number})*)`, 'gi'),
  );
  return [...citations].flatMap(([, list = '']) => list.split(/, | and | to /));
}

const sources = sourceFiles(...codeFolders.all, 'scripts', 'tests');

describe('docs/rules.md', () => {
  const stated = statedRules(read('docs/rules.md'));

  it('lists its rules in ascending order', () => {
    const rules = [...stated]
      .filter((number) => number.includes('.'))
      .map((number) => number.split('.').map(Number));
    const sorted = rules.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d);
    expect(rules).toEqual(sorted);
    expect(rules.length).toBeGreaterThan(60);
  });

  it('has every rule that a source file cites', () => {
    const unknown = sources.flatMap((file) =>
      citedRules(read(file))
        .filter((number) => !stated.has(number))
        .map((number) => `${file}: rules ${number}`),
    );
    expect(unknown).toEqual([]);
  });

  it('is the only cited rules document: nothing refers to a page outside the repository', () => {
    const pages = readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join('docs', name));
    const elsewhere = [...sources, ...pages].filter((file) =>
      /\b(?:specification|facts|decisions|anchors|roadmap)(?:\.md)? ?\(?§/i.test(read(file)),
    );
    expect(elsewhere).toEqual([]);
  });

  it.each([
    ['rounded once (rules 4.1).', ['4.1']],
    ['(rules 6.1, 8.1)', ['6.1', '8.1']],
    ['rules 1.6, 6.1 and 6.3', ['1.6', '6.1', '6.3']],
    ['what the rules say', []],
  ])('%j cites %j', (text, numbers) => {
    expect(citedRules(text)).toEqual(numbers);
  });
});

/** Files that do not exist yet, because the reader of a recipe adds them. */
const added = /(?:equipment|newKind\.test|kinds\/rating)\.tsx?$/;

describe('the documentation', () => {
  it('refers only to source files that exist', () => {
    const pages = readdirSync(path.join(projectRoot, 'docs'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.md'))
      .map((name) => path.posix.join('docs', name));
    const missing = ['README.md', 'CONTRIBUTING.md', 'packages/sijil/README.md', ...pages].flatMap((page) =>
      [
        ...read(page).matchAll(
          /\b(?:packages|field|src|server|domain|app|scripts|tests)\/[\w./-]+\.(?:tsx?|mjs|css)\b/g,
        ),
      ]
        .map(([file]) => file)
        .filter((file) => !added.test(file) && !existsSync(path.join(projectRoot, file)))
        .map((file) => `${page}: ${file}`),
    );
    expect(missing).toEqual([]);
  });
});
