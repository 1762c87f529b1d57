import type { Page } from '@playwright/test';

interface Place {
  readonly name: string;
  /** Distance from the side where the page begins to read, in pixels. */
  readonly start: number;
  readonly width: number;
  readonly top: number;
}

/**
 * Returns the boxes that are elsewhere when the same text has the other direction. The language stays, so that every box has
 * the same width and must be as far from the beginning of the line as before.
 */
export async function notMirrored(rightToLeft: Page, leftToRight: Page): Promise<string[]> {
  const [one, other] = [await rightToLeft.evaluate(readPlaces), await leftToRight.evaluate(readPlaces)];
  const unturned = await rightToLeft.evaluate(readUnturnedIcons);
  if (unturned.length > 0) return unturned.map((name) => `the icon ${name} points the wrong way`);
  if (one.length !== other.length)
    return [`${one.length} things from the right, ${other.length} from the left`];
  return one.flatMap((place, at) => {
    const twin = other[at];
    const apart = (a = 0, b = 0) => Math.abs(a - b) > 2;
    const differs =
      apart(place.start, twin?.start) || apart(place.width, twin?.width) || apart(place.top, twin?.top);
    return differs ? [`${place.name}: ${JSON.stringify(place)} is ${JSON.stringify(twin)}`] : [];
  });
}

/** Icons with the class `mirrored` that no style mirrors. Runs in the page. */
function readUnturnedIcons(): string[] {
  return [...document.querySelectorAll('.mirrored')]
    .filter((icon) => new DOMMatrix(getComputedStyle(icon).transform).a !== -1)
    .map((icon) => icon.getAttribute('class') ?? '');
}

/** Runs in the page; uses nothing from outside itself. */
function readPlaces(): Place[] {
  const looked = 'aside, nav, header, main, footer, section, h1, h2, h3, button, a[href], input, th, td, li';
  const width = document.documentElement.clientWidth;
  const fromRight = document.documentElement.dir === 'rtl';
  return [...document.querySelectorAll(looked)]
    .filter(
      (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        // Numbers and addresses read from the left in every language, with their content.
        element.closest('bdi, svg, .leaflet-container, [dir="ltr"]:not(html, ul)') === null &&
        // Figures of a column end at the same edge in both directions, so that their digits are below one another.
        !(
          element.parentElement?.closest('td, th') &&
          getComputedStyle(element.parentElement.closest('td, th') ?? element).textAlign === 'right'
        ) &&
        // A link in a sentence is placed with its word.
        getComputedStyle(element).display !== 'inline',
    )
    .map((element) => {
      const box = element.getBoundingClientRect();
      return {
        name: `${element.tagName.toLowerCase()} «${element.textContent.trim().slice(0, 30)}»`,
        start: Math.round(fromRight ? width - box.right : box.left),
        width: Math.round(box.width),
        top: Math.round(box.top),
      };
    });
}
