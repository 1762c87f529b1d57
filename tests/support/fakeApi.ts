import { queryClient } from 'sijil/react/providers/RefineRoot';

/** Call that the API receives. */
export interface Received {
  readonly method: string;
  /** Path below `/api/v1`. */
  readonly path: string;
  /** Method and path, such as `POST /tickets`. */
  readonly line: string;
  /** Path and query, decoded. */
  readonly address: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly headers: Headers;
  readonly signal: AbortSignal | undefined;
}

type Answer = (call: Received) => unknown;

/** API in place of the network: it answers as the test sets it, and all other calls as `unanswered`. */
export function fakeApi(unanswered: (call: Received) => Response = noAnswer) {
  const answers = new Map<string, Answer>();
  const received: Received[] = [];
  let answerToAll: Answer = () => undefined;
  const answer = async (call: Received): Promise<Response> => {
    const found = await (answers.get(call.line) ?? answerToAll)(call);
    if (found instanceof Response) return found;
    if (found === undefined) return unanswered(call);
    return Array.isArray(found) ? listed(found) : Response.json(found);
  };
  const reads = () => received.filter(({ method }) => method === 'GET');
  const writes = () => received.filter(({ method }) => method !== 'GET');
  return {
    received,
    fetch: (given: string, { method = 'GET', body, headers, signal }: RequestInit = {}) => {
      const { pathname, search, searchParams } = new URL(given, 'http://portal.example');
      const path = pathname.replace('/api/v1', '');
      const call = {
        method,
        path,
        line: `${method} ${path}`,
        address: decodeURIComponent(path + search),
        query: Object.fromEntries(searchParams),
        body: typeof body === 'string' ? (JSON.parse(body) as unknown) : (body ?? undefined),
        headers: new Headers(headers),
        signal: signal ?? undefined,
      };
      received.push(call);
      return answer(call);
    },
    /** Sets the answer to a line: a value, or a function of the call. */
    on: (line: string, given: unknown) => {
      answers.set(line, typeof given === 'function' ? (given as Answer) : () => given);
    },
    /** Sets the answer to all lines without their own. */
    answers: (next: Answer) => {
      answerToAll = next;
    },
    /** Calls of one line, or of all lines that write. */
    calls: (line?: string) => (line === undefined ? writes() : received.filter((one) => one.line === line)),
    /** Calls that write, each as its method and address, and its body. */
    written: () => writes().map(({ method, address, body }) => [`${method} ${address}`, body]),
    /** Addresses that were read. */
    reads: () => reads().map(({ address }) => address),
    clear: () => {
      answers.clear();
      answerToAll = () => undefined;
      received.length = 0;
      queryClient.clear();
    },
  };
}

/** Answer with a page of records, which `total` counts. */
export const listed = (records: readonly unknown[], total = records.length) =>
  Response.json(records, { headers: { 'x-total-count': String(total) } });

interface Refused {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly details?: unknown;
}

/** Answer with which the API refuses a call. */
export const refusal = (status: number, refused: Refused) =>
  Response.json({ code: 'refused', ...refused }, { status });

const noAnswer = ({ line }: Received) => refusal(404, { message: `No answer to ${line}` });
