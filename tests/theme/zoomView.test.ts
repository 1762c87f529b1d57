import { expect, test } from 'vitest';
import { fitted, zoomed } from 'sijil/react/components/useZoom';

test('a photo is zoomed between its full view and six times that', () => {
  expect(zoomed({ scale: 1, x: 0, y: 0 }, 0.2).scale).toBe(1);
  expect(zoomed({ scale: 4, x: 0, y: 0 }, 3).scale).toBe(6);
});

test('a photo that is fully visible again is centred', () => {
  expect(zoomed({ scale: 2, x: 80, y: -30 }, 0.5)).toEqual({ scale: 1, x: 0, y: 0 });
});

test('a photo cannot be dragged off the screen', () => {
  expect(fitted({ scale: 2, x: 900, y: -900 }, 400, 300)).toEqual({ scale: 2, x: 200, y: -150 });
  expect(fitted({ scale: 1, x: 50, y: 50 }, 400, 300)).toEqual({ scale: 1, x: 0, y: 0 });
});
