// Preparations of the browser tests, each in its own process next to the checks: `node scripts/prepare.mjs portal` and
// `… server` build, `… browser` installs Chromium.
import { ensureBuilt } from './ensureBuilt.mjs';

const [what] = process.argv.slice(2);
process.exitCode = (what === 'browser' ? await provideChromium() : ensureBuilt(what)) ? 0 : 1;

async function provideChromium() {
  const { ensureChromium } = await import('./findChromium.mjs');
  const chromium = ensureChromium();
  if (chromium) console.log(chromium);
  else
    console.error(
      'No Chromium was found. Install one ("apt-get install chromium" as root, or "npx playwright install ' +
        '--with-deps chromium") or name one in CHROMIUM_PATH.',
    );
  return chromium !== undefined;
}
