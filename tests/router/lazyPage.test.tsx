// @vitest-environment happy-dom
import { act, Component, type ReactNode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChunkError, lazyPage, prefetchPage } from 'sijil/react/lazy/lazyPage';

const Page = () => <main>here</main>;
const loadGone = () => Promise.reject<{ default: typeof Page }>(new Error('no such file'));
const loadThere = async () => ({ default: Page });

class Refusals extends Component<{ readonly children: ReactNode }> {
  override state = { error: null as unknown };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    const { error } = this.state;
    return error instanceof ChunkError ? 'refused' : this.props.children;
  }
}

/** Opens a page as after a fresh start of the portal. @returns its text */
async function opened(load: typeof loadThere): Promise<string> {
  const Opened = lazyPage(load);
  const place = document.createElement('div');
  const root = createRoot(place, { onCaughtError: () => undefined });
  await act(async () =>
    root.render(
      <Refusals>
        <Suspense fallback="waits">
          <Opened />
        </Suspense>
      </Refusals>,
    ),
  );
  const shown = place.textContent;
  act(() => root.unmount());
  return shown;
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  sessionStorage.clear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('a page whose code is missing reloads the portal only once, even if another page loads in between', async () => {
  expect(await opened(loadGone)).toBe('waits');
  expect(window.location.reload).toHaveBeenCalledTimes(1);
  expect(await opened(loadThere)).toBe('here');
  expect(await opened(loadGone)).toBe('refused');
  expect(window.location.reload).toHaveBeenCalledTimes(1);
});

it('a prefetched page is rendered at once', async () => {
  const fetched = async () => ({ default: Page });
  await prefetchPage(fetched);
  const Opened = lazyPage(fetched);
  const place = document.createElement('div');
  const root = createRoot(place);
  act(() => root.render(<Suspense fallback="waits">{<Opened />}</Suspense>));
  expect(place.textContent).toBe('here');
  act(() => root.unmount());
});
