import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Call that a receiver got. */
interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Receiver {
  readonly address: string;
  readonly received: Received[];
  /** Answers a request; tests replace it. */
  answer: (response: ServerResponse) => void;
  close(): Promise<void>;
}

/** Starts a real HTTP server that stores the calls it gets. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const receiver = { answer: (response: ServerResponse) => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      received.push({ headers: request.headers as Record<string, string>, body });
      receiver.answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    address: `http://127.0.0.1:${port}/hook`,
    received,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
