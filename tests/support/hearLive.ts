import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { expect } from 'vitest';
import { operations } from '#domain/access/operations';
import type { LiveChange } from 'sijil/base/live/liveMessages';
import { readEventStream } from 'sijil/react/providers/live/keepLiveStream';

/** Stream of changes as an open portal receives it. */
export interface HeardStream {
  readonly status: number;
  readonly changes: LiveChange[];
  readonly events: string[];
  cursor: string;
  readonly ended: Promise<void>;
  close(): void;
}

/** Starts listening and returns the address of an application's stream of changes. */
export async function listenForStreams(app: FastifyInstance): Promise<string> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return `http://127.0.0.1:${port}/api/v1${operations['live.stream'].url}`;
}

/** Opens a person's stream, from a cursor if given, and waits for its first event. */
export async function hearLive(url: string, token: string, cursor = ''): Promise<HeardStream> {
  const abort = new AbortController();
  const response = await fetch(url, {
    headers: { authorization: `Bearer ${token}`, ...(cursor && { 'last-event-id': cursor }) },
    signal: abort.signal,
  });
  const stream = {
    status: response.status,
    changes: [] as LiveChange[],
    events: [] as string[],
    cursor: '',
    close: () => abort.abort(),
    ended: Promise.resolve(),
  };
  if (response.ok && response.body) {
    stream.ended = readEventStream(response.body, {
      onId: (id) => void (stream.cursor = id),
      onEvent: ({ event, data }) => {
        stream.events.push(event);
        if (event === 'change')
          stream.changes.push(...(JSON.parse(data) as { changes: LiveChange[] }).changes);
      },
    }).catch(() => undefined);
    await expect.poll(() => stream.events.length > 0, { timeout: 10_000, interval: 20 }).toBe(true);
  }
  return stream;
}
