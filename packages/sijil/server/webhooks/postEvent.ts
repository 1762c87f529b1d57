import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { DeliveryProblem } from 'sijil/schema/webhooks';
import type { Receivers } from '../http/appContext';
import { addressOf } from './webhooks';

/** Time limit of an entire call: the name, the connection, the answer. */
const longestMs = 10_000;
/** Number of bytes of an answer that are stored; the rest is not read. */
const answerBytes = 4096;

/** Outcome of an attempt: without a problem the event was accepted. */
export interface Outcome {
  readonly problem: DeliveryProblem | null;
  readonly answerStatus: number | null;
  readonly answer: string | null;
  readonly durationMs: number;
}

interface Post {
  readonly address: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Posts an event. Redirects are not followed, and no receiver can delay it for more than ten seconds. */
export async function postEvent(post: Post, receivers: Receivers): Promise<Outcome> {
  const began = performance.now();
  const signal = AbortSignal.timeout(longestMs);
  const answered = await answerOf(post, receivers, signal).catch((error: unknown) => failed(error, signal));
  return { ...answered, durationMs: Math.round(performance.now() - began) };
}

type Answered = Omit<Outcome, 'durationMs'>;

async function answerOf(post: Post, receivers: Receivers, signal: AbortSignal): Promise<Answered> {
  const url = new URL(post.address);
  const address = await Promise.race([addressOf(url, receivers), whenAborted(signal)]);
  if (address === null) return without('privateAddress');
  const { statusCode = 0, answer } = await request(url, address, post, signal);
  return { problem: problemOf(statusCode), answerStatus: statusCode, answer };
}

function problemOf(status: number): DeliveryProblem | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirected' : 'refused';
}

/** Sends the request to an address that was checked, and reads the beginning of the answer. */
function request(url: URL, address: string, { headers, body }: Post, signal: AbortSignal) {
  const lookup: LookupFunction = (_host, options, done) => {
    const family = isIP(address);
    if (options.all) done(null, [{ address, family }]);
    else done(null, address, family);
  };
  const send = url.protocol === 'https:' ? https.request : http.request;
  return new Promise<{ statusCode: number | undefined; answer: string }>((resolve, reject) => {
    let answering = false;
    const sent = send(
      url,
      {
        method: 'POST',
        agent: false,
        lookup,
        signal,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= answerBytes) response.destroy();
        });
        // The status has arrived, whatever happens to the rest.
        response.on('error', () => undefined);
        response.on('close', () =>
          resolve({ statusCode: response.statusCode, answer: textOf(Buffer.concat(chunks)) }),
        );
        answering = true;
      },
    );
    sent.on('error', (error) => (answering ? undefined : reject(error))).end(body);
  });
}

/** PostgreSQL cannot store a zero byte in a text. */
const textOf = (bytes: Buffer) => bytes.subarray(0, answerBytes).toString('utf8').replaceAll('\0', '�');

const without = (problem: DeliveryProblem): Answered => ({ problem, answerStatus: null, answer: null });

function failed(_error: unknown, signal: AbortSignal): Answered {
  return without(signal.aborted ? 'timedOut' : 'unreachable');
}

function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the time is over')), { once: true });
  });
}
