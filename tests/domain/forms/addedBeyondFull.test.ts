import { describe, expect, it } from 'vitest';
import { addedBeyondFull } from '#domain/forms/weights';

const c = (key: string, weight: number) => ({ key, weight });

describe('adding a category', () => {
  it('is rejected when the other weights already sum to 100, whatever the new weight', () => {
    const full = [c('a', 60), c('b', 40)];
    expect(addedBeyondFull(full, [...full, c('z', 0)])).toBe('z');
    expect(addedBeyondFull([], [...full, c('z', 5)])).toBe('z');
    expect(addedBeyondFull(full, [c('a', 60), c('b', 30), c('z', 10)])).toBe(null);
    expect(addedBeyondFull(full, [c('a', 90), c('b', 40)])).toBe(null);
  });
});
