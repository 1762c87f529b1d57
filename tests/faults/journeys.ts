import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { EvidenceUploadView } from '#domain/api/fieldViews';
import type { PaymentStartedView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { cards } from '../api/paymentsFixture';
import { makeRequest } from '../api/inspectionsFixture';
import { Caller } from './caller';
import type { People } from './people';

/** Writes of the journeys, to be counted afterwards. */
export interface Done {
  /** Requests that were ordered, signed, paid by card and refunded in full. */
  readonly refunded: string[];
  /** Pictures of visits that were sent in parts, by request and hash. */
  readonly pictures: { readonly requestId: string; readonly sha256: string }[];
}

/** People who pay, get refunds, and send pictures during the faults; each repeats calls without an answer. */
export class Journeys {
  readonly done: Done = { refunded: [], pictures: [] };
  private going = true;
  private readonly running: Promise<void>[] = [];
  private readonly caller: Caller;

  constructor(
    url: string,
    private readonly people: People,
  ) {
    this.caller = new Caller(url);
  }

  get repeated(): number {
    return this.caller.repeated;
  }

  /** Starts one person with payments and one with pictures, until `stop`. */
  begin(): this {
    this.running.push(
      this.repeat(() => this.payAndGetBack()),
      this.repeat(() => this.photograph()),
    );
    return this;
  }

  /** Waits until that many more of each have finished. */
  async untilMore(count: number, withinMs = 300_000): Promise<void> {
    const { refunded, pictures } = this.done;
    const goals = [refunded.length + count, pictures.length + count] as const;
    const end = performance.now() + withinMs;
    while (refunded.length < goals[0] || pictures.length < goals[1]) {
      if (performance.now() > end)
        throw new Error(`only ${refunded.length} refunds, ${pictures.length} pictures`);
      await Promise.race([pause(50), ...this.running]);
    }
  }

  async stop(): Promise<void> {
    this.going = false;
    await Promise.all(this.running);
  }

  private async repeat(journey: () => Promise<void>): Promise<void> {
    while (this.going) await journey();
  }

  private async payAndGetBack(): Promise<void> {
    const { company, financeToken } = this.people;
    const own = <T>(id: Parameters<Caller['operation']>[0], more: object = {}) =>
      this.caller.operation<T>(id, company.token, more);
    const headers = { 'idempotency-key': randomUUID() };
    const placed = await own<RequestView>('clientInspections.request', { headers, body: company.order });
    const { id } = expectDone(placed, 'order');
    const read = async () =>
      expectDone(await own<RequestView>('clientInspections.get', { params: { id } }), 'read');
    let request = await read();
    // A rendering that was interrupted is repeated later.
    while (request.contract?.signedAt === null || request.contract === null) {
      if (request.contract === null) await pause(200);
      else await own('clientInspections.signContract', { params: { id }, body: signature(request) });
      request = await read();
    }
    const started = await this.pay(request, own);
    await this.caller.send(new URL(String(started.redirectUrl)).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    const { paymentId } = started;
    const settled = await own<RequestView>('clientInspections.settleCard', { params: { id, paymentId } });
    expectDone(settled, 'settle');
    const body = { requestId: id, amount: 115_000, reason: 'تعويض عن تأخر الزيارة' };
    const refund = await this.caller.operation<object>('refunds.create', financeToken, { body });
    // The first answer was lost, and nothing is left to refund.
    if (refund.status >= 300 && this.caller.repeated === 0) expectDone(refund, 'refund');
    this.done.refunded.push(id);
  }

  private async pay(
    { id, version }: RequestView,
    own: <T>(id: Parameters<Caller['operation']>[0], more?: object) => Promise<{ status: number; body: T }>,
  ): Promise<PaymentStartedView> {
    const token = await this.caller.send<{ id: string }>('/sandbox/gateway/v1/tokens', {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from('pk_test_sandbox:').toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({
        name: 'Khalid Alotaibi',
        number: cards.mada,
        month: '12',
        year: '2030',
        cvc: '123',
      }),
    });
    const body = { version, method: 'card', token: token.body.id };
    for (let attempt = 0; ; attempt += 1) {
      const started = await own<PaymentStartedView>('clientInspections.pay', { params: { id }, body });
      if (started.status === 200 || started.status === 201) return started.body;
      // The gateway was unreachable: the same card again continues the same attempt.
      if (attempt > 300) throw new Error(`pay: ${started.status} ${JSON.stringify(started.body)}`);
      await pause(200);
    }
  }

  private async photograph(): Promise<void> {
    const { field } = this.people;
    const { token } = field.inspector;
    const requestId = await makeRequest(field, 'inspector_assigned', { visitAt: new Date() }).catch(
      () => null,
    );
    // The test's own connection was lost.
    if (requestId === null) {
      await pause(200);
      return;
    }
    const content = Buffer.from(
      samplePicture({ label: 'q1', reading: undefined }, randomBytes(8).toString('hex')),
    );
    const sha256 = createHash('sha256').update(content).digest('hex');
    const params = { id: requestId };
    const start = await this.caller.operation('field.start', token, { params, body: { version: 1 } });
    if (start.status >= 300 && start.status !== 409) expectDone(start, 'start');
    const announced = { name: 'fridge.png', size: content.length, sha256 };
    const open = () =>
      this.caller.operation<EvidenceUploadView>('field.openEvidence', token, { params, body: announced });
    let upload = expectDone(await open(), 'announce');
    while (upload.file === null) {
      const offset = upload.received;
      const part = content.subarray(offset, offset + Math.ceil(content.length / 3));
      const query = { offset: String(offset) };
      const sent = { params: { ...params, uploadId: upload.id }, query, body: part };
      await this.caller.operation('field.appendEvidence', token, sent);
      upload = expectDone(await open(), 'announce again');
    }
    this.done.pictures.push({ requestId, sha256 });
  }
}

const signature = ({ version, contract }: RequestView) => ({
  version,
  contractVersion: contract?.version,
  kind: 'typed',
  name: 'خالد العتيبي',
  position: 'المدير العام',
  accepted: true,
});

function expectDone<T>({ status, body }: { status: number; body: T }, step: string): T {
  if (status >= 200 && status < 300) return body;
  throw new Error(`${step}: ${status} ${JSON.stringify(body)}`);
}
