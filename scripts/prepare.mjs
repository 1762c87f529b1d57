// What the browser's tests stand on, each a process of its own so that it goes on beside the checks:
// `node scripts/prepare.mjs portal` and `… server` build them, `… browser` provides a Chromium.
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
