import { expect, it } from 'vitest';
import { warmDrawing } from '../../server/modules/templatePreviews/warmDrawing';
import { draw } from '../../server/pdf/draw';
import { drawingThreads } from '../../server/pdf/thread/drawingThreads';
import * as fixtures from './fixtures';

it('the first contract of somebody who has seen its price finds a thread that has drawn before', async () => {
  const now = new Date('2026-11-22T07:00:00Z');
  await warmDrawing(now);
  expect(drawingThreads.isRunning).toBe(true);
  let started = 0;
  const count = () => void (started += 1);
  process.on('worker', count);
  await warmDrawing(now);
  await draw('contract', fixtures.contract);
  process.off('worker', count);
  expect(started).toBe(0);
});
