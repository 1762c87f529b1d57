// @vitest-environment happy-dom
import { Button } from 'antd';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ThemeRoot } from 'sijil/react/frame/ThemeRoot';
import { stillQuery } from 'sijil/react/theme/tokens';

let root: Root;
let page: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Reduced motion: no transition starts, so no transition end event is fired.
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query === stillQuery, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
  );
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
});

/** Renders within `act`; anything still shown afterwards waits for a frame or the end of a transition. */
const draw = (loading: boolean) =>
  act(() =>
    root.render(
      <ThemeRoot>
        <Button loading={loading}>Save</Button>
      </ThemeRoot>,
    ),
  );

test('with reduced motion, a button that stops loading loses its loading label at once', () => {
  draw(false);
  draw(true);
  expect(page.querySelector('[aria-label=loading]')).not.toBeNull();
  draw(false);
  expect(page.querySelector('[aria-label=loading]')).toBeNull();
});
