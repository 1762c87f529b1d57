import { Alert } from 'antd';
import type { RequestView } from '#domain/api/requestViews';
import { correctionsExpired } from '#domain/requests/requestState';
import { guards } from '#domain/workflow/guards';
import { ErrorState } from '@framework/components/ErrorState';
import { LoadingState } from '@framework/components/LoadingState';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { CorrectionsPanel } from '@/requests/CorrectionsPanel';
import { useNow } from '@framework/providers/serverClock';
import { AnswerCorrections } from './AnswerCorrections';

/** The corrective list: to be answered while its time lasts, to be read afterwards. */
export function ClientCorrections({ request }: { readonly request: RequestView }) {
  const localize = useLocalize();
  const now = useNow();
  const list = useOperation('clientInspections.correctiveActions', {
    params: { id: request.id },
    // Colleagues may be writing too.
    refetchEvery: 30_000,
  });
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.data) return <LoadingState as="lines" />;
  const { data } = list;
  const maySubmit = request.actions.some(({ name }) => name === 'submitCorrectiveActions');
  const expired = correctionsExpired(request, now);
  if (maySubmit && !expired) return <AnswerCorrections request={request} corrections={data} />;
  const closed = expired || request.history.some(({ transition }) => transition === 'expireCorrections');
  return (
    <>
      {closed && <Alert type="warning" showIcon message={localize(guards.correctionsWindowOpen.reason)} />}
      <CorrectionsPanel corrections={data} />
    </>
  );
}
