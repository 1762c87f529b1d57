import { useEffect, useState } from 'react';

/**
 * The address of the script that a page of ours starts with, null without one. Its name carries the hash of its content
 * and of all that it refers to, so two builds of different code never share it.
 */
export function entryOf(html: string): string | null {
  return /<script[^>]*type="module"[^>]*src="([^"]+)"/.exec(html)?.[1] ?? null;
}

const everyMs = 30 * 60_000;
const restMs = 60_000;

/** True once the server serves another build than the one that is running; asked rarely, and when somebody comes back. */
export function useNewRelease(): boolean {
  const [newer, setNewer] = useState(false);
  useEffect(() => {
    const running = entryOf(document.documentElement.outerHTML);
    if (newer || import.meta.env.DEV || running === null) return undefined;
    let asked = performance.now();
    const ask = async () => {
      asked = performance.now();
      const served = await servedEntry();
      if (served !== null && served !== running) setNewer(true);
    };
    const back = () => {
      if (document.visibilityState === 'visible' && performance.now() - asked > restMs) void ask();
    };
    const timer = setInterval(() => void ask(), everyMs);
    document.addEventListener('visibilitychange', back);
    window.addEventListener('focus', back);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', back);
      window.removeEventListener('focus', back);
    };
  }, [newer]);
  return newer;
}

/** Null where nobody answers: that is the other banner's concern. */
async function servedEntry(): Promise<string | null> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? entryOf(await page.text()) : null;
  } catch {
    return null;
  }
}
