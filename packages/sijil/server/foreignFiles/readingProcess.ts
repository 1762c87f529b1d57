import { loadSharp } from '../pictures/loadSharp';
import { readers, type ReadingTask } from './readers/readers';
import type { FromReader } from './readerPool';

// Only the portal decides when this process ends: Ctrl-C reaches every process of a terminal.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', (task: ReadingTask) => void answer(task));

// The decoder is loaded before the first file, so that its time does not count as the file's.
await loadSharp();
post('ready');

async function answer({ type, content }: ReadingTask): Promise<void> {
  try {
    post({ result: await readers[type](content) });
  } catch (error) {
    post({ failure: String(error) });
  }
}

function post(message: FromReader): void {
  process.send?.(message);
}
