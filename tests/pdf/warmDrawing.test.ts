import { expect, it } from 'vitest';
import { warmDrawing } from '../../server/modules/templatePreviews/warmDrawing';
import { draw } from '../../server/pdf/draw';
import * as fixtures from './fixtures';

it('the first document after a start finds a thread that has drawn before', async () => {
  let started = 0;
  const count = () => void (started += 1);
  process.on('worker', count);
  await warmDrawing(new Date('2026-11-22T07:00:00Z'));
  expect(started).toBe(1);
  await draw('contract', fixtures.contract);
  process.off('worker', count);
  expect(started).toBe(1);
});
