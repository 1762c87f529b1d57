// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LimitedNumber, NumberBox } from 'sijil/react/fields/controls/NumberBox';

vi.mock('sijil/react/providers/language', () => ({ useLanguage: () => 'en' }));

let root: Root;
let page: HTMLElement;
const changed = vi.fn();
const emptied = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.clearAllMocks();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const box = () => page.querySelector('input')!;
const type = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
const leave = () => act(() => void box().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));

it('a typed number is passed on in Latin digits, and other text unchanged', () => {
  act(() => root.render(<NumberBox value={null} onChange={changed} />));
  for (const typed of ['-14.7', '−١٤٫٧', 'abc', '']) type(typed);
  expect(changed.mock.calls.flat()).toEqual(['-14.7', '-14.7', 'abc', null]);
});

it('a number box shows the text as typed until it loses focus', () => {
  act(() => root.render(<NumberBox value="2" write={(plain) => `${plain}.00`} onChange={changed} />));
  expect(box().value).toBe('2.00');
  type('1.');
  expect(box().value).toBe('1.');
  leave();
  expect(box().value).toBe('2.00');
});

it('a filter changes when its box loses focus, not at every digit', () => {
  act(() => root.render(<NumberBox late value={null} onChange={changed} />));
  type('15');
  expect(changed).not.toHaveBeenCalled();
  leave();
  expect(changed.mock.calls).toEqual([['15']]);
});

it('an invalid weight changes nothing: the text stays in the box with the reason below it', () => {
  act(() =>
    root.render(
      <LimitedNumber value={30} min={0} max={100} label="Weight" onChange={changed} onEmpty={emptied} />,
    ),
  );
  for (const [typed, said] of [
    ['heavy', '“Weight” has an invalid value.'],
    ['120', '“Weight” must be at most 100.'],
  ] as const) {
    type(typed);
    leave();
    expect([box().value, page.querySelector('[role="alert"]')?.textContent]).toEqual([typed, said]);
  }
  expect(changed).not.toHaveBeenCalled();
  type('45');
  expect([changed.mock.calls, page.querySelector('[role="alert"]')]).toEqual([[[45]], null]);
  type('');
  expect(emptied).toHaveBeenCalledOnce();
});

it('a cleared weight is reported as required, not taken as 0', () => {
  act(() => root.render(<LimitedNumber value={30} min={0} max={100} label="Weight" onChange={changed} />));
  type('');
  leave();
  expect([changed.mock.calls, page.querySelector('[role="alert"]')?.textContent]).toEqual([
    [],
    '“Weight” is required.',
  ]);
});
