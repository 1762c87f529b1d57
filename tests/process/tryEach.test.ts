import { expect, it, vi } from 'vitest';
import { tryEach } from '#framework/server/log/tryEach';

it('one reminder that fails keeps nobody waiting, and the log names the row alone', async () => {
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
