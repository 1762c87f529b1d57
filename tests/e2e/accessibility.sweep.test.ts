import { expect, test } from './support/browserTest';
import { screenFaults } from './support/screenFaults';
import { people, screensOf } from './support/screensToOpen';
import { openAs } from './support/session';

/** Screens of a test; each test begins by loading the portal and axe. */
const screensEach = 40;

test.describe('every screen of every person passes the axe, layout and text checks, without console errors', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [name, person] of Object.entries(people)) {
    const screens = screensOf(person);
    const count = Math.ceil(screens.length / screensEach);
    for (let part = 0; part < count; part += 1)
      test(`for ${name}, part ${part + 1} of ${count}`, async ({ browser, isMobile }) => {
        test.setTimeout(300_000);
        const language = isMobile ? 'ar' : 'en';
        const narrow = isMobile ? { viewport: { width: 360, height: 780 } } : {};
        // Between them the two projects open every screen in both modes.
        const mode = isMobile === (part % 2 === 0) ? 'light' : 'dark';
        const visitor = await openAs(browser, person.email, { language, mode }, narrow);
        const paths = screens.filter((_path, at) => at % count === part);
        expect(await screenFaults(visitor, paths, language)).toEqual({});
      });
  }
});
