import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { projectRoot } from '../support/folderTree';

function fall(fault: 'exception' | 'rejection'): Promise<{ code: number; said: string[]; stderr: string }> {
  const args = ['--import', 'tsx', 'tests/support/fall.ts', fault];
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: projectRoot }, (error, said, stderr) =>
      resolve({ code: Number(error?.code ?? 0), said: said.trim().split('\n'), stderr }),
    );
  });
}

it('an uncaught exception stops every part, newest first, skips a hanging one, and exits with 1', async () => {
  const { code, said, stderr } = await fall('exception');
  expect(stderr).toContain('nobody catches this');
  expect(said).toEqual([
    'stopped last',
    'hanging did not stop within 0.2 s: going on without it',
    'stopped first',
  ]);
  expect(code).toBe(1);
}, 20_000);

it('an unhandled rejection is logged, and the process continues', async () => {
  const { code, said, stderr } = await fall('rejection');
  expect(stderr).toContain('nobody hears this');
  expect(said).toEqual(['lives on']);
  expect(code).toBe(0);
}, 20_000);
