/**
 * Opens the app without a network: it stores every file of the build and answers with them. A newer version waits until the page
 * asks for it, so that it never replaces the app under an open visit.
 */
const names = '__FILES__' as unknown as readonly string[];
const version = '__VERSION__';

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Worker {
  readonly location: Location;
  readonly registration: { readonly scope: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waiting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
const worker = globalThis as unknown as Worker;

const page = './';

worker.addEventListener('install', (event) => {
  const files = names.filter((name) => name !== 'index.html');
  event.waitUntil(caches.open(version).then((cache) => cache.addAll([page, ...files])));
});

worker.addEventListener('activate', (event) => {
  event.waitUntil(removeOlder().then(() => worker.clients.claim()));
});

worker.addEventListener('message', ({ data }) => {
  if (data === 'replace') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const isOwn = request.method === 'GET' && request.url.startsWith(worker.registration.scope);
  if (isOwn) event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(version);
  const stored = await cache.match(request.mode === 'navigate' ? page : request);
  return stored ?? fetch(request);
}

async function removeOlder(): Promise<void> {
  for (const name of await caches.keys()) if (name !== version) await caches.delete(name);
}
