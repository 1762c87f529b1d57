import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

const storage = new Map<string, string>();
const localStorage = {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
};
vi.stubGlobal('localStorage', localStorage);
vi.stubGlobal('window', { location: { pathname: '/' }, localStorage });
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', asked);
// Texts are their keys.
vi.mock('i18next', () => ({ default: { t: (key: string) => key } }));
afterAll(() => vi.unstubAllGlobals());

const { http } = await import('sijil/react/providers/http');
const { readFile } = await import('sijil/react/providers/readFile');
const { useReach } = await import('sijil/react/providers/server');
const { token } = await import('sijil/react/providers/session');

beforeEach(() => {
  asked.mockReset();
  useReach.setState({ lost: false });
});

/** Last request. */
const last = () => {
  const [address = '', init = {}] = asked.mock.lastCall ?? [];
  return { address, method: init.method, headers: new Headers(init.headers), body: init.body };
};

describe('the HTTP client of the API', () => {
  it('sends the token, the language and only non-empty query parameters', async () => {
    token.save('t1');
    storage.set('language', 'en');
    asked.mockResolvedValue(Response.json([1], { headers: { 'x-total-count': '7' } }));
    const params = { q: 'أ ب', page: 2, none: null, missing: undefined };
    const { data, headers } = await http.get<number[]>('/things', { params });
    expect(data).toEqual([1]);
    expect(headers['x-total-count']).toBe('7');
    const { address, method, headers: sent } = last();
    expect(method).toBe('GET');
    expect([...new URL(address, 'http://x').searchParams]).toEqual([
      ['q', 'أ ب'],
      ['page', '2'],
    ]);
    expect(sent.get('authorization')).toBe('Bearer t1');
    expect(sent.get('accept-language')).toBe('en');
    expect(sent.get('content-type')).toBeNull();
  });

  it('sends an object as JSON, and form data without setting a content type', async () => {
    asked.mockImplementation(async () => new Response(null, { status: 204 }));
    await http.post('/things', { name: 'x' });
    expect(last()).toMatchObject({ method: 'POST', body: '{"name":"x"}' });
    expect(last().headers.get('content-type')).toBe('application/json');
    const form = new FormData();
    await http.post('/files', form);
    expect(last().body).toBe(form);
    expect(last().headers.get('content-type')).toBeNull();
  });

  it('throws an API error with its status, code, message and field errors', async () => {
    const refusal = { message: 'No', code: 'validation_failed', errors: { name: ['Too long.'] } };
    asked.mockResolvedValue(Response.json(refusal, { status: 422 }));
    await expect(http.patch('/things/1', {})).rejects.toMatchObject({
      status: 422,
      message: 'No',
      code: 'validation_failed',
      fields: { name: ['Too long.'] },
    });
    expect(useReach.getState().lost).toBe(false);
  });

  it('reports a lost connection for a network error, but not for an aborted or timed-out call', async () => {
    asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(http.get('/things')).rejects.toMatchObject({ status: 0, code: 'network' });
    expect(useReach.getState().lost).toBe(true);
    useReach.setState({ lost: false });
    const stopped = new AbortController();
    asked.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    );
    const call = http.get('/things', { signal: stopped.signal });
    stopped.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
    await expect(http.get('/things', { timeout: 5 })).rejects.toMatchObject({ code: 'timeout' });
    expect(useReach.getState().lost).toBe(false);
  });

  it.each([502, 503, 504])('takes a bare %i of a proxy for a portal that is away', async (status) => {
    asked.mockResolvedValue(new Response('<html>Bad Gateway</html>', { status }));
    await expect(http.get('/things')).rejects.toMatchObject({
      status,
      code: 'away',
      message: 'network.away',
    });
    expect(useReach.getState().lost).toBe(true);
  });

  it('reports the progress of a streamed answer', async () => {
    asked.mockResolvedValue(new Response('{"done":1}\n{"done":2}\n'));
    const loaded: string[] = [];
    const { data } = await http.post<string>('/import', null, {
      responseType: 'text',
      onProgress: (_, soFar) => loaded.push(soFar()),
    });
    expect(data).toBe('{"done":1}\n{"done":2}\n');
    expect(loaded.at(-1)).toBe(data);
  });

  it('reports the bytes of a file that is being read, and nothing else', async () => {
    asked.mockResolvedValue(new Response('R-1094,مخابز'));
    const onProgress = vi.fn();
    await readFile('/requests/export', { onProgress });
    // React refuses a setter that is called with a function as its second argument.
    expect(onProgress.mock.calls).toEqual([[17]]);
  });
});
