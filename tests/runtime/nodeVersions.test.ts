import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');

/** Month after which Node's project mends no more faults of a version. */
const ends = { 20: '2026-04', 22: '2027-04', 24: '2028-04' } as const;

it('the image, the checks and developers use one version of Node, which the package admits', () => {
  const version = read('.nvmrc').trim();
  expect(Object.keys(ends)).toContain(version);
  expect(/^ARG NODE_IMAGE=\S*\/node:(\d+)-/m.exec(read('Dockerfile'))?.[1]).toBe(version);
  expect(/--build-arg NODE_IMAGE=\S*\/node:(\d+)-/.exec(read('docs/deployment.md'))?.[1]).toBe(version);
  expect(read('.github/workflows/ci.yml')).toContain('node-version-file: .nvmrc');
  const [, oldest] = /"node": ">=(\d+)/.exec(read('package.json')) ?? [];
  expect(Number(oldest)).toBeLessThanOrEqual(Number(version));
});

it('that version is still mended on the day of the newest release', () => {
  const [, month = ''] = /^## [\d.]+ – (\d{4}-\d{2})/m.exec(read('CHANGELOG.md')) ?? [];
  const version = read('.nvmrc').trim() as unknown as keyof typeof ends;
  expect(month).not.toBe('');
  expect(ends[version] > month).toBe(true);
});
