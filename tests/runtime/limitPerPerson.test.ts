import { describe, expect, it } from 'vitest';
import { limitPerPerson } from 'sijil/server/http/limitPerPerson';

/** Work that ends when it is told to. */
function work() {
  let end: (result: string) => void = () => undefined;
  const promise = new Promise<string>((resolve) => {
    end = resolve;
  });
  let begun = false;
  return {
    run: () => {
      begun = true;
      return promise;
    },
    end: (result: string) => end(result),
    hasBegun: () => begun,
  };
}

describe('work of one person, at most two pieces at the same time', () => {
  it('waits, is displaced by newer work, and begins when other work has ended', async () => {
    const perform = limitPerPerson(2, () => new Error('displaced'));
    const [first, second, third, fourth, other] = [work(), work(), work(), work(), work()];
    const results = [perform('a', first.run), perform('a', second.run)];
    const displaced = perform('a', third.run);
    const last = perform('a', fourth.run);
    void perform('b', other.run);
    await expect(displaced).rejects.toThrow('displaced');
    expect([first, second, third, fourth, other].map((one) => one.hasBegun())).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
    first.end('first');
    await results[0];
    expect(fourth.hasBegun()).toBe(true);
    second.end('second');
    fourth.end('fourth');
    expect(await Promise.all([...results, last])).toEqual(['first', 'second', 'fourth']);
  });

  it('that fails makes room for the next', async () => {
    const perform = limitPerPerson(1, () => new Error('displaced'));
    await expect(perform('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await perform('a', () => Promise.resolve('next'))).toBe('next');
  });
});
