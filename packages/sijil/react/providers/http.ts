import i18next from 'i18next';
import { CallError } from './apiError';
import { handleFailedCall, meansAway } from './failedCall';
import { hearServerTime, serverIsLost } from './server';
import { storedLanguage } from 'sijil/react/theme/themeStore';
import { token } from './session';

const base = '/api/v1';
/** Timeout of a call, in milliseconds (rules 7.6). */
const patienceMs = 60_000;

export interface Asked {
  /** Path below `/api/v1`. */
  readonly url: string;
  readonly method?: string;
  /** Null and undefined values are left out. */
  readonly params?: object | undefined;
  /** Sent as JSON, except for files. */
  readonly data?: unknown;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds; 0 for no timeout. */
  readonly timeout?: number;
  /** True for a call that the browser finishes after the page is left. */
  readonly keepalive?: boolean;
  readonly responseType?: 'json' | 'text' | 'blob';
  /** Called while the response arrives, with the bytes so far. */
  readonly onProgress?: (loaded: number, soFar: () => string) => void;
}

export interface Answered<T> {
  readonly data: T;
  readonly status: number;
  /** Headers by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
}

interface ErrorBody {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: Record<string, string[]>;
  readonly details?: unknown;
}

/** @throws CallError for a refusal, and if there is no response */
async function request<T>(asked: Asked): Promise<Answered<T>> {
  const bearer = token.read();
  try {
    return await answerOf<T>(asked, bearer);
  } catch (error) {
    const failure = error instanceof CallError ? error : new CallError(i18next.t('error'), 0, 'unknown');
    if (meansAway(failure)) serverIsLost();
    handleFailedCall(failure, {
      url: asked.url,
      method: asked.method?.toLowerCase() ?? 'get',
      token: bearer,
    });
    throw failure;
  }
}

type Config = Omit<Asked, 'url' | 'method'>;

/**
 * HTTP client for all calls of the API: bearer token, the reader's language, 60 seconds. Has the methods that simple-rest
 * calls.
 */
export const http = {
  request,
  get: <T>(url: string, config: Config = {}) => request<T>({ ...config, url }),
  delete: <T>(url: string, config: Config = {}) => request<T>({ ...config, url, method: 'DELETE' }),
  post: sending('POST'),
  put: sending('PUT'),
  patch: sending('PATCH'),
};

function sending(method: string) {
  return <T>(url: string, data?: unknown, config: Config = {}) =>
    request<T>({ ...config, url, method, data });
}

async function answerOf<T>(asked: Asked, bearer: string): Promise<Answered<T>> {
  const { signal, timeout = patienceMs } = asked;
  const ended = new AbortController();
  const end = () => ended.abort();
  let late = false;
  const timer =
    timeout > 0 &&
    setTimeout(() => {
      late = true;
      end();
    }, timeout);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end);
  try {
    const response = await fetch(addressOf(asked), {
      method: asked.method?.toUpperCase() ?? 'GET',
      headers: headersOf(asked, bearer),
      signal: ended.signal,
      ...(asked.data !== undefined && { body: bodyOf(asked.data) }),
      ...(asked.keepalive && { keepalive: true }),
    });
    hearServerTime(response.headers.get('date'));
    if (!response.ok) throw refusal(response.status, toJson(await response.text()));
    return {
      data: (await contentOf(response, asked)) as T,
      status: response.status,
      headers: Object.fromEntries(response.headers),
    };
  } catch (error) {
    if (error instanceof CallError) throw error;
    if (signal?.aborted) throw new CallError('', 0, 'aborted');
    throw late
      ? new CallError(i18next.t('network.timeout'), 0, 'timeout')
      : new CallError(i18next.t('network.down'), 0, 'network');
  } finally {
    if (timer !== false) clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

function addressOf({ url, params = {} }: Asked): string {
  const given = Object.entries(params).filter(([, value]: [string, unknown]) => value != null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `${base}${url}${query && (url.includes('?') ? '&' : '?') + query}`;
}

function headersOf({ data, headers }: Asked, bearer: string): Record<string, string> {
  return {
    accept: 'application/json, text/plain, */*',
    'accept-language': storedLanguage(),
    ...(bearer && { authorization: `Bearer ${bearer}` }),
    ...(data !== undefined && !isFiles(data) && { 'content-type': 'application/json' }),
    ...headers,
  };
}

const isFiles = (data: unknown): data is FormData | Blob => data instanceof FormData || data instanceof Blob;

const bodyOf = (data: unknown): BodyInit => (isFiles(data) ? data : JSON.stringify(data));

async function contentOf(response: Response, { responseType, onProgress }: Asked): Promise<unknown> {
  const read = onProgress ? await readWithProgress(response, onProgress) : response;
  if (responseType === 'blob') return read.blob();
  const text = await read.text();
  return responseType === 'text' ? text : (toJson(text) ?? text);
}

/** Reads a response to its end, and reports progress meanwhile. */
async function readWithProgress(
  response: Response,
  onProgress: NonNullable<Asked['onProgress']>,
): Promise<Response> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let loaded = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    parts.push(next.value);
    loaded += next.value.length;
    onProgress(loaded, () => joined(parts));
  }
  return new Response(new Blob(parts, { type: response.headers.get('content-type') ?? '' }));
}

/** Decodes the parts; a character whose bytes have not all arrived is left out. */
function joined(parts: readonly Uint8Array<ArrayBuffer>[]): string {
  const decoder = new TextDecoder();
  return parts.map((part) => decoder.decode(part, { stream: true })).join('');
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Statuses with which a proxy says that the server behind it is away. */
const proxyAway = new Set([502, 503, 504]);

/** Returns the error of a response; one that does not come from the API gets the message «Error», or that the portal is away. */
function refusal(status: number, said: unknown): CallError {
  const { message, code, errors, details } = (typeof said === 'object' && said ? said : {}) as ErrorBody;
  if (code === undefined && proxyAway.has(status))
    return new CallError(i18next.t('network.away'), status, 'away');
  return new CallError(message || i18next.t('error'), status, code ?? 'unknown', errors, details);
}
