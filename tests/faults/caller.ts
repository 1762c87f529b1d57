import { setTimeout as pause } from 'node:timers/promises';
import { operations, type OperationId } from '#domain/access/operations';

interface Call {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface Answered<T> {
  readonly status: number;
  readonly body: T;
}

/**
 * Client that, like a person, calls again without an answer, or where the portal asks for another attempt; it accepts every
 * other answer.
 */
export class Caller {
  /** Calls that had to be repeated. */
  repeated = 0;

  constructor(
    private readonly url: string,
    private readonly withinMs = 240_000,
  ) {}

  /** Calls an operation. @throws when no answer came for too long */
  operation<T>(id: OperationId, token: string, { params = {}, query, headers, body }: Call = {}) {
    const { method, url } = operations[id];
    const filled = url.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    const address = `/api/v1${filled}${query ? `?${new URLSearchParams(query).toString()}` : ''}`;
    const isBytes = body instanceof Uint8Array;
    return this.send<T>(address, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && {
          'content-type': isBytes ? 'application/octet-stream' : 'application/json',
        }),
        ...headers,
      },
      ...(body !== undefined && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
  }

  /** Sends what a browser sends outside the API. */
  async send<T>(address: string, init: RequestInit): Promise<Answered<T>> {
    const end = performance.now() + this.withinMs;
    for (;;) {
      const answer = await fetch(`${this.url}${address}`, {
        ...init,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      }).catch(() => undefined);
      const text = await answer?.text().catch(() => undefined);
      if (answer && text !== undefined && ![503, 507].includes(answer.status))
        return { status: answer.status, body: parse(text) as T };
      if (performance.now() > end) throw new Error(`no answer to ${address}: ${answer?.status} ${text}`);
      this.repeated += 1;
      await pause(200);
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
