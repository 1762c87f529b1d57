import os from 'node:os';
import { commandOf, load, middle } from '../alternate';
import type { Installation, Installations } from '../installations';
import { attempt, type Line } from '../line';
import { startPortal, tokenOf } from '../processes';

const goal = 1.6;
const rounds = 3;

/** Throughput of two processes on one PostgreSQL against one, alternately, and the bottleneck. */
export async function twoProcessLines(installations: Installations): Promise<Line[]> {
  const installation = await installations.large();
  return [
    await attempt('two processes on one PostgreSQL', `≥ ${goal} × one`, async () => {
      const second = await startPortal(installation.databaseUrl, installation.dataDir);
      try {
        return await compare(installation, second.url);
      } finally {
        await second.stop();
      }
    }),
  ];
}

async function compare({ db, portal }: Installation, second: string) {
  const headers = { authorization: `Bearer ${await tokenOf(db, 'operations@demo.test')}` };
  const to = (url: string) => ({ url: `${url}/api/v1/inspections?status=payment_pending`, headers });
  const ratios: number[] = [];
  let [one, two, busy] = [0, 0, 0];
  console.log(commandOf(to(portal.url)));
  for (let round = 0; round < rounds; round += 1) {
    one = (await load(to(portal.url))).perSecond;
    const before = processorTime();
    const both = await Promise.all([load(to(portal.url)), load(to(second))]);
    busy = share(before, processorTime());
    two = both.reduce((sum, { perSecond }) => sum + perSecond, 0);
    ratios.push(two / one);
  }
  const ratio = middle(ratios);
  const bottleneck =
    busy > 0.85
      ? `the ${os.cpus().length} cores were ${Math.round(busy * 100)} % busy with the portal, PostgreSQL and the load itself`
      : `the cores were ${Math.round(busy * 100)} % busy`;
  return {
    figure: `${ratio.toFixed(2)} × (${Math.min(...ratios).toFixed(2)} – ${Math.max(...ratios).toFixed(2)})`,
    detail: `${Math.round(two)}/s; one ${Math.round(one)}/s; ${bottleneck}`,
    reached: ratio >= goal,
  };
}

interface ProcessorTime {
  readonly idle: number;
  readonly all: number;
}

function processorTime(): ProcessorTime {
  const times = os.cpus().map((cpu) => cpu.times);
  const sum = (read: (one: (typeof times)[number]) => number) =>
    times.reduce((all, one) => all + read(one), 0);
  return {
    idle: sum(({ idle }) => idle),
    all: sum(({ user, nice, sys, idle, irq }) => user + nice + sys + idle + irq),
  };
}

const share = (before: ProcessorTime, after: ProcessorTime) =>
  1 - (after.idle - before.idle) / (after.all - before.all);
