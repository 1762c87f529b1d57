import { expect, test } from 'vitest';
import { type Box, freeTop } from 'sijil/react/toast/useFreeTop';

/** A desktop in Arabic: the top end is on the left. */
const desktop = { column: { left: 30, right: 380, height: 70 }, offset: 30, gap: 12, windowHeight: 900 };
const header: Box = { left: 0, right: 1180, top: 0, bottom: 64 };

test('toasts are 30 pixels from the edge where nothing is in their way', () => {
  expect(freeTop({ ...desktop, obstacles: [] })).toBe(30);
  expect(freeTop({ ...desktop, obstacles: [{ left: 700, right: 900, top: 20, bottom: 60 }] })).toBe(30);
  expect(freeTop({ ...desktop, obstacles: [{ left: 30, right: 380, top: 100, bottom: 140 }] })).toBe(30);
});

test('toasts start below the header and the page’s actions, whatever their order', () => {
  const actions: Box = { left: 32, right: 420, top: 110, bottom: 142 };
  expect(freeTop({ ...desktop, obstacles: [header] })).toBe(76);
  expect(freeTop({ ...desktop, obstacles: [header, actions] })).toBe(154);
  expect(freeTop({ ...desktop, obstacles: [actions, header] })).toBe(154);
});

test('a taller toast moves below an obstacle that a single line would fit above', () => {
  const later: Box = { left: 32, right: 420, top: 150, bottom: 182 };
  expect(freeTop({ ...desktop, obstacles: [header, later] })).toBe(76);
  const tall = { ...desktop.column, height: 120 };
  expect(freeTop({ ...desktop, column: tall, obstacles: [header, later] })).toBe(194);
});

test('obstacles that are scrolled out of view are ignored', () => {
  expect(freeTop({ ...desktop, obstacles: [{ left: 32, right: 420, top: -80, bottom: -48 }] })).toBe(30);
});

test('toasts stay at their default position where no space is free', () => {
  const all: Box = { left: 0, right: 1180, top: 0, bottom: 880 };
  expect(freeTop({ ...desktop, obstacles: [all] })).toBe(30);
});
