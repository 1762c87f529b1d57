import autocannon, { type Result } from 'autocannon';

export interface Call {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Compared {
  /** Calls per second of the portal divided by the floor's: median, minimum and maximum of all rounds. */
  readonly ratio: number;
  readonly least: number;
  readonly most: number;
  /** Median round. */
  readonly portal: Slice;
  readonly floor: Slice;
}

export interface Slice {
  readonly perSecond: number;
  /** Median in milliseconds. */
  readonly p50: number;
}

export const connections = 20;
export const sliceSeconds = 3;
export const rounds = 5;

/** Loads two servers alternately, a few seconds each, so that other load on the machine affects both alike. */
export async function alternate(portal: Call, floor: Call): Promise<Compared> {
  // The first run of each prepares its statements and warms up its code.
  await load(portal, 1);
  await load(floor, 1);
  const slices: { portal: Slice; floor: Slice }[] = [];
  for (let round = 0; round < rounds; round += 1)
    slices.push({ portal: await load(portal), floor: await load(floor) });
  const ratios = slices.map((one) => one.portal.perSecond / one.floor.perSecond);
  return {
    ratio: middle(ratios),
    least: Math.min(...ratios),
    most: Math.max(...ratios),
    portal: middleSlice(slices.map((one) => one.portal)),
    floor: middleSlice(slices.map((one) => one.floor)),
  };
}

/** @throws Error when a call is refused, with the server's answer: a fast refusal is no speed */
export async function load(call: Call, duration = sliceSeconds): Promise<Slice> {
  const result = await autocannon({ ...call, headers: { ...call.headers }, connections, duration });
  if (result.non2xx + result.errors + result.timeouts > 0) throw new Error(await whatFailed(call, result));
  return { perSecond: result.requests.mean, p50: result.latency.p50 };
}

/** Command for an equivalent load, without the bearer token. */
export function commandOf({ url, method = 'GET', headers = {} }: Call, duration = sliceSeconds): string {
  const bearer = headers['authorization'] ? ' -H "authorization: Bearer …"' : '';
  return `npx autocannon -c ${connections} -d ${duration}${method === 'GET' ? '' : ` -m ${method}`}${bearer} "${url}"`;
}

async function whatFailed(call: Call, { non2xx, errors, timeouts, ...result }: Result): Promise<string> {
  const codes = Object.entries(result.statusCodeStats ?? {}).map(([code, { count }]) => `${count} × ${code}`);
  const again = await fetch(call.url, { ...call, headers: { ...call.headers } } as RequestInit).then(
    async (answer) => `${answer.status} ${(await answer.text()).slice(0, 200)}`,
    String,
  );
  const { pathname } = new URL(call.url);
  return `${non2xx} refused, ${errors} broken and ${timeouts} late of the calls of ${pathname} (${codes.join(', ')}); one more: ${again}`;
}

export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

const middleSlice = (slices: readonly Slice[]): Slice => ({
  perSecond: middle(slices.map(({ perSecond }) => perSecond)),
  p50: middle(slices.map(({ p50 }) => p50)),
});
