import { parentPort } from 'node:worker_threads';
import type { ThreadAnswer } from '../threads/threadPool';
import { type DocumentedApi, writeDocument } from './writeDocument';

parentPort?.on('message', (api: DocumentedApi) => void answer(api));

async function answer(api: DocumentedApi): Promise<void> {
  const post = (message: ThreadAnswer<string>) => parentPort?.postMessage(message);
  try {
    post({ result: JSON.stringify(await writeDocument(api)) });
  } catch (error) {
    post({ failure: `the OpenAPI document: ${String(error)}` });
  }
}
