// `npm run licences`: every production dependency must have a licence that NOTICE.md lists; packages without one, or with
// one that was reviewed separately, are listed here. Exits with 1 and prints the packages that are neither.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** Licences that allow use, change and redistribution with their notice. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that were reviewed one by one, with the finding; `*` matches the rest of a name. */
const reviewed = {
  '@antv/g2-extension-plot': 'its package.json names none; its repository is MIT',
  'png-js': 'its package.json names none; its LICENSE is MIT',
  '@img/sharp-*': 'libvips is LGPL-3.0-or-later: loaded as a library of its own, unchanged, and replaceable',
};

/** Fields read from a `package.json`; old packages name their licences as objects. */
interface Licensed {
  readonly license?: string | { readonly type?: string };
  readonly licenses?: readonly { readonly type: string }[];
}
interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly dev?: true; readonly link?: true; readonly license?: string }>
  >;
}

const isReviewed = (name: string) =>
  Object.keys(reviewed).some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));

/** True if an SPDX expression is satisfied by allowed licences: all operands of «and», one operand of «or». */
export function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '');
  return plain
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((one) => allowed.has(one.trim())));
}

/** Returns the licence of the installed package; for a package of another platform, that of the lock file. */
function licenceOf(place: string, locked: string | undefined): string {
  const file = path.join(root, place, 'package.json');
  const installed = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Licensed) : {};
  const { license, licenses } = installed;
  const licenceText = license ?? licenses?.map(({ type }) => type).join(' OR ') ?? locked ?? '';
  return typeof licenceText === 'string' ? licenceText : (licenceText.type ?? '');
}

/** Production dependencies, without the repository's own packages, whose licence is neither allowed nor reviewed, as `name: licence`. */
export function unknownLicences(): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock;
  return Object.entries(packages)
    .filter(([place, { dev, link }]) => place.includes('node_modules/') && !dev && !link)
    .map(([place, { license }]) => ({
      name: place.replace(/^.*node_modules\//, ''),
      licence: licenceOf(place, license),
    }))
    .filter(({ name, licence }) => !isAllowed(licence) && !isReviewed(name))
    .map(({ name, licence }) => `${name}: ${licence || 'names no licence'}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const unknown = [...new Set(unknownLicences())];
  for (const one of unknown) console.error(`✗ ${one}`);
  if (unknown.length > 0) {
    console.error('Replace them, or review them in scripts/licences.ts and NOTICE.md.');
    process.exitCode = 1;
  }
}
