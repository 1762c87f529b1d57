import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { prunePackages } from '../../scripts/prunePackages.mjs';

const table = 'node_modules/antd/es/tag/index.js';

function started() {
  const { transform, buildEnd } = prunePackages();
  if (typeof transform !== 'function' || typeof buildEnd !== 'function') throw new Error('no plain hooks');
  const told: unknown[] = [];
  const context = { error: (message: unknown) => told.push(message) };
  return {
    pruned: (code: string, file: string) =>
      transform.call(context as never, code, file) as { code: string } | null,
    end: () => {
      void buildEnd.call(context as never);
      return told;
    },
  };
}

describe('what packages keep in the bundle for nobody', () => {
  it('is dropped, and nothing else of the file', () => {
    const before = readFileSync(table, 'utf8');
    const after = started().pruned(before, `/house/${table}`)?.code;
    expect(after).toBe(before.replace('Tag.CheckableTag = CheckableTag;', ''));
    expect(after).not.toBe(before);
  });

  it('leaves other files alone', () => {
    expect(started().pruned('Tag.CheckableTag = CheckableTag;', '/house/src/Tag.tsx')).toBeNull();
  });

  it('fails a build in which a package no longer has it', () => {
    const build = started();
    build.pruned('export default Tag;', `/house/${table}`);
    expect(build.end()).toEqual([expect.stringContaining('is found no longer: scripts/prunePackages.mjs')]);
  });
});
