import { expect, it } from 'vitest';
import { jsonConsole } from 'sijil/server/log/consoleAsJson';

function linesOf(logLevel: string, act: (log: ReturnType<typeof jsonConsole>) => void): unknown[] {
  const written: string[] = [];
  act(
    jsonConsole(
      logLevel,
      (line) => written.push(line),
      () => 1_795_957_748_012,
    ),
  );
  return written.map((line) => {
    expect(line.indexOf('\n')).toBe(line.length - 1);
    return JSON.parse(line) as unknown;
  });
}

it('a text with line breaks is one line of JSON, with the level of the call', () => {
  const [line, ...others] = linesOf('info', ({ log }) =>
    log('\n  Salama  →  http://localhost:3000\n  Ctrl-C stops it.\n'),
  );
  expect(others).toEqual([]);
  expect(line).toEqual({
    level: 30,
    time: 1_795_957_748_012,
    pid: process.pid,
    msg: 'Salama  →  http://localhost:3000\n  Ctrl-C stops it.',
  });
});

it('an error is a part of the line, without the values of its statement', () => {
  const error = new Error('Failed query: select 1\nparams: secret@example.sa');
  const [line] = linesOf('info', ({ error: write }) => write('a job failed', error));
  expect(line).toMatchObject({
    level: 50,
    msg: 'a job failed',
    err: { type: 'Error', message: 'Failed query: select 1' },
  });
});

it('texts below the level of the settings are left out', () => {
  const levels = (logLevel: string) =>
    linesOf(logLevel, ({ log, warn, error }) => {
      log('address');
      warn('connection lost');
      error('defect');
    }).map((line) => (line as { level: number }).level);
  expect([levels('info'), levels('warn'), levels('error'), levels('silent')]).toEqual([
    [30, 40, 50],
    [40, 50],
    [50],
    [],
  ]);
});
