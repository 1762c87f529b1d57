// Preparations of the browser tests, each in its own process next to the checks: `tsx scripts/prepare.ts portal` and
// `… server` build, `… browser` installs Chromium.
import { ensureBuilt } from './ensureBuilt.mjs';

const [what] = process.argv.slice(2);
if (what !== 'browser' && what !== 'portal' && what !== 'server') throw new Error(`unknown part: ${what}`);
process.exitCode = (what === 'browser' ? await provideChromium() : ensureBuilt(what)) ? 0 : 1;

async function provideChromium(): Promise<boolean> {
  const { ensureChromium } = await import('./findChromium');
  const chromium = ensureChromium();
  if (chromium) console.log(chromium);
  else
    console.error(
      'No Chromium was found. Install one ("apt-get install chromium" as root, or "npx playwright install ' +
        '--with-deps chromium") or name one in CHROMIUM_PATH.',
    );
  return chromium !== undefined;
}
