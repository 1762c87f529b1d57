import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from 'sijil/react/components/antd/Alert';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import type { Selection } from 'sijil/react/console/bulk/pickedRecords';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import styles from './AssignMany.module.css';
import { Failures } from './Failures';
import type { CandidateForMany } from '#domain/api/requestViews';
import { isAgainstAdvice } from '#domain/inspectors';
import type { Tone } from 'sijil/schema/field';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { ChoiceReason } from '../actions/CandidateCard';
import candidateStyles from '../actions/CandidateCard.module.css';

interface AssignManyProps {
  readonly what: 'supervisor' | 'inspector';
  readonly selection: Selection;
  readonly onDone: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/**
 * Assigns all selected requests to one person, the best candidate first; those that could not be assigned stay selected
 * and give the reason.
 */
export function AssignMany({ what, selection, onDone, onClose }: AssignManyProps) {
  const { t } = useTranslation(['requests', 'common']);
  const localize = useLocalize();
  const group = useId();
  const toast = useToast();
  // Selection at opening, because assigning clears it.
  const [opened] = useState(selection);
  const query = { ids: [...opened.keys()].join(',') };
  const { data, error, refetch } = useOperation(
    what === 'supervisor' ? 'inspections.supervisorsForMany' : 'inspections.inspectorsForMany',
    { query },
  );
  const supervisors = useAction('adminInspections.assignSupervisors');
  const inspectors = useAction('supervisorInspections.assignInspectors');
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState('');
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [problem, setProblem] = useState('');
  const failed = results.filter((result) => !result.ok);
  const personId = chosen ?? data?.[0]?.id;
  const person = data?.find(({ id }) => id === personId);
  const against = isAgainstAdvice(person, data ?? []);

  const assign = async () => {
    if (!personId) return;
    setProblem('');
    const choice = against && reason.trim() ? { choice: reason.trim() } : {};
    const given = new Set(results.flatMap(({ id, ok }) => (ok ? [id] : [])));
    const items = [...opened.values()]
      .filter(({ id }) => !given.has(id))
      .map(({ id }) => ({ id, version: selection.get(id)?.version ?? opened.get(id)?.version ?? 1 }));
    try {
      const newResults = await (what === 'supervisor'
        ? supervisors.run({ body: { supervisorId: personId, items, ...choice } })
        : inspectors.run({ body: { inspectorId: personId, items, ...choice } }));
      setResults([...results.filter(({ ok }) => ok), ...newResults]);
      const done = newResults.flatMap(({ id, ok }) => (ok ? [id] : []));
      onDone(done);
      if (done.length > 0) toast.success(t('many.done', { count: done.length }));
      if (done.length === newResults.length) onClose();
    } catch (refusal) {
      setProblem(refusal instanceof CallError ? inlineMessage(refusal) : t('common:error'));
    }
  };

  return (
    <HeldModal
      open
      width={560}
      title={t(`many.title.${what}`, { count: opened.size })}
      okText={t('candidates.assign')}
      okButtonProps={{ disabled: !personId, loading: supervisors.pending || inspectors.pending }}
      onOk={() => void assign()}
      onCancel={onClose}
    >
      <div className={styles['stack']}>
        {problem && <Alert type="error" showIcon role="alert" message={problem} />}
        <Failures failed={failed} nameOf={(id) => localize(opened.get(id)?.title)} />
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState as="lines" rows={4} />
        ) : data.length === 0 ? (
          <EmptyState title={t('candidates.none')} hint={t(`candidates.noneHint.${what}Id`)} />
        ) : (
          <fieldset className={styles['field']}>
            <legend className="visually-hidden">{t(`many.assign.${what}`)}</legend>
            {data.map((candidate, index) => (
              <ManyCandidate
                key={candidate.id}
                candidate={candidate}
                group={group}
                best={index === 0}
                checked={candidate.id === personId}
                onChoose={() => setChosen(candidate.id)}
              />
            ))}
          </fieldset>
        )}
        {against && <ChoiceReason value={reason} onChange={setReason} />}
      </div>
    </HeldModal>
  );
}

interface ManyCandidateProps {
  readonly candidate: CandidateForMany;
  readonly group: string;
  readonly best: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

/** Candidate for several requests, with the number of requests for which each reason holds. */
function ManyCandidate({ candidate, group, best, checked, onChoose }: ManyCandidateProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { name, city, openRequests, requests: all, free, covers, specialised } = candidate;
  const { conflicts, thirdsInARow, reportsUpheld } = candidate;
  const toneOf = (count: number): Tone => (count === all ? 'success' : count === 0 ? 'danger' : 'warning');
  return (
    <label
      className={
        checked ? `${candidateStyles['card']} ${candidateStyles['checked']}` : candidateStyles['card']
      }
    >
      <input
        type="radio"
        className={candidateStyles['radio']}
        name={group}
        checked={checked}
        onChange={onChoose}
      />
      <bdi className={candidateStyles['name']}>{name}</bdi>
      {best && (
        <span className={candidateStyles['marks']}>
          <ToneTag tone="success">{t('candidates.best')}</ToneTag>
        </span>
      )}
      <span className={candidateStyles['words']}>
        <span className={candidateStyles['line']}>
          {[localize(city), t('candidates.open', { count: openRequests })].join(' · ')}
        </span>
        <span className={candidateStyles['reasons']}>
          {free < all && <ToneTag tone={toneOf(free)}>{t('many.free', { done: free, all })}</ToneTag>}
          {conflicts > 0 && <ToneTag tone="danger">{t('many.conflicts', { done: conflicts, all })}</ToneTag>}
          <ToneTag tone={toneOf(specialised)}>{t('many.specialised', { done: specialised, all })}</ToneTag>
          <ToneTag tone={toneOf(covers)}>{t('many.covers', { done: covers, all })}</ToneTag>
          {thirdsInARow > 0 && (
            <ToneTag tone="warning">{t('many.thirdsInARow', { done: thirdsInARow, all })}</ToneTag>
          )}
          {reportsUpheld > 0 && <ToneTag tone="danger">{t('candidates.reason.reported')}</ToneTag>}
        </span>
      </span>
    </label>
  );
}
