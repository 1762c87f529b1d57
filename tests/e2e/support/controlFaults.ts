import type { Page } from '@playwright/test';

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface Control {
  readonly name: string;
  /** Visible box of the control, within all ancestors that hide overflow. */
  readonly box: Box;
  /** Pixels of its width that are hidden and cannot be scrolled into view. */
  readonly cut: number;
  /** Layer of the control: the page, or a fixed one above it. */
  readonly sheet: number;
  /** Controls that contain it. */
  readonly within: readonly number[];
}

/** Faults of controls that are cut off, beyond the edge of the screen, or under another. */
export async function controlFaults(page: Page): Promise<string[]> {
  const { controls, width } = await page.evaluate(readControls);
  const cut = controls.flatMap(({ name, box, cut: hidden }) =>
    hidden > 1 || box.left < -1 || box.right > width + 1 ? [`cut: ${name}`] : [],
  );
  const covered = controls.flatMap((one, at) =>
    controls
      .slice(at + 1)
      .filter(
        (other) => one.sheet === other.sheet && !other.within.includes(at) && overlap(one.box, other.box),
      )
      .map((other) => `overlap: ${one.name} and ${other.name}`),
  );
  return [...new Set([...cut, ...covered])];
}

function overlap(one: Box, other: Box): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return across > 2 && down > 2;
}

/** Runs in the page; uses nothing from outside itself. */
function readControls(): { controls: Control[]; width: number } {
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, [role=button], [role=link], [role=tab], [role=switch], [role=menuitem]';
  const sheets: Element[] = [document.body];
  // Hundreds of controls share their ancestors, so each ancestor is read once.
  const frames = new Map<
    Element,
    { position: string; overflowX: string; overflowY: string; edge: DOMRect }
  >();
  const frame = (element: Element) => {
    const known = frames.get(element);
    if (known) return known;
    const { position, overflowX, overflowY } = getComputedStyle(element);
    const found = { position, overflowX, overflowY, edge: element.getBoundingClientRect() };
    frames.set(element, found);
    return found;
  };
  const ancestors = (element: Element): Element[] => {
    const path: Element[] = [];
    for (let one = element.parentElement; one; one = one.parentElement) path.push(one);
    return path;
  };
  const isDrawn = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.matches('.visually-hidden, .skip-link') &&
    element.closest('[aria-hidden="true"], [inert]') === null;

  const sheetOf = (path: Element[]) => {
    const sheet = path.find((one) => /fixed|sticky/.test(frame(one).position)) ?? document.body;
    if (!sheets.includes(sheet)) sheets.push(sheet);
    return sheets.indexOf(sheet);
  };
  const boxOf = (element: Element, path: Element[]) => {
    const own = element.getBoundingClientRect();
    let { left, top, right, bottom } = own;
    let scrolls = false;
    let cut = 0;
    for (const one of path) {
      const { overflowX, overflowY, edge } = frame(one);
      if (overflowX === 'auto' || overflowX === 'scroll') scrolls = true;
      if (overflowX !== 'visible') {
        if (!scrolls) cut = Math.max(cut, edge.left - left, right - edge.right);
        [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      }
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return { box: { left, top, right, bottom }, cut };
  };

  const found = [...document.querySelectorAll(pressable)].filter(isDrawn);
  const places = new Map(found.map((element, at) => [element, at]));
  const controls = found.map((element) => {
    const path = ancestors(element);
    const { box, cut } = boxOf(element, path);
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    const name = `${element.tagName.toLowerCase()}.${element.className.toString().split(' ')[0]} «${label}»`;
    const within = path.flatMap((one) => places.get(one) ?? []);
    return { name, box, cut, sheet: sheetOf([element, ...path]), within };
  });
  return { controls, width: document.documentElement.clientWidth };
}
