import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiInfo } from '#domain/api/apiInfo';
import { projectRoot } from '../support/folderTree';
import { releaseProblem } from '../../scripts/release';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const { version } = JSON.parse(read('package.json')) as { version: string };
/** Text of a release in the changelog, without its heading; undefined where it has none. */
const sectionOf = (release: string) =>
  read('CHANGELOG.md')
    .split(/^## /m)
    .find((section) => section.startsWith(`${release} – `));

describe('a release', () => {
  it('has a dated changelog section with upgrade instructions', () => {
    const section = sectionOf(version) ?? '';
    expect(section).toMatch(/^\d+\.\d+\.\d+ – \d{4}-\d{2}-\d{2}\n/);
    expect(/### Upgrading\n\n([\s\S]+?)\n### /.exec(section)?.[1]?.length).toBeGreaterThan(100);
  });

  it('has the version of the API reference and the lock file', () => {
    const lock = JSON.parse(read('package-lock.json')) as { version: string };
    expect([apiInfo.version, lock.version]).toEqual([version, version]);
  });

  it('must be tagged with the version of package.json', () => {
    expect(releaseProblem('v1.0.0', '1.0.0')).toBeNull();
    expect(releaseProblem('v1.0.1', '1.0.0')).toBe(
      'The tag v1.0.1 is not v1.0.0, the version in package.json.',
    );
    expect(releaseProblem('1.0.0', '1.0.0')).toContain('v1.0.0');
  });
});
