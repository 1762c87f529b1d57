import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Exit code of a refused configuration: starting again would fail again. */
const refused = 78;
const triesBeforeReady = 5;
const longestPauseMs = 30_000;

/**
 * Runs the portal and restarts it when it ends unexpectedly. The pause before a restart is `firstPauseMs` if the portal was
 * ready, and doubles while it fails to become ready. No restart follows an orderly stop (exit code 0), a refused configuration
 * (78), or five consecutive ends before it was ever ready.
 * @param {{ args: string[], cwd: string, firstPauseMs?: number }} options of `node`
 * @returns {{ stop(): void, ended: Promise<number> }} `ended`: the exit code to end with
 */
export function supervise({ args, cwd, firstPauseMs = 1000 }) {
  /** @type {import('node:child_process').ChildProcess} */
  let server;
  /** @type {NodeJS.Timeout | undefined} */
  let waiting;
  let stopping = false;
  let everReady = false;
  /** Consecutive starts that never became ready. */
  let failures = 0;
  /** @type {(exitCode: number) => void} */
  let reportEnd;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => (reportEnd = resolve));

  const run = () => {
    waiting = undefined;
    let ready = false;
    // The channel ("ipc") closes when this process ends, however it ends, and the server then stops too.
    server = spawn(process.execPath, args, { cwd, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
    server.on('message', (message) => {
      ready ||= message === 'ready';
      everReady ||= ready;
    });
    server.on('exit', (code, signal) => {
      const result = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
      failures = ready ? 0 : failures + 1;
      if (stopping || code === 0 || code === refused) return reportEnd(result);
      if (!everReady && failures >= triesBeforeReady) {
        say(
          'لم تبدأ المنصة بعد خمس محاولات؛ السبب أعلاه.',
          'The portal did not start in five tries; the reason stands above.',
        );
        return reportEnd(result);
      }
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, failures - 1));
      const why = signal ?? code;
      say(
        `توقفت المنصة فجأة (${why})؛ تعود للعمل بعد ${pauseMs / 1000} ثانية.`,
        `The portal ended unexpectedly (${why}); it starts again in ${pauseMs / 1000} s.`,
      );
      waiting = setTimeout(run, pauseMs);
    });
  };
  run();
  return {
    ended,
    stop() {
      stopping = true;
      if (waiting === undefined) return server.kill('SIGTERM');
      clearTimeout(waiting);
      reportEnd(0);
    },
  };
}

/** @param {string} arabic @param {string} english */
function say(arabic, english) {
  console.error(`${arabic}\n${english}`);
}
