import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  isPublicAddress,
  isReceiverAddress,
  publicReceivers,
  signedHeaders,
} from 'sijil/server/webhooks/webhooks';
import { postEvent } from 'sijil/server/webhooks/postEvent';
import { type Receiver, startReceiver } from '../support/receiver';

let receiver: Receiver;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.close());

const local = { resolve: () => Promise.reject(new Error('nobody asks for a name')), localAllowed: true };
const post = (address = receiver.address, receivers: typeof publicReceivers = local) =>
  postEvent({ address, headers: { 'content-type': 'application/json' }, body: '{"a":1}' }, receivers);

describe('the signature of a webhook event', () => {
  it('equals the test vector published by Standard Webhooks', () => {
    const headers = signedHeaders({
      secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      at: new Date(1_614_265_330_000),
      body: '{"test": 2432232314}',
    });
    expect(headers).toMatchObject({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });
});

describe('the address of a webhook receiver', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fec0::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'no address',
  ])('is not public: %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])('is public: %s', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    'http://example.com/',
    'https://localhost/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:7f00:1]/',
    'https://me:secret@example.com/',
    'ftp://example.com/',
    'https://169.254.169.254/latest/meta-data',
    'nonsense',
  ])('cannot be %s', (address) => expect(isReceiverAddress(address, publicReceivers)).toBe(false));

  it('can be https with a public host name', () =>
    expect(isReceiverAddress('https://hooks.example.com/salama', publicReceivers)).toBe(true));

  it.each([[['10.0.0.7']], [['127.0.0.1']], [['8.8.8.8', '192.168.0.1']], [['::ffff:127.0.0.1']]])(
    'is refused if its name resolves to %j',
    async (addresses) => {
      const before = receiver.received.length;
      const outcome = await post(receiver.address.replace('127.0.0.1', 'inside.example'), {
        resolve: () => Promise.resolve(addresses),
        localAllowed: true,
      });
      expect(outcome).toMatchObject({ problem: 'privateAddress', answerStatus: null });
      expect(receiver.received).toHaveLength(before);
    },
  );
});

describe('a receiver', () => {
  it('is connected to at the checked address, with a single DNS lookup', async () => {
    let asked = 0;
    const before = receiver.received.length;
    const outcome = await post(
      receiver.address.replace('127.0.0.1', 'rebinding.example').replace('http:', 'https:'),
      {
        resolve: () => Promise.resolve([asked++ === 0 ? '8.8.8.8' : '127.0.0.1']),
        localAllowed: false,
      },
    );
    expect(asked).toBe(1);
    expect(['unreachable', 'timedOut']).toContain(outcome.problem);
    expect(receiver.received).toHaveLength(before);
  }, 15_000);

  it('that redirects is reported and not followed', async () => {
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.address }).end();
    const before = receiver.received.length;
    expect(await post()).toMatchObject({ problem: 'redirected', answerStatus: 302 });
    expect(receiver.received).toHaveLength(before + 1);
  });

  it('that answers 2 GB is read only up to the first 4 kB', async () => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    let sent = 0;
    receiver.answer = (response) => {
      response.writeHead(200, { 'content-length': 2 * 1024 ** 3 });
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on('drain', more).on('error', () => undefined);
      more();
    };
    const outcome = await post();
    expect(outcome).toMatchObject({ problem: null, answerStatus: 200 });
    expect(outcome.answer).toBe('x'.repeat(4096));
    await pause(200);
    expect(sent).toBeLessThan(64 * 1024 ** 2);
  });

  it('that never answers is given up after ten seconds', async () => {
    receiver.answer = () => undefined;
    const outcome = await post();
    expect(outcome.problem).toBe('timedOut');
    expect(outcome.durationMs).toBeGreaterThan(9_000);
    expect(outcome.durationMs).toBeLessThan(11_000);
  }, 15_000);

  it('whose name lookup never ends is given up after ten seconds too', async () => {
    const outcome = await post('https://lost.example/', {
      resolve: () => new Promise(() => undefined),
      localAllowed: false,
    });
    expect(outcome.problem).toBe('timedOut');
    expect(outcome.durationMs).toBeLessThan(11_000);
  }, 15_000);

  it('that refuses the connection is reported as unreachable', async () => {
    expect(await post('http://127.0.0.1:1/')).toMatchObject({ problem: 'unreachable', answerStatus: null });
  });
});
