import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { Selection } from 'sijil/react/console/bulk/pickedRecords';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { CandidateReasons } from '../actions/CandidateCard';
import { Failures } from './Failures';
import styles from './AssignMany.module.css';

interface AssignEachProps {
  readonly selection: Selection;
  readonly onDone: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

interface Chosen {
  readonly id: string;
  readonly best: CandidateView | null;
}

/** Assigns each selected request to its best supervisor, all of them listed first; a refused one stays selected. */
export function AssignEach({ selection, onDone, onClose }: AssignEachProps) {
  const { t } = useTranslation(['requests', 'common']);
  const toast = useToast();
  // Selection at opening, because assigning clears it.
  const [opened] = useState(selection);
  const { data, error, refetch } = useOperation('inspections.supervisorOfEach', {
    query: { ids: [...opened.keys()].join(',') },
  });
  const { run, pending } = useAction('adminInspections.assignSupervisors');
  const [failed, setFailed] = useState<readonly BulkResult[]>([]);
  const [problem, setProblem] = useState('');
  const left = (data ?? []).filter(({ id, best }) => best !== null && selection.has(id));

  const assign = async () => {
    setProblem('');
    const refused: BulkResult[] = [];
    try {
      let assigned = 0;
      for (const [supervisorId, own] of bySupervisor(left)) {
        const items = own.map(({ id }) => ({ id, version: selection.get(id)?.version ?? 1 }));
        const results = await run({ body: { supervisorId, items } });
        const done = results.flatMap(({ id, ok }) => (ok ? [id] : []));
        refused.push(...results.filter(({ ok }) => !ok));
        assigned += done.length;
        onDone(done);
      }
      if (assigned > 0) toast.success(t('many.done', { count: assigned }));
      if (refused.length === 0) onClose();
    } catch (refusal) {
      setProblem(refusal instanceof CallError ? inlineMessage(refusal) : t('common:error'));
    }
    setFailed(refused);
  };

  return (
    <HeldModal
      open
      width={560}
      title={t('many.each.title', { count: opened.size })}
      okText={t('many.each.confirm')}
      okButtonProps={{ disabled: left.length === 0, loading: pending }}
      onOk={() => void assign()}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {problem && <Alert type="error" showIcon role="alert" message={problem} />}
        <Failures failed={failed} opened={opened} />
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState as="lines" rows={4} />
        ) : (
          <ul className={styles['each']}>
            {data.map((one) => (
              <OneOfEach key={one.id} chosen={one} title={opened.get(one.id)?.title} />
            ))}
          </ul>
        )}
      </div>
    </HeldModal>
  );
}

/** Requests of each supervisor who is the best for some. */
function bySupervisor(chosen: readonly Chosen[]): Map<string, Chosen[]> {
  const groups = new Map<string, Chosen[]>();
  for (const one of chosen) {
    if (one.best) groups.set(one.best.id, [...(groups.get(one.best.id) ?? []), one]);
  }
  return groups;
}

interface OneOfEachProps {
  readonly chosen: Chosen;
  readonly title: Parameters<ReturnType<typeof useLocalize>>[0];
}

/** Request with the supervisor that it gets, and why. */
function OneOfEach({ chosen: { best }, title }: OneOfEachProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  return (
    <li>
      <strong>
        <bdi>{localize(title)}</bdi>
      </strong>
      {best ? (
        <>
          <bdi>{best.name}</bdi>
          <span className={styles['quiet']}>
            {[localize(best.city), t('candidates.open', { count: best.openRequests })].join(' · ')}
          </span>
          <CandidateReasons candidate={best} />
        </>
      ) : (
        <span className={styles['quiet']}>{t('many.each.nobody')}</span>
      )}
    </li>
  );
}
