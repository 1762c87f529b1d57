import { describe, expect, it } from 'vitest';
import { addedBeyondFull } from '#domain/forms/weights';

const c = (key: string, weight: number) => ({ key, weight });

describe('a category that is added', () => {
  it('is one too many once the others weigh 100, whatever it weighs itself', () => {
    const full = [c('a', 60), c('b', 40)];
    expect(addedBeyondFull(full, [...full, c('z', 0)])).toBe('z');
    expect(addedBeyondFull([], [...full, c('z', 5)])).toBe('z');
    expect(addedBeyondFull(full, [c('a', 60), c('b', 30), c('z', 10)])).toBe(null);
    expect(addedBeyondFull(full, [c('a', 90), c('b', 40)])).toBe(null);
  });
});
