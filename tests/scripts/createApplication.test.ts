import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';

const place = mkdtempSync(path.join(tmpdir(), 'salama-create-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

function create(...words: string[]) {
  const command = path.join(projectRoot, 'packages/create-sijil/create.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...words], {
    cwd: place,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

const filesIn = (folder: string) =>
  readdirSync(path.join(place, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

describe('npm create sijil', () => {
  it('writes six files and one dependency', () => {
    expect(create('clinic', '--name', 'عيادة | Clinic', '--roles', 'vet,owner')).toMatchObject({ status: 0 });
    expect(filesIn('clinic')).toEqual([
      '.gitignore',
      'README.md',
      'application.ts',
      'package.json',
      'tasks.ts',
      'tsconfig.json',
    ]);
    const written = JSON.parse(readFileSync(path.join(place, 'clinic/package.json'), 'utf8')) as {
      dependencies: object;
      devDependencies?: object;
    };
    expect(Object.keys(written.dependencies)).toEqual(['sijil']);
    expect(written.devDependencies).toBeUndefined();
    const application = readFileSync(path.join(place, 'clinic/application.ts'), 'utf8');
    expect(application).toContain("vet: { ar: 'طبيب بيطري', en: 'Vet' }");
    expect(application).toContain("name: { ar: 'عيادة', en: 'Clinic' }");
  });

  it.each([
    ['without a folder', [], 'G1 No folder is given'],
    [
      'for one language',
      ['one', '--languages', 'en'],
      'G3 Every text of the framework is in Arabic and English',
    ],
    ['for a role of two words', ['one', '--roles', 'front desk'], 'G4 "front desk" cannot be a role'],
    ['for a role without an Arabic name', ['one', '--roles', 'falconer'], 'G5 The role "falconer" needs'],
    ['for a role that is given twice', ['one', '--roles', 'vet,vet'], 'G6 The role "vet" is given twice'],
  ])('refuses to start %s', (_, words, said) => {
    const refused = create(...words);
    expect(refused.said).toContain(said);
    expect(refused.status).toBe(1);
    expect(readdirSync(place)).not.toContain('one');
  });

  it('leaves a folder with files alone', () => {
    const full = mkdtempSync(path.join(place, 'full-'));
    writeFileSync(path.join(full, 'letter.txt'), 'mine');
    expect(create(full)).toMatchObject({
      status: 1,
      said: expect.stringContaining(`G2 ${full} is not empty`),
    });
    expect(readdirSync(full)).toEqual(['letter.txt']);
  });
});
