import { useEffect, useState } from 'react';
import { entryOf } from './entryOf';

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
