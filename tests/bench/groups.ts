import type { Installations } from './installations';
import type { Line } from './line';
import { bundleLines } from './lines/bundles';
import { clickLines } from './lines/clicks';
import { documentLines } from './lines/documents';
import { growthLines } from './lines/growth';
import { heapLines } from './lines/heap';
import { lighthouseLines } from './lines/lighthouse';
import { processLines } from './lines/process';
import { serverLines } from './lines/server';
import { stallLines } from './lines/stalls';
import { startLines } from './lines/start';
import { twoProcessLines } from './lines/twoProcesses';

/**
 * Groups of measurements, in the order of the table; each by its name for `--only`. Memory comes first, before any other call.
 */
export const groups = {
  memory: processLines,
  lists: serverLines,
  growth: growthLines,
  bundles: bundleLines,
  clicks: clickLines,
  heap: heapLines,
  lighthouse: lighthouseLines,
  documents: documentLines,
  start: startLines,
  processes: twoProcessLines,
  stalls: stallLines,
} as const satisfies Record<string, (installations: Installations) => Promise<Line[]>>;

export type GroupName = keyof typeof groups;
