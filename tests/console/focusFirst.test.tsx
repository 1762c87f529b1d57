// @vitest-environment happy-dom
import { act, lazy, Suspense, useEffect, useRef } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { focusFirst } from 'sijil/react/components/laterPart';
import { drawnPage } from '../support/drawn';

let load: () => Promise<void>;
let Loaded: ReturnType<typeof lazy>;

beforeEach(() => {
  Loaded = lazy(
    () =>
      new Promise((resolve) => {
        load = () => act(async () => resolve({ default: () => <input defaultValue="2026" /> }));
      }),
  );
});

/** A popover whose first control is loaded when it opens. */
function Popover() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(place.current!, 'input, button'), []);
  return (
    <div ref={place}>
      <Suspense fallback={<input disabled />}>
        <Loaded />
      </Suspense>
      <button type="button">Done</button>
    </div>
  );
}

const { draw, all, focus } = drawnPage();
const open = async () => {
  await draw(<button type="button">Filter</button>);
  await focus(all('button')[0]);
  await draw(
    <>
      <button type="button">Filter</button>
      <Popover />
    </>,
  );
};

it('a control that loads after its popover has opened gets the focus, its text selected', async () => {
  await open();
  expect(document.activeElement?.tagName).not.toBe('INPUT');
  await load();
  const box = document.activeElement as HTMLInputElement;
  expect([box.tagName, box.disabled]).toEqual(['INPUT', false]);
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 4]);
});

it('a control that has loaded already gets the focus at once', async () => {
  await open();
  await load();
  await open();
  expect(document.activeElement?.tagName).toBe('INPUT');
});

it('a control that loads late does not take the focus from where the person has gone', async () => {
  await open();
  await focus(all('button')[1]);
  await load();
  expect(document.activeElement?.textContent).toBe('Done');
});
