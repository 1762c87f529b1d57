import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BestCandidate, CandidateView } from '#domain/api/requestViews';
import { requestLabel } from '#domain/notifications/requestLabel';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { relativeTime } from 'sijil/base/formats/relativeTime';
import { laterPart } from 'sijil/react/components/laterPart';
import { PlainButton } from 'sijil/react/plain/PlainControls';
import { CallError } from 'sijil/react/providers/apiError';
import { inlineMessage } from 'sijil/react/providers/failedCall';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useNow } from 'sijil/react/providers/server';
import { CandidateReasons } from '../actions/CandidateReasons';
import { useOpenAction } from '../useOpenAction';
import styles from './ProposedSupervisor.module.css';
import { useAssign } from './useAssign';

const NextActionDialog = laterPart(async () => (await import('../NextActionDialog')).NextActionDialog);

interface ProposedSupervisorProps {
  readonly request: { readonly id: string; readonly number: number; readonly statusSince: string };
  readonly plan: BestCandidate & { readonly best: CandidateView };
  /** Step whose form offers the others. */
  readonly action: TransitionName;
}

/** Supervisor whom the assignment of a request would propose, with the reasons; one press assigns them. */
export function ProposedSupervisor({ request, plan, action }: ProposedSupervisorProps) {
  const { t } = useTranslation(['requests', 'fields', 'common']);
  const language = useLanguage();
  const localize = useLocalize();
  const now = useNow().getTime();
  const { assign, pending } = useAssign('supervisor');
  const { opened, open, close } = useOpenAction();
  const [problem, setProblem] = useState('');
  const { best } = plan;
  const { name } = best;
  const number = requestLabel(request.number);

  const send = async () => {
    setProblem('');
    try {
      const [result] = await assign([{ id: request.id, version: plan.version, person: best }]);
      if (result && !result.ok) setProblem(result.message);
    } catch (refusal) {
      setProblem(refusal instanceof CallError ? inlineMessage(refusal) : t('common:error'));
    }
  };

  return (
    <div className={styles.proposed}>
      <span className={styles.buttons}>
        <PlainButton
          pending={pending}
          aria-label={t('proposal.assignNamed', { name, number })}
          onClick={() => void send()}
        >
          {t('candidates.assign')}
        </PlainButton>
      </span>
      <span className={styles.words}>
        <button
          type="button"
          className={styles.name}
          title={t('proposal.other')}
          aria-label={t('proposal.otherNamed', { name, number })}
          onClick={() => open(action)}
        >
          <bdi>{name}</bdi>
        </button>
        <span className={styles.quiet}>
          {[
            localize(best.city),
            t('candidates.open', { count: best.openRequests }),
            relativeTime(request.statusSince, now, language),
          ].join(' · ')}
        </span>
        <CandidateReasons candidate={best} against />
        {problem && (
          <span className={styles.problem} role="alert">
            {problem}
          </span>
        )}
      </span>
      {opened && <NextActionDialog id={request.id} name={opened} onClose={close} />}
    </div>
  );
}
