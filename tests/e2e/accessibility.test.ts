import { expect, test } from './support/browserTest';
import { axeFaults } from './support/axeFaults';
import { screenFaults } from './support/screenFaults';
import { distinctScreens, people } from './support/screensToOpen';
import { openAs } from './support/session';

const screens = distinctScreens();

test.describe('every drawing passes the axe, layout and text checks, without console errors', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const [name, person] of Object.entries(people))
    test(`for ${name}`, async ({ browser, isMobile }) => {
      const language = isMobile ? 'ar' : 'en';
      const narrow = isMobile ? { viewport: { width: 360, height: 780 } } : {};
      const mode = isMobile === (Object.keys(people).indexOf(name) % 2 === 0) ? 'light' : 'dark';
      // Half of the screens on the phone, the others on the desktop: the sweep opens all on both.
      const paths = (screens.get(person) ?? []).filter((_path, at) => (at % 2 === 0) === isMobile);
      test.skip(paths.length === 0, 'Somebody before has opened all of these screens.');
      const visitor = await openAs(browser, person.email, { language, mode }, narrow);
      expect(await screenFaults(visitor, paths, language)).toEqual({});
    });
});

test('only inline spacing that a reader cannot override is reported', async ({ browser, isMobile }) => {
  test.skip(isMobile, 'axe reads it the same way on every screen.');
  const page = await browser.newPage();
  await page.setContent(`
    <p style="letter-spacing: 0.01em !important">fixed</p>
    <p style="word-spacing: 0.01em ! IMPORTANT">fixed</p>
    <p style="letter-spacing: 0.01em">open to change</p>`);
  const faults = await axeFaults(page, { runOnly: ['avoid-inline-spacing'] });
  expect(faults).toEqual([expect.stringContaining('avoid-inline-spacing (serious), 2 times')]);
});
