import { type ReactNode, useState } from 'react';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BestCandidate } from '#domain/api/requestViews';
import { isPlainFit } from '#domain/inspectors';
import type { BulkResult } from 'sijil/contract/consoleViews';
import { Alert } from 'sijil/react/components/antd/Alert';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { HeldModal } from 'sijil/react/components/HeldModal';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useOperation } from 'sijil/react/providers/operations';
import { CandidateReasons, CandidateWords } from '../actions/CandidateReasons';
import { Failures } from './Failures';
import styles from './AssignMany.module.css';
import { type Assigned, type Assignment, useAssign } from './useAssign';

export interface Subject {
  readonly id: string;
  readonly name: ReactNode;
}

interface AssignEachProps {
  readonly what: Assigned;
  readonly subjects: readonly Subject[];
  readonly onDone?: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Operation that proposes a person for each of several requests. */
export const plans = {
  supervisor: 'inspections.supervisorOfEach',
  inspector: 'inspections.inspectorOfEach',
} as const;

/**
 * Assigns each request to the best person for it. All proposals are listed first with their reasons; those with something
 * against them are not chosen at first. A refused one stays with its reason.
 */
export function AssignEach({ what, subjects, onDone, onClose }: AssignEachProps) {
  const { t } = useTranslation(['requests', 'common']);
  // Those at opening, because assigning removes them from the page.
  const [opened] = useState(subjects);
  const { data, error, refetch } = useOperation(plans[what], {
    query: { ids: opened.map(({ id }) => id).join(',') },
  });
  const { assign, pending } = useAssign(what);
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<readonly BulkResult[]>([]);
  const [problem, setProblem] = useState('');
  const nameOf = (id: string) => opened.find((one) => one.id === id)?.name;
  const left = (data ?? []).filter(({ id }) => !done.has(id));
  const isChosen = ({ id, best }: BestCandidate) => best !== null && isPlainFit(best) !== changed.has(id);
  const chosen = left.flatMap((one): Assignment[] =>
    one.best && isChosen(one) ? [{ id: one.id, version: one.version, person: one.best }] : [],
  );

  const send = async () => {
    setProblem('');
    try {
      const results = await assign(chosen);
      const ids = results.flatMap(({ id, ok }) => (ok ? [id] : []));
      const refused = results.filter(({ ok }) => !ok);
      setDone((before) => new Set([...before, ...ids]));
      setFailed(refused);
      onDone?.(ids);
      if (refused.length === 0) onClose();
    } catch (refusal) {
      setProblem(refusal instanceof CallError ? inlineMessage(refusal) : t('common:error'));
    }
  };

  return (
    <HeldModal
      open
      width={620}
      title={t(`many.each.title.${what}`, { count: opened.length })}
      okText={t(`many.each.confirm.${what}`, { count: chosen.length })}
      okButtonProps={{ disabled: chosen.length === 0, loading: pending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <div className={styles.stack}>
        {problem && <Alert type="error" showIcon role="alert" message={problem} />}
        <Failures failed={failed} nameOf={nameOf} />
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !data ? (
          <LoadingState as="lines" rows={4} />
        ) : (
          <ul className={styles.each}>
            {left.map((one) => (
              <li key={one.id}>
                <Checkbox
                  checked={isChosen(one)}
                  disabled={one.best === null}
                  onChange={() => setChanged(toggled(changed, one.id))}
                >
                  <span className={styles.subject}>{nameOf(one.id)}</span>
                </Checkbox>
                <Proposed what={what} plan={one} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </HeldModal>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

/** Person whom a request gets, and why; or why nobody can take it. */
function Proposed({ what, plan: { best, why } }: { readonly what: Assigned; readonly plan: BestCandidate }) {
  const { t } = useTranslation('requests');
  if (!best) return <p className={styles.nobody}>{t(`many.each.why.${what}.${why ?? 'nobody'}`)}</p>;
  return (
    <div className={styles.proposed}>
      <bdi>{best.name}</bdi>
      <CandidateWords candidate={best} />
      <CandidateReasons candidate={best} />
    </div>
  );
}
