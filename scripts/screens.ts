/**
 * `npm run screens [words…]`: renders every main screen × language × mode × device into `screens/`, with an index page. Words
 * filter them: `npm run screens -- /requests ar phone`. PORT or URL selects a running portal; without them one is started on
 * its own data folder.
 */
// First: other modules read the application as they load.
import '../server/definitions';
import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from './findChromium';
import { openPortal } from './screens/openPortal';
import { planShots, signInAll } from './screens/planShots';
import { takeShots } from './screens/takeShots';
import { writeIndex } from './screens/writeIndex';

const folder = path.resolve('screens');
const words = process.argv.slice(2);
const portal = await openPortal();
const executablePath = findChromium();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  if (words.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { shots, unknown } = await planShots(await signInAll(portal.url), words);
  console.log(`${shots.length} pictures of ${new Set(shots.map(({ path: one }) => one)).size} screens`);
  const failed = await takeShots(browser, portal.url, shots, folder, availableParallelism() * 2);
  writeIndex(folder, shots);
  for (const one of unknown) console.log(`no record to show: ${one}`);
  for (const one of failed) console.error(one);
  console.log(path.join(folder, 'index.html'));
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await portal.close();
}
