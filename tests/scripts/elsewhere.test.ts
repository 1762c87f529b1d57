import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';

const full = mkdtempSync(path.join(tmpdir(), 'salama-elsewhere-'));
writeFileSync(path.join(full, 'letter.txt'), 'mine');
afterAll(() => rmSync(full, { recursive: true, force: true }));

it.each([
  ['no folder', [], 'E1 No folder is given'],
  ['a folder of the repository', ['packages/new'], 'E2'],
  ['a folder with files', [full], `E3 ${full} is not empty: name a new or an empty folder.`],
])('an application elsewhere is not made in %s', (_, words, said) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/elsewhere.ts', ...words],
    { cwd: projectRoot, encoding: 'utf8' },
  );
  expect(stderr).toContain(said);
  expect(status).toBe(1);
  expect(readdirSync(full)).toEqual(['letter.txt']);
});
