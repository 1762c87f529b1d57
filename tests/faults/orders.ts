import { setTimeout as pause } from 'node:timers/promises';
import { operations } from '#domain/access/operations';
import type { RequestView } from '#domain/api/requestViews';
import type { Company } from './company';
import type { Portal } from './portal';

/** Result that the portal has confirmed and that must stay true. */
export interface Promised {
  readonly id: string;
  readonly number: string;
  readonly version: number;
  readonly signed: boolean;
}

/** Answers to orders that were placed and signed. */
export class Orders {
  readonly promised = new Map<string, Promised>();
  /** Answers by their status; 0 where none came. */
  readonly statuses = new Map<number, number>();
  /** Refusals other than requests to try again, once each. */
  readonly refusals = new Set<string>();
  /** Longest wait for an answer, in milliseconds. */
  longestMs = 0;
  private going = true;
  private readonly callers: Promise<void>[] = [];

  constructor(
    private readonly portal: Pick<Portal, 'url'>,
    private readonly company: Company,
  ) {}

  /** Starts a number of callers that order and sign, one order after the other, until `stop`. */
  begin(callers: number): this {
    for (let count = 0; count < callers; count += 1) this.callers.push(this.keepOrdering());
    return this;
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.callers);
  }

  /** Waits until that many more have been promised. */
  async untilMore(count: number, withinMs = 240_000): Promise<void> {
    const goal = this.promised.size + count;
    const end = performance.now() + withinMs;
    while (this.promised.size < goal) {
      if (performance.now() > end)
        throw new Error(`only ${this.promised.size} of ${goal} orders came through: ${this.summary()}`);
      await pause(20);
    }
  }

  /** Number of error answers other than a 503 that asks to try again. */
  get faults(): number {
    return [...this.statuses].reduce((sum, [status, count]) => sum + (isFault(status) ? count : 0), 0);
  }

  /** Summary of the answers by status, with the refusals. */
  summary(): string {
    const answers = [...this.statuses].map(([status, count]) => `${count} × ${status || 'no answer'}`);
    return [...answers, ...this.refusals].join(', ');
  }

  private async keepOrdering(): Promise<void> {
    while (this.going) {
      const placed = await this.send('clientInspections.request', '', this.company.order);
      if (placed) {
        this.promise(placed, false);
        const { contract, version, id } = placed;
        // The rendering was interrupted and is repeated later; nobody signs an unseen contract.
        if (contract === null) continue;
        const body = {
          version,
          contractVersion: contract.version,
          kind: 'typed',
          name: 'خالد العتيبي',
          position: 'المدير العام',
          accepted: true,
        };
        const signed = await this.send('clientInspections.signContract', id, body);
        if (signed) this.promise(signed, true);
      } else await pause(50);
    }
  }

  private promise({ id, number, version }: RequestView, signed: boolean): void {
    this.promised.set(id, { id, number: String(number), version, signed });
  }

  private async send(
    operation: 'clientInspections.request' | 'clientInspections.signContract',
    id: string,
    body: unknown,
  ): Promise<RequestView | undefined> {
    const begun = performance.now();
    try {
      const answer = await fetch(`${this.portal.url}/api/v1${operations[operation].url.replace(':id', id)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${this.company.token}` },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(60_000),
      });
      const summary = (await answer.json()) as RequestView;
      this.note(answer.status === 503 && !answer.headers.has('retry-after') ? 500 : answer.status);
      if (!answer.ok && answer.status !== 503)
        this.refusals.add(`${answer.status} ${JSON.stringify(summary)}`);
      return answer.ok ? summary : undefined;
    } catch {
      // The connection broke, or only half an answer arrived: nothing was promised.
      this.note(0);
      return undefined;
    } finally {
      this.longestMs = Math.max(this.longestMs, performance.now() - begun);
    }
  }

  private note(status: number): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}

/** True for a 4xx too, because these calls are all valid. */
const isFault = (status: number) => status >= 400 && status !== 503;
