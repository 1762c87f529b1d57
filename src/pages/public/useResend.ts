import { useCallback, useState, useEffect } from 'react';
import { resendWaitSeconds } from '#domain/auth/limits';
import { CallError } from 'sijil/react/providers/apiError';
import { callPublic } from 'sijil/react/providers/publicOperations';

/** Sends the verification link again and counts down until the API allows the next one. */
export function useResend(initialWait: number) {
  const [left, wait] = useCountdown(initialWait);
  const [pending, setPending] = useState(false);
  const [sent, setSent] = useState(false);
  const [refusal, setRefusal] = useState('');

  const send = useCallback(
    async (email: string) => {
      setPending(true);
      setSent(false);
      setRefusal('');
      try {
        await callPublic('auth.resendVerification', { body: { email } });
        setSent(true);
        wait(resendWaitSeconds);
      } catch (error) {
        const seconds = secondsOf(error);
        if (seconds > 0) wait(seconds);
        else setRefusal(error instanceof Error ? error.message : '');
      } finally {
        setPending(false);
      }
    },
    [wait],
  );
  return { send, left, pending, sent, refusal };
}

/** Returns the seconds to wait that a refusal states; 0 for any other refusal. */
function secondsOf(error: unknown): number {
  if (!(error instanceof CallError) || error.status !== 429) return 0;
  const seconds = (error.details as { seconds?: unknown } | undefined)?.seconds;
  return typeof seconds === 'number' ? seconds : resendWaitSeconds;
}

/** Countdown in seconds on the monotonic clock, which a wrong or changed date on the device does not affect. */
function useCountdown(initial = 0): readonly [left: number, start: (seconds: number) => void] {
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
