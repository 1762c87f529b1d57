import { readFileSync } from 'node:fs';
import { minVersion, satisfies } from 'semver';
import { expect, it } from 'vitest';

interface Installed {
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
const read = (file: string) => readFileSync(file, 'utf8');
const oldest = /Node ≥ (\d+\.\d+)/.exec(read('README.md'))?.[1];

it('package.json and the start check require the Node version of the README', () => {
  const { engines } = JSON.parse(read('package.json')) as Installed;
  expect(engines?.node).toBe(`>=${oldest}`);
  const [major, minor] = String(oldest).split('.');
  expect(read('scripts/ensureInstalled.mjs')).toContain(`const oldestNode = [${major}, ${minor}];`);
});

it('every installed package supports the oldest Node version of the README', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> };
  const version = String(minVersion(`>=${oldest}`));
  const refusing = Object.entries(packages).flatMap(([place, { engines }]) =>
    engines?.node && !satisfies(version, engines.node) ? [`${place} needs ${engines.node}`] : [],
  );
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(refusing).toEqual([]);
});

it('every optional platform binary is in the lock file', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Installed> };
  const missing = Object.entries(packages).flatMap(([place, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !packages[`${place}/node_modules/${name}`] && !packages[`node_modules/${name}`])
      .map((name) => `${place} wants ${name}`),
  );
  expect(missing).toEqual([]);
});
