import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles';
import { projectRoot, sourceFiles } from '../support/folderTree';

const names = roles.join('|');
/** A role by its name, in a comparison; `who` and the like are parts of a request and no role of the reader's. */
const compared = new RegExp(
  [
    `\\brole\\b\\s*[!=]==?\\s*'(?:${names})'`,
    `'(?:${names})'\\s*[!=]==?\\s*\\S*\\brole\\b`,
    `\\[(?:'(?:${names})'(?:, )?)+\\]\\.includes\\(\\S*\\brole\\b`,
    `hasRole\\([^)]*\\[(?:'(?:${names})'(?:, )?)+\\]`,
  ].join('|'),
  'g',
);

describe('the names of roles', () => {
  it('are compared nowhere in the portal: what somebody may do is asked of `useMay`, by operation, record or privilege', () => {
    const found = sourceFiles('src')
      .filter((file) => !file.startsWith('src/resources/'))
      .filter((file) => readFileSync(path.join(projectRoot, file), 'utf8').match(compared));
    expect(found).toEqual([]);
  });

  it('would be found', () => {
    for (const line of [
      "session.user?.role === 'client'",
      "role !== 'admin'",
      "'supervisor' === user.role",
      "['admin', 'client'].includes(user.role)",
      "hasRole(role, ['admin'])",
    ])
      expect([line, line.match(compared)?.length]).toEqual([line, 1]);
  });
});
