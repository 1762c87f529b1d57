import { useEffect, useState } from 'react';
import { useApp } from '../appContext';

/** Reads from the phone's store, and again after each change; undefined until the first answer. */
export function useStored<T>(read: () => Promise<T>, key: string): T | undefined {
  const { store } = useApp();
  const [found, setFound] = useState<{ readonly key: string; readonly value: T }>();
  useEffect(() => {
    let latest = 0;
    let ended = false;
    const readAgain = async () => {
      const turn = (latest += 1);
      const value = await read();
      if (!ended && turn === latest) setFound({ key, value });
    };
    void readAgain();
    const stop = store.follow(() => void readAgain());
    return () => {
      ended = true;
      stop();
    };
    // The key says what is read; the function is a new one at each rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, key]);
  return found?.key === key ? found.value : undefined;
}

/** A visit with its answers; null where the phone no longer has it. */
export function useVisit(id: string) {
  const { store } = useApp();
  return useStored(async () => (await store.visit(id)) ?? null, id);
}
