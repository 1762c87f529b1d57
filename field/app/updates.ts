import { useSyncExternalStore } from 'react';
import { scriptAddress } from './scriptAddress';

let waiting: ServiceWorker | null = null;
let replacing = false;
const listeners = new Set<() => void>();

/** Stores the app for use without a network, and notices newer versions, which wait until the inspector takes them. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  const { serviceWorker } = navigator;
  void serviceWorker.register(scriptAddress('./serviceWorker.js')).then((registration) => {
    const note = () => {
      // Without a controller this is the first version, which nobody waits for.
      waiting = serviceWorker.controller ? registration.waiting : null;
      for (const listener of listeners) listener();
    };
    note();
    registration.addEventListener('updatefound', () =>
      registration.installing?.addEventListener('statechange', note),
    );
    // A phone that is never closed looks for a new version once an hour.
    setInterval(() => void registration.update().catch(() => undefined), 3_600_000);
  });
  // Only after the press: the app is never reloaded under an open visit.
  serviceWorker.addEventListener('controllerchange', () => {
    if (replacing) location.reload();
  });
}

export function takeUpdate(): void {
  replacing = true;
  waiting?.postMessage('replace');
}

/** True if a newer version of the app is stored and waits. */
export function useUpdateReady(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );
}
