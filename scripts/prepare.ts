// Preparations of the browser tests, each in its own process next to the checks: `tsx scripts/prepare.ts portal field`
// and `… server` build, `… browser` installs Chromium.
import { builds } from './buildHash.mjs';
import { ensureBuilt } from './ensureBuilt.mjs';

for (const what of process.argv.slice(2)) {
  const done = what === 'browser' ? await provideChromium() : ensureBuilt(partNamed(what));
  if (!done) process.exitCode = 1;
}

function partNamed(what: string): keyof typeof builds {
  if (Object.hasOwn(builds, what)) return what as keyof typeof builds;
  throw new Error(`unknown part: ${what}`);
}

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
