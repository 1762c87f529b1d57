import i18next, { type ReadCallback } from 'i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textBackend, textLoading } from 'sijil/react/providers/i18n';
import '../../src/publicPages';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** An i18next instance with the portal's own settings, over a backend that fails the first `failures` times. */
function readerFailing(failures: number) {
  const reads: { readonly namespace: string; readonly at: number }[] = [];
  const waiting: ReadCallback[] = [];
  const instance = i18next.createInstance();
  const begun = Date.now();
  void instance
    .use({
      type: 'backend' as const,
      init: () => undefined,
      read: (_language: string, namespace: string, done: ReadCallback) => {
        reads.push({ namespace, at: Date.now() - begun });
        if (failures < 0) waiting.push(done);
        else if (reads.length <= failures) done(new Error('network'), true);
        else done(null, { hello: 'مرحبًا' });
      },
    })
    .init({ lng: 'ar', fallbackLng: false, ns: ['common'], defaultNS: 'common', ...textLoading });
  return { instance, reads, waiting };
}

test('a failed translation file is retried after 350 ms, with the delay doubling, up to five times', async () => {
  const { instance, reads } = readerFailing(5);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reads.map(({ at }) => at)).toEqual([0, 350, 1050, 2450, 5250, 10_850]);
  expect(instance.t('hello')).toBe('مرحبًا');
});

test('loading is given up after five retries', async () => {
  const { instance, reads } = readerFailing(100);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(reads).toHaveLength(6);
  expect(instance.t('hello')).toBe('hello');
});

test('at most ten translation files are loaded at once', async () => {
  const { instance, reads, waiting } = readerFailing(-1);
  const names = Array.from({ length: 15 }, (_, number) => `part${number}`);
  await vi.advanceTimersByTimeAsync(0);
  // `common`, which is still loading, is one of the ten.
  void instance.loadNamespaces(names);
  await vi.advanceTimersByTimeAsync(0);
  expect(reads).toHaveLength(10);
  waiting.shift()?.(null, {});
  expect(reads).toHaveLength(11);
});

vi.mock('../../src/i18n/ar/verify.json', () => {
  throw new Error('network');
});

test.each([
  ['that could not be fetched is one to ask for again', 'verify', true],
  ['that there is not is not', 'nowhere', null],
])('a file %s', async (_which, namespace, again) => {
  vi.useRealTimers();
  const answer = await new Promise((resolve) => {
    textBackend.read('ar', namespace, (...result: readonly unknown[]) => resolve(result));
  });
  expect(answer).toEqual([expect.any(Error), again]);
});
