import { CheckCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityView, SessionUser } from '#domain/api/profileViews';
import { startingChoices } from '#domain/api/sessionChoices';
import { typedSteps } from '#domain/profile/profileSteps';
import { Alert } from 'sijil/react/components/antd/Alert';
import { callOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import styles from './Identity.module.css';
import { StepActions } from './StepActions';
import type { Registration } from './useRegistration';
import { CallError } from 'sijil/react/providers/apiError';

interface IdentityProvenProps {
  readonly identity: IdentityView;
  readonly registration: Registration;
}

/** Proven identity, as the service words it; the registration is complete, and the portal opens. */
export function IdentityProven({ identity, registration }: IdentityProvenProps) {
  const { t } = useTranslation('registration');
  const { settled, isDone, goTo } = registration;
  const missing = typedSteps.filter((step) => !isDone(step));
  const { finish, pending, problem } = useFinish(async () => {
    await settled();
    enter(await callOperation('clients.completeProfile'));
  });
  useFinishOnce(missing.length === 0, finish);
  return (
    <div className={styles.form}>
      <div className={styles.proven} role="status">
        <CheckCircleFilled className={styles.check} aria-hidden="true" />
        <div>
          <p className={styles.provenTitle}>{t('identity.proven')}</p>
          <p className={styles.quiet}>
            {identity.name && <bdi>{identity.name}</bdi>}
            {identity.name && ' · '}
            {t('identity.endsWith', { lastFour: identity.lastFour })}
          </p>
        </div>
      </div>
      {problem && <Alert type="error" showIcon role="alert" message={problem} />}
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('finish.missing')}
          description={missing.map((step) => (
            <Button key={step} type="link" size="small" onClick={() => goTo(step)}>
              {t(`steps.${step}.short`)}
            </Button>
          ))}
        />
      )}
      <StepActions
        label={t('finish.submit')}
        onNext={() => void finish()}
        onBack={registration.goBack}
        pending={pending}
        disabled={missing.length > 0}
      />
    </div>
  );
}

/** Finishes once without a click, as nothing is left to decide; the button is for another attempt. */
function useFinishOnce(ready: boolean, finish: () => Promise<void>): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    if (ready) void latest.current();
  }, [ready]);
}

/** Updates the session with the complete profile, which opens the portal. */
function enter(user: SessionUser): void {
  useSession.getState().refresh(user);
  useSession.setState({ selectedBranch: startingChoices(user).selectedBranch });
}

/** Sends once, however often the button is pressed, and stores the API's message when it refuses. */
function useFinish(send: () => Promise<void>) {
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
      setProblem(error instanceof CallError ? messageOf(error) : t('error'));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  return { finish, pending, problem };
}

function messageOf({ message, fields }: CallError): string {
  return [message, ...new Set(Object.values(fields).flat())].join(' ');
}
