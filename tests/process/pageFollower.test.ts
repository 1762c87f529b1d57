import { expect, it, vi } from 'vitest';
import { pageFollower } from 'sijil/server/plugins/portal';

it('simultaneous pages share one database query', async () => {
  let answer: () => void = () => undefined;
  const follow = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const step = pageFollower(follow, {});
  const pages = [step(), step(), step()];
  answer();
  await Promise.all(pages);
  expect(follow).toHaveBeenCalledTimes(1);
  const later = step();
  answer();
  await later;
  expect(follow).toHaveBeenCalledTimes(2);
});

it('a page is sent even when the database fails, hangs or is known to be down', async () => {
  await pageFollower(() => Promise.reject(new Error('lost')), {})();
  const began = performance.now();
  await pageFollower(() => new Promise(() => undefined), {})();
  expect(performance.now() - began).toBeLessThan(5_000);
  const never = vi.fn(() => Promise.resolve());
  await pageFollower(never, { databaseAnswers: () => false })();
  expect(never).not.toHaveBeenCalled();
});
