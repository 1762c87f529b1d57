import { useCallback, useEffect, useState } from 'react';

/** Seconds that are left, counted on a clock that nobody can set: a wrong date on the device changes nothing. */
export function useCountdown(initial = 0): readonly [left: number, start: (seconds: number) => void] {
  const [end, setEnd] = useState(() => performance.now() + initial * 1000);
  const [left, setLeft] = useState(initial);
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [end]);
  const start = useCallback((seconds: number) => {
    setLeft(seconds);
    setEnd(performance.now() + seconds * 1000);
  }, []);
  return [left, start];
}
