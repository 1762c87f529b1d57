// Plain JavaScript without dependencies, because it runs before node_modules exists.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
/** @type {[major: number, minor: number]} */
const oldestNode = [20, 19];

/** Ends the process with a clear message when Node is too old, or when the packages cannot be installed. */
export function ensureInstalled() {
  assertNodeVersion();
  if (missingPackages().length === 0) return;
  console.log('تثبيت الحزم (يستغرق دقيقة تقريبًا)…\nInstalling the packages (about a minute)…');
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  // A registry mirror may lack optional packages of other platforms: `npm ci` then fails, `npm install` does not.
  if (npm(['ci', ...flags]).status === 0 || npm(['install', '--no-save', ...flags]).status === 0) return;
  console.error(
    'تعذّر تثبيت الحزم؛ تحقّق من الاتصال بسجل npm ثم أعد المحاولة.\n' +
      'The packages could not be installed: check the connection to the npm registry and try again.',
  );
  process.exit(1);
}

function assertNodeVersion() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [oldestMajor, oldestMinor] = oldestNode;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  console.error(
    `تحتاج المنصة إلى Node.js ‏${oldestNode.join('.')} أو أحدث، والإصدار الحالي ${process.versions.node}.\n` +
      `The portal needs Node.js ${oldestNode.join('.')} or newer; this is ${process.versions.node}.`,
  );
  process.exit(1);
}

/**
 * Paths of the packages in package-lock.json that npm has not installed in that version. Compares versions, because a checkout
 * changes the files' times without changing the packages.
 */
export function missingPackages() {
  const installed = readPackages('node_modules/.package-lock.json');
  const locked = readPackages('package-lock.json');
  return Object.entries(locked)
    .filter(
      ([place, { version, optional, devOptional, peer }]) =>
        place !== '' && !optional && !devOptional && !peer && installed[place]?.version !== version,
    )
    .map(([place]) => place);
}

/**
 * @param {string} file
 * @returns {Record<string, { version?: string, optional?: true, devOptional?: true, peer?: true }>}
 */
function readPackages(file) {
  const place = path.join(root, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')).packages : {};
}

/** @param {string[]} args */
function npm(args) {
  /** @type {import('node:child_process').SpawnSyncOptions} */
  const options = { cwd: root, stdio: 'inherit' };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('npm-cli.js')) return spawnSync(process.execPath, [cli, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}
