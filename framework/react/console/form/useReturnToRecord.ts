import { useLocation, useNavigate } from 'react-router';

/** Goes along from a record's page to its form: the page lies right behind it in the history. */
export const fromRecordPage = { fromRecordPage: true } as const;

/** Back from a record's form to its page, without leaving the form in the history for «back» to open again. */
export function useReturnToRecord(path: string): () => Promise<void> {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const isBehind = typeof state === 'object' && state !== null && 'fromRecordPage' in state;
  return async () => {
    if (isBehind) await navigate(-1);
    else await navigate(path, { replace: true, state });
  };
}
