import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CandidateView } from '#domain/api/requestViews';
import { isAgainstAdvice } from '#domain/inspectors';
import { transitions } from '#domain/workflow/requestWorkflow';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useLocalize } from 'sijil/react/providers/language';
import { useChanged } from 'sijil/react/providers/freshness/useChanged';
import { useOperation } from 'sijil/react/providers/operations';
import { type ActionForm, type ActionFormProps, FormButtons, useSubmit } from './FormButtons';
import styles from './actions.module.css';
import { CandidateCard, ChoiceReason } from './CandidateCard';

interface Choice {
  readonly candidates: 'inspections.supervisorCandidates' | 'inspections.inspectorCandidates';
  readonly field: 'supervisorId' | 'inspectorId';
}

/** Form of the assignment: all candidates, the best first, each with the reasons for and against. */
export const assignSupervisorForm = chooseAmong({
  candidates: 'inspections.supervisorCandidates',
  field: 'supervisorId',
});
export const assignInspectorForm = chooseAmong({
  candidates: 'inspections.inspectorCandidates',
  field: 'inspectorId',
});

function chooseAmong(choice: Choice): ActionForm {
  return (props) => <CandidateForm {...props} choice={choice} />;
}

function CandidateForm({ choice, ...props }: ActionFormProps & { readonly choice: Choice }) {
  const { t } = useTranslation('requests');
  const { data, error, refetch } = useOperation(choice.candidates, {
    params: { id: props.request.id },
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (!data) return <LoadingState as="lines" rows={4} />;
  if (data.length === 0) {
    return <EmptyState title={t('candidates.none')} hint={t(`candidates.noneHint.${choice.field}`)} />;
  }
  return <CandidateList {...props} field={choice.field} candidates={data} />;
}

interface CandidateListProps extends ActionFormProps {
  readonly field: Choice['field'];
  readonly candidates: readonly CandidateView[];
}

function CandidateList({ request, name, submit, close, start, field, candidates }: CandidateListProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const group = useId();
  const changed = useChanged();
  // A refusal means that the person was booked meanwhile: refetch the list at once.
  const { send, pending, problem } = useSubmit((body) =>
    submit(body).catch(async (error: unknown) => {
      await changed([{ resource: 'requests', ids: [request.id] }]);
      throw error;
    }),
  );
  const present = request[field === 'supervisorId' ? 'supervisor' : 'inspector'];
  const pointedAt = candidates.find(({ id }) => id === start?.inspectorId);
  const [chosen, setChosen] = useState(
    pointedAt?.id ?? present?.id ?? candidates.find(({ busyThatDay }) => !busyThatDay)?.id,
  );
  const [reason, setReason] = useState('');
  const person = candidates.find(({ id }) => id === chosen);
  const against = isAgainstAdvice(person, candidates);
  return (
    <div className={styles.stack}>
      <fieldset className={styles.field}>
        <legend className="visually-hidden">{localize(transitions[name].label)}</legend>
        {candidates.map((candidate, index) => (
          <CandidateCard
            key={candidate.id}
            candidate={candidate}
            group={group}
            best={index === 0 && !candidate.busyThatDay}
            present={candidate.id === present?.id}
            checked={candidate.id === chosen}
            onChoose={() => setChosen(candidate.id)}
          />
        ))}
      </fieldset>
      {against && <ChoiceReason value={reason} onChange={setReason} />}
      <FormButtons
        label={t('candidates.assign')}
        disabled={!chosen}
        {...{ pending, problem }}
        onSend={() =>
          send({
            version: request.version,
            [field]: chosen,
            ...(against && reason.trim() && { choice: reason.trim() }),
          })
        }
        onCancel={close}
      />
    </div>
  );
}
