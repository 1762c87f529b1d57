import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

/** Chromium without windows: a page costs it a fifth less CPU time than the full browser. */
const shell = 'chromium-headless-shell';
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Path of a working Chromium: CHROMIUM_PATH, the system's, or Playwright's own; undefined without any. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: named, PATH: programs = '' } = process.env;
  if (named) return named;
  const folders = ['/usr/bin', ...programs.split(path.delimiter)];
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...places, ...macApps, chromium.executablePath()].find(runs);
}

/** Like findChromium, but installs one with apt-get where that is possible; on a CI machine it installs the faster shell. */
export function ensureChromium(): string | undefined {
  const found = findChromium();
  const needsInstall = found === undefined || (process.env['CI'] !== undefined && !found.endsWith(shell));
  if (needsInstall && !process.env['CHROMIUM_PATH'] && installChromium()) return findChromium();
  return found;
}

/**
 * True if the file runs. Ubuntu's chromium-browser is only a script that asks to install a snap, so its existence is not
 * enough.
 */
function runs(file: string): boolean {
  return (
    existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

function installChromium(): boolean {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium with apt-get…');
  const options: SpawnSyncOptions = {
    stdio: 'inherit',
    timeout: 180_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  const apt = (...args: string[]) => spawnSync('apt-get', ['-q', ...args], options).status === 0;
  // Some releases have no separate package of the shell.
  return apt('update') && (apt('install', '-y', shell) || apt('install', '-y', 'chromium'));
}
