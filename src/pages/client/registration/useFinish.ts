import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '@framework/providers/apiError';

/** Sends once, however often it is pressed, and keeps what the API says when it refuses. */
export function useFinish(send: () => Promise<void>) {
  const { t } = useTranslation();
  const sending = useRef(false);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState('');
  const finish = async () => {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setProblem('');
    try {
      await send();
    } catch (error) {
      setProblem(error instanceof ApiError ? messageOf(error) : t('error'));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return { finish, pending, problem };
}

function messageOf({ message, fields }: ApiError): string {
  return [message, ...new Set(Object.values(fields).flat())].join(' ');
}
