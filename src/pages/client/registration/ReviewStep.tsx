import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#domain/api/sessionView';
import { profileShapes } from '#domain/profile/profileShapes';
import { profileSteps } from '#domain/profile/profileSteps';
import { FieldValue } from '@/fields/FieldValue';
import { useLocalize } from '@/providers/language';
import { callOperation } from '@/providers/operations';
import { useSession } from '@/providers/session';
import { Facts } from '@/requests/Facts';
import { ReviewBranches } from './ReviewBranches';
import { ReviewPart } from './ReviewPart';
import styles from './Registration.module.css';
import { StepActions } from './StepActions';
import { useFinish } from './useFinish';
import type { Registration } from './useRegistration';

/** Everything once more before it is sent, each part a press away from being mended. */
export function ReviewStep({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('registration');
  const localize = useLocalize();
  const { answers, activity, isDone, goTo } = registration;
  const shapes = profileShapes(activity);
  const { finish, pending, problem } = useFinish(async () => {
    enter(await callOperation('clients.completeProfile'));
  });
  const missing = profileSteps.filter((step) => step !== 'review' && !isDone(step));
  const factsOf = (step: 'company' | 'documents') =>
    Object.entries(shapes[step].fields).map(([name, field]) => ({
      label: localize(field.label),
      value: isBlank(answers[step]?.[name]) ? null : (
        <FieldValue field={field} value={answers[step]?.[name]} />
      ),
    }));
  return (
    <div className={styles.form}>
      <ReviewPart step="company" done={isDone('company')} onEdit={goTo}>
        <Facts items={factsOf('company')} />
      </ReviewPart>
      <ReviewPart step="documents" done={isDone('documents')} onEdit={goTo}>
        <Facts items={factsOf('documents')} />
      </ReviewPart>
      <ReviewPart step="locations" done={isDone('locations')} onEdit={goTo}>
        <ReviewBranches locations={answers.locations} />
      </ReviewPart>
      <ReviewPart step="identity" done={isDone('identity')} onEdit={goTo}>
        {t(isDone('identity') ? 'identity.proven' : 'review.identityMissing')}
      </ReviewPart>
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('review.missing')}
          description={missing.map((step) => (
            <Button key={step} type="link" size="small" onClick={() => goTo(step)}>
              {t(`steps.${step}.short`)}
            </Button>
          ))}
        />
      )}
      <StepActions
        label={t('review.finish')}
        onNext={() => void finish()}
        onBack={registration.goBack}
        pending={pending}
        disabled={missing.length > 0}
      />
    </div>
  );
}

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** The session learns that the profile is complete; the door to the portal opens by itself. */
function enter(user: SessionUser): void {
  const { refresh, selectBranch } = useSession.getState();
  refresh(user);
  const branch = user.client?.restaurants[0]?.branches[0] ?? user.client?.branches[0];
  if (branch) selectBranch(branch.id);
}
