import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../threads/threadPool';
import { type DocumentedRoute, writeDocument } from './writeDocument';

parentPort?.on('message', (routes: readonly DocumentedRoute[]) => void answer(routes));

async function answer(routes: readonly DocumentedRoute[]): Promise<void> {
  const post = (message: ThreadAnswer<string>) => parentPort?.postMessage(message);
  try {
    post({ result: JSON.stringify(await writeDocument(routes)) });
  } catch (error) {
    post({ failure: `the OpenAPI document: ${String(error)}` });
  }
}
