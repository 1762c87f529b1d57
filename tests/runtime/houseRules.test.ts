import { readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot, sourceFiles } from '../support/folderTree';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Changes the column that holds the workflow's state: drizzle's `update(requests).set({ … status … })`, or SQL. */
function writesRequestStatus(code: string): boolean {
  return (
    /\.update\(\s*requests\s*\)\s*\.set\(\s*\{[^}]*\bstatus\b\s*[:,}]/s.test(code) ||
    /\bupdate\s+requests\s+set\s[^;`]*\bstatus\s*=/is.test(code)
  );
}

/** Decides by a status what a page shows, instead of rendering the actions that the API gives. */
function comparesStatus(code: string): boolean {
  return /\bstatus\b['"\]]*\s*[!=]==?\s*['"`]|['"`]\s*[!=]==?\s*[\w.?]*\bstatus\b|\bswitch\s*\([^)]*\bstatus\s*\)/.test(
    code,
  );
}

/** The folder `<audience>/<page>` that a file below src/pages belongs to; undefined for a file of no page. */
function pageOf(file: string): string | undefined {
  return /^src\/pages\/([^/]+\/[^/]+)\//.exec(file)?.[1];
}

function importedFiles(file: string): string[] {
  const specifiers = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(
    (match) => match[1] ?? '',
  );
  return specifiers
    .filter((name) => /^(\.|@\/)/.test(name))
    .map((name) =>
      name.startsWith('@/') ? `src/${name.slice(2)}` : path.posix.join(path.posix.dirname(file), name),
    );
}

describe('the status of a request', () => {
  it('is written by performTransition alone', () => {
    const writers = sourceFiles('server').filter((file) => writesRequestStatus(read(file)));
    expect(writers.filter((file) => file !== 'server/workflow/performTransition.ts')).toEqual([]);
  });

  it('is not compared by any page: pages render the actions that the API allows', () => {
    const pages = [...sourceFiles('src/pages'), ...sourceFiles('src/console')];
    expect(pages.filter((file) => comparesStatus(read(file)))).toEqual([]);
  });

  it.each([
    ['db.update(requests).set({ status: to, version })', true],
    ['tx\n  .update(requests)\n  .set({ version, status })', true],
    ['sql`UPDATE requests SET version = 2, status = ${to}`', true],
    ['tx.update(requests).set({ visitAt })', false],
    ["tx.update(contracts).set({ status: 'signed' })", false],
  ])('%j writes it: %s', (code, writes) => {
    expect(writesRequestStatus(code)).toBe(writes);
  });

  it.each([
    ["request.status === 'pending'", true],
    ["'pending' !== request?.status", true],
    ['switch (request.status) {', true],
    ["record['status'] == 'pending'", true],
    ['<StatusTag status={request.status} />', false],
    ["action.name === 'signContract'", false],
  ])('%j compares it: %s', (code, compares) => {
    expect(comparesStatus(code)).toBe(compares);
  });
});

describe('the pages', () => {
  it('do not import the inside of one another', () => {
    const intrusions = sourceFiles('src/pages')
      .filter((file) => pageOf(file) !== undefined)
      .flatMap((file) =>
        importedFiles(file)
          .filter((imported) => pageOf(imported) !== undefined && pageOf(imported) !== pageOf(file))
          .map((imported) => `${file} imports ${imported}`),
      );
    expect(intrusions).toEqual([]);
  });
});

describe('the pure folders', () => {
  it('read no clock and draw no random numbers: both are given to them', () => {
    const impure = [...sourceFiles('domain'), ...sourceFiles('src/resources')].filter((file) =>
      /\bDate\.now\(|\bnew Date\(\s*\)|\bMath\.random\(|\bcrypto\.(randomUUID|getRandomValues)\(/.test(
        read(file),
      ),
    );
    expect(impure).toEqual([]);
  });
});
