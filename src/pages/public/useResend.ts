import { useCallback, useState } from 'react';
import { resendWaitSeconds } from '#domain/auth/attemptLimits';
import { ApiError } from '@framework/providers/apiError';
import { callPublic } from '@framework/providers/publicOperations';
import { useCountdown } from './useCountdown';

/** Sends the verification link again and counts down until it may be sent once more, as the API says. */
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

/** The seconds that a refusal asks to wait; 0 when it is about something else. */
function secondsOf(error: unknown): number {
  if (!(error instanceof ApiError) || error.status !== 429) return 0;
  const seconds = (error.details as { seconds?: unknown } | undefined)?.seconds;
  return typeof seconds === 'number' ? seconds : resendWaitSeconds;
}
