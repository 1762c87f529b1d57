import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot, sourceFiles } from '../support/folderTree';

const raw = /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write\(|\beval\(/;

it('no text, whoever typed it, is ever read as HTML or as code: React draws all of it', () => {
  const files = sourceFiles('src');
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => raw.test(readFileSync(path.join(projectRoot, file), 'utf8')))).toEqual([]);
});
