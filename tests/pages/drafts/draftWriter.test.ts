// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

/** Loads the module as another page does, with the storage of its tab, at a time. */
async function openPage(at: number): Promise<() => string> {
  vi.resetModules();
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(at);
  vi.setSystemTime(at);
  return (await import('sijil/react/forms/draftWriter')).draftWriter;
}

const leave = (at: number) => {
  vi.setSystemTime(at);
  window.dispatchEvent(new Event('pagehide'));
};

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'] });
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('a page writes its drafts under one name', async () => {
  const writer = await openPage(1000);
  expect(writer()).toBe(writer());
});

it('a duplicated tab, whose storage is a copy, writes drafts under another name', async () => {
  const first = (await openPage(1000))();
  expect((await openPage(5000))()).not.toBe(first);
});

it('a tab duplicated after a reload writes drafts under another name', async () => {
  const first = (await openPage(1000))();
  leave(5100);
  expect((await openPage(9000))()).not.toBe(first);
});

it('a reloaded page keeps the name, so that a late save of the page before is its own', async () => {
  const first = (await openPage(1000))();
  // The reload begins before the page is left.
  leave(5100);
  expect((await openPage(5000))()).toBe(first);
});
