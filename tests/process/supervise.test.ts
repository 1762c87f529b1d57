import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { supervise } from '../../scripts/supervise.mjs';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'salama-supervise-'));
  said = [];
  vi.spyOn(console, 'error').mockImplementation((text: string) => void said.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** Program that counts its starts in a file and then runs `body`; `start` counts from one. */
function program(body: string): { args: string[]; cwd: string; firstPauseMs: number } {
  const file = path.join(folder, 'program.cjs');
  const begin = `const fs = require('fs'); fs.appendFileSync('starts', '.'); const start = fs.readFileSync('starts').length;`;
  writeFileSync(file, `${begin}\n${body}`);
  return { args: [file], cwd: folder, firstPauseMs: 5 };
}
const starts = () => readFileSync(path.join(folder, 'starts')).length;

describe('the npm start supervisor', () => {
  it('restarts the portal after a crash or a kill, with bilingual messages, and ends after an orderly exit', async () => {
    const portal = supervise(
      program(`process.send('ready', () => {
        if (start === 1) process.exit(1);
        if (start === 2) process.kill(process.pid, 'SIGKILL');
        process.exit(0);
      });`),
    );
    expect(await portal.ended).toBe(0);
    expect(starts()).toBe(3);
    expect(said.join('\n')).toMatch(/توقفت المنصة فجأة \(1\)[\s\S]*ended unexpectedly \(SIGKILL\)/);
  });

  it('waits no longer after the fifth crash than after the first, once the portal was ready', async () => {
    const crash = `process.send('ready', () => process.exit(start < 6 ? 1 : 0));`;
    expect(await supervise(program(crash)).ended).toBe(0);
    const pauses = said.map((text) => /in ([\d.]+) s/.exec(text)?.[1]);
    expect(pauses).toEqual(Array.from({ length: 5 }, () => '0.005'));
  });

  it('doubles the wait after each failed start', async () => {
    expect(await supervise(program('process.exit(3)')).ended).toBe(3);
    const pauses = said.slice(0, 4).map((text) => /in ([\d.]+) s/.exec(text)?.[1]);
    expect(pauses).toEqual(['0.005', '0.01', '0.02', '0.04']);
  });

  it('does not restart after a refused configuration', async () => {
    expect(await supervise(program('process.exit(78)')).ended).toBe(78);
    expect(starts()).toBe(1);
  });

  it('gives up after five starts that never became ready', async () => {
    expect(await supervise(program('process.exit(3)')).ended).toBe(3);
    expect(starts()).toBe(5);
  });

  it('stops the portal on request without restarting it', async () => {
    const portal = supervise(
      program(
        `process.on('SIGTERM', () => process.exit(1)); process.send('ready'); setInterval(() => {}, 1000);`,
      ),
    );
    await vi.waitFor(() => expect(starts()).toBe(1));
    await new Promise((resolve) => setTimeout(resolve, 200));
    portal.stop();
    await portal.ended;
    expect(starts()).toBe(1);
  });

  it('stops at once while waiting for the next start', async () => {
    const portal = supervise({ ...program('process.exit(1)'), firstPauseMs: 60_000 });
    await vi.waitFor(() => expect(said).toHaveLength(1));
    portal.stop();
    expect(await portal.ended).toBe(0);
  });
});
