// Loaded into the portal's process by the benchmark: answers with the longest time that its event loop was held up, in
// milliseconds, since the last question.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const resolution = 1;
if (isMainThread) listen();

function listen() {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  process.on('message', (message) => {
    if (message !== 'longest stall?') return;
    process.send?.({ stallMs: delay.max / 1e6 - resolution });
    delay.reset();
  });
  // The channel alone keeps no process alive.
  process.channel?.unref();
}
