import { EventEmitter } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from 'sijil/server/http/appContext';
import { createTurns } from 'sijil/server/live/registerLive';
import { LiveStream, PendingChanges } from 'sijil/server/live/liveStream';

const reader = { reader: { userId: 'me' } as Actor };

/** Peer that never drains its buffer. */
function slowPeer() {
  const peer = Object.assign(new EventEmitter(), {
    writableLength: 0,
    gone: false,
    write(text: string) {
      peer.writableLength += text.length;
    },
    destroy() {
      peer.gone = true;
      peer.emit('close');
    },
    end: () => undefined,
  });
  return peer;
}

describe('a stream of live changes', () => {
  it('disconnects a client that reads too slowly', () => {
    const peer = slowPeer();
    const closed: LiveStream[] = [];
    const stream = new LiveStream(
      peer as unknown as ServerResponse,
      {
        db: undefined as never,
        ...reader,
        askActor: () => Promise.resolve(null),
        cursorOf: String,
        inTurn: (work) => work(),
      },
      (one) => closed.push(one),
    );
    for (let sent = 0; sent < 20_000 && !peer.gone; sent += 1) stream.say('alive', {}, sent);
    expect(peer.gone).toBe(true);
    expect(peer.writableLength).toBeLessThan(300 * 1024);
    expect(closed).toEqual([stream]);
  });

  it('writes nothing after its end, and soon closes a connection that does not read', async () => {
    const faults: Error[] = [];
    const ended = await new Promise<boolean>((resolve, reject) => {
      const server = createServer((_, response) => {
        // Without a listener, an error of the response would end the process.
        response.on('error', (error) => faults.push(error));
        response.on('close', () => resolve(true));
        const stream = new LiveStream(
          response,
          {
            db: undefined as never,
            ...reader,
            askActor: () => Promise.resolve({ userId: 'me' } as Actor),
            cursorOf: String,
            inTurn: (work) => work(),
          },
          () => undefined,
        );
        for (let sent = 0; response.writableLength < 100_000; sent += 1) stream.say('alive', {}, sent);
        stream.end();
        stream.say('alive', {});
        stream.add({ changes: [{ resource: 'exports', id: 'me' }], next: 1 });
      }).listen(0, '127.0.0.1', () => {
        const peer = connect((server.address() as AddressInfo).port, '127.0.0.1');
        peer.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
        setTimeout(() => {
          peer.destroy();
          server.close();
          resolve(false);
        }, 8_000).unref();
      });
      server.on('error', reject);
    });
    expect(ended).toBe(true);
    expect(faults).toEqual([]);
  });

  it('sends changes that arrive while it is sending, even after a reset', async () => {
    const peer = slowPeer();
    const said: string[] = [];
    peer.write = (text) => void said.push(String(/event: (\w+)/.exec(text)?.[1]));
    const stream = new LiveStream(
      peer as unknown as ServerResponse,
      {
        db: undefined as never,
        ...reader,
        askActor: () => {
          if (said.length === 0) stream.add({ changes: [{ resource: 'exports', id: 'me' }], next: 2 });
          return Promise.resolve({ userId: 'me' } as Actor);
        },
        cursorOf: String,
        inTurn: (work) => work(),
      },
      () => undefined,
    );
    vi.useFakeTimers();
    stream.add({ changes: null, next: 1 });
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    peer.emit('close');
    expect(said).toEqual(['reset', 'change']);
  });

  it('keeps at most two hundred pending records of a type, plus a wildcard for the others', () => {
    const pending = new PendingChanges();
    pending.add(Array.from({ length: 100_000 }, (_, id) => ({ resource: 'requests', id: String(id) })));
    pending.add([{ resource: 'clients', id: 'a' }]);
    const taken = pending.take();
    expect(taken?.get('requests')).toContain('*');
    expect(taken?.get('requests')?.size).toBeLessThanOrEqual(201);
    expect(taken?.get('clients')).toEqual(new Set(['a']));
    expect(pending.isEmpty).toBe(true);
  });

  it('resets the client when the changes cannot be named', () => {
    const pending = new PendingChanges();
    pending.add([{ resource: 'clients', id: 'a' }]);
    pending.add(null);
    expect(pending.take()).toBeNull();
  });
});

it('limited concurrency runs at most three tasks at a time, and all of them despite failures', async () => {
  const inTurn = createTurns(3);
  let [now, most] = [0, 0];
  const work = (index: number) =>
    inTurn(async () => {
      most = Math.max(most, (now += 1));
      await Promise.resolve();
      now -= 1;
      if (index % 10 === 0) throw new Error('refused');
      return index;
    });
  const done = await Promise.allSettled(Array.from({ length: 100 }, (_, index) => work(index)));
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(90);
  expect([most, now]).toEqual([3, 0]);
});
