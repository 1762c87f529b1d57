import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToasts } from 'sijil/react/toast/toastStore';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  useToasts.setState({ toasts: [] });
  vi.useRealTimers();
});

const { show, close, pause, resume, leavePage } = useToasts.getState();
const states = () => useToasts.getState().toasts.map(({ state }) => state);

test('a toast starts hiding after five seconds, is hidden 400 ms later and removed 50 ms after that', () => {
  show({ kind: 'success', title: 'saved' });
  vi.advanceTimersByTime(4999);
  expect(states()).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual(['hiding']);
  vi.advanceTimersByTime(400);
  expect(states()).toEqual(['hidden']);
  vi.advanceTimersByTime(50);
  expect(states()).toEqual([]);
});

test('a toast with an action such as undo stays ten seconds, which is time to decide', () => {
  show({ kind: 'success', title: 'deleted', action: { label: 'undo', run: () => undefined } });
  vi.advanceTimersByTime(9999);
  expect(states()).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual(['hiding']);
});

test.each([0, -1])('a toast with a duration of %d closes only by its button', (duration) => {
  const id = show({ kind: 'danger', title: 'failed', duration });
  vi.advanceTimersByTime(24 * 60 * 60 * 1000);
  expect(states()).toEqual(['shown']);
  close(id);
  expect(states()).toEqual(['hiding']);
});

test('pausing a toast stops its timer, and resuming starts the full time again', () => {
  const id = show({ kind: 'info', title: 'news' });
  vi.advanceTimersByTime(4000);
  pause(id);
  vi.advanceTimersByTime(60_000);
  expect(states()).toEqual(['shown']);
  resume(id);
  vi.advanceTimersByTime(4999);
  expect(states()).toEqual(['shown']);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual(['hiding']);
});

test('a toast replaces another with the same key', () => {
  show({ kind: 'info', title: 'one', key: 'same' });
  vi.advanceTimersByTime(4000);
  show({ kind: 'success', title: 'two', key: 'same' });
  expect(useToasts.getState().toasts.map(({ title }) => title)).toEqual(['two']);
  vi.advanceTimersByTime(4999);
  expect(states()).toEqual(['shown']);
});

test('closing a toast twice hides it once', () => {
  const id = show({ kind: 'warning', title: 'soon' });
  close(id);
  vi.advanceTimersByTime(399);
  close(id);
  vi.advanceTimersByTime(1);
  expect(states()).toEqual(['hidden']);
});

test('a success toast replaces the previous success toast, and a problem stays', () => {
  show({ kind: 'danger', title: 'refused' });
  show({ kind: 'success', title: 'saved' });
  show({ kind: 'success', title: 'sent' });
  expect(useToasts.getState().toasts.map(({ title, state }) => [title, state])).toEqual([
    ['refused', 'shown'],
    ['saved', 'hiding'],
    ['sent', 'shown'],
  ]);
});

test('changing the page hides its older toasts, except a recent one and one that offers undo', () => {
  show({ kind: 'danger', title: 'wrong password' });
  show({ kind: 'info', title: 'deleted', action: { label: 'undo', run: () => undefined } });
  vi.advanceTimersByTime(1500);
  show({ kind: 'success', title: 'signed in' });
  leavePage();
  expect(useToasts.getState().toasts.map(({ title, state }) => [title, state])).toEqual([
    ['wrong password', 'hiding'],
    ['deleted', 'shown'],
    ['signed in', 'shown'],
  ]);
});
