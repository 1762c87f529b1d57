import { type IncomingMessage, createServer, request, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Fate of a call: passed on, refused before it arrived, or done with its answer lost. */
export type Fate = 'passed' | 'refused' | 'lost';

/**
 * Distributes calls among several processes in turn, as a load balancer does; a process that accepts no connection is skipped.
 */
export class FrontProxy {
  /** Decides the fate of each call by its path. */
  fate: (path: string) => Fate = () => 'passed';
  private turn = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
  ) {}

  static async begin(port: number, ports: readonly number[]): Promise<FrontProxy> {
    const server = createServer((incoming, outgoing) => void proxy.pass(incoming, outgoing));
    const proxy = new FrontProxy(server, ports);
    await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
    return proxy;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }

  private async pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming).catch(() => null);
    const fate = this.fate(incoming.url ?? '');
    if (body === null || fate === 'refused') return void outgoing.destroy();
    for (let attempt = 0; attempt < this.ports.length; attempt += 1) {
      this.turn += 1;
      const port = this.ports[this.turn % this.ports.length];
      const answer = await forward(incoming, body, Number(port));
      if (answer === 'no connection') continue;
      if (answer === 'broken' || fate === 'lost') return void outgoing.destroy();
      outgoing.writeHead(answer.status, answer.headers).end(answer.body);
      return;
    }
    outgoing.writeHead(503, { 'retry-after': '1', 'content-type': 'application/json' }).end('{}');
  }
}

interface Forwarded {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

function forward(
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  port: number,
): Promise<Forwarded | 'no connection' | 'broken'> {
  return new Promise((resolve) => {
    const sent = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, (answer) => {
      buffer(answer).then(
        (content) => resolve({ status: answer.statusCode ?? 500, headers: answer.headers, body: content }),
        () => resolve('broken'),
      );
    });
    sent.on('error', (error) =>
      resolve('code' in error && error.code === 'ECONNREFUSED' ? 'no connection' : 'broken'),
    );
    sent.end(body);
  });
}
