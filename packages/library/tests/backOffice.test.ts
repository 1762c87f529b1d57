import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assertVersion, readApplication } from 'sijil/commands/readApplication';
import { type BackOffice, defineBackOffice } from 'sijil/contract/backOffice';
import { roles, resources } from '../application';
import { loans } from '../resources/loans';

const library: BackOffice = {
  name: { ar: 'مكتبة', en: 'Library' },
  roles,
  keepers: ['librarian'],
  resources,
};

const saying = (text: string) => (error: Error) => error.message.includes(text);

describe('an application is refused', () => {
  const wrongApplications: readonly (readonly [name: string, wrong: object, said: string])[] = [
    ['without a role', { roles: {} }, 'A1 The application has no role'],
    [
      'without a keeper',
      { keepers: [] },
      "A2 Nobody can set the application up. Write keepers: ['librarian'].",
    ],
    [
      'whose keeper is no role of it',
      { keepers: ['director'] },
      'A3 «keepers» names the role "director", which is missing in «roles».',
    ],
    ['whose home is of no role', { homes: { director: '/' } }, 'A3 «homes» names the role "director"'],
    [
      'with two resources of one name',
      { resources: { ...resources, returns: loans } },
      'A4 «loans» and «returns» are both declared as "loans"',
    ],
    [
      'that lists a resource under another name',
      { resources: { returns: loans } },
      'A5 «returns» is declared as',
    ],
    [
      'with a record of the framework',
      { resources: { ...resources, webhooks: { ...loans, name: 'webhooks' } } },
      'A6 "webhooks" is the name of a record of the framework',
    ],
  ];
  for (const [name, wrong, said] of wrongApplications)
    it(name, () => assert.throws(() => defineBackOffice({ ...library, ...wrong }), saying(said)));
});

describe('a folder is refused', () => {
  const withFiles = (files: Readonly<Record<string, string>>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'library-folder-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
  };
  const manifest = (version: string) => JSON.stringify({ version, dependencies: { sijil: `^${version}` } });

  it('that has no application', async () => {
    using empty = withFiles({});
    await assert.rejects(readApplication(empty.folder), saying('A20'));
  });

  it('whose application is written for another major version', () => {
    using old = withFiles({ 'package.json': manifest('1.4.0') });
    using installed = withFiles({ 'package.json': manifest('2.0.1') });
    assert.throws(
      () => assertVersion(old.folder, installed.folder),
      saying(
        'A22 The application is written for sijil 1, and version 2 is installed. Run "npm install sijil@1"',
      ),
    );
    assert.doesNotThrow(() => assertVersion(old.folder, old.folder));
  });
});
