import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macApps = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/** Path of a Chromium that runs: CHROMIUM_PATH, the system's, or Playwright's own; undefined without any. */
export function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(path.delimiter)];
  const places = folders.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...places, ...macApps, chromium.executablePath()].find(runs);
}

/** Like findChromium, but installs one with apt-get where that is possible. */
export function ensureChromium() {
  return findChromium() ?? (installChromium() ? findChromium() : undefined);
}

/** Ubuntu's chromium-browser is only a script that says to install a snap, so being there is not enough. */
function runs(file) {
  return (
    existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  );
}

function installChromium() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log('Installing Chromium with apt-get…');
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  const apt = (...args) => spawnSync('apt-get', args, options).status === 0;
  return apt('update') && apt('install', '-y', 'chromium');
}
