import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles';
import { codeFolders, projectRoot, sourceFiles } from '../support/folderTree';

const names = roles.join('|');
/** Comparison with a role's name; `who` and similar fields belong to a request, not to the reader. */
const compared = new RegExp(
  [
    `\\brole\\b\\s*[!=]==?\\s*'(?:${names})'`,
    `'(?:${names})'\\s*[!=]==?\\s*\\S*\\brole\\b`,
    `\\[(?:'(?:${names})'(?:, )?)+\\]\\.includes\\(\\S*\\brole\\b`,
    `hasRole\\([^)]*\\[(?:'(?:${names})'(?:, )?)+\\]`,
    `: (?:readonly )?Role\\[\\] = \\[[^\\]]*'(?:${names})'`,
  ].join('|'),
  'g',
);

/** Declarations may name roles, because they are the tables that the rest of the code queries. */
const declarations = 'src/resources/';

describe('role names', () => {
  it.each([
    ['the portal, which asks `useMay` by operation, record or privilege', codeFolders.browser],
    ['the server, which asks `hasPrivilege`, or the audience of an operation', codeFolders.server],
  ])('are not compared in %s', (_, folders) => {
    const found = sourceFiles(...folders)
      .filter((file) => !file.startsWith(declarations))
      .filter((file) => readFileSync(path.join(projectRoot, file), 'utf8').match(compared));
    expect(found).toEqual([]);
  });

  it('are detected in every form of comparison', () => {
    for (const line of [
      "session.user?.role === 'client'",
      "role !== 'admin'",
      "'supervisor' === user.role",
      "['admin', 'client'].includes(user.role)",
      "hasRole(role, ['admin'])",
      "hasRole(['admin', 'admin_finance'])",
      "const staff: readonly Role[] = ['admin', 'supervisor']",
    ])
      expect([line, line.match(compared)?.length]).toEqual([line, 1]);
  });
});
