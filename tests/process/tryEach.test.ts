import { expect, it, vi } from 'vitest';
import { tryEach } from 'sijil/server/log/tryEach';

it('a failing reminder does not stop the others, and its log entry contains only the row’s key', async () => {
  const error = vi.fn();
  const done: string[] = [];
  const broken = new Error('the row is locked');
  await tryEach(
    { error },
    [{ requestId: 'first' }, { requestId: 'second' }, { requestId: 'third' }],
    'a reminder failed',
    ({ requestId }) =>
      requestId === 'second' ? Promise.reject(broken) : Promise.resolve(void done.push(requestId)),
  );
  expect(done).toEqual(['first', 'third']);
  expect(error.mock.calls).toEqual([[{ err: broken, requestId: 'second' }, 'a reminder failed']]);
});
