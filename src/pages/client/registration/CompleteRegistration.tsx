import { useTranslation } from 'react-i18next';
import { type ComponentType, useEffect, useRef } from 'react';
import { CheckOutlined } from '@ant-design/icons';
import { DraftElsewhere } from 'sijil/react/forms/DraftElsewhere';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { useOperation } from 'sijil/react/providers/operations';
import { CompanyStep, useClientTypes } from './CompanyStep';
import type { ProfileDraftView } from '#domain/api/profileViews';
import { type ProfileStep, profileSteps } from '#domain/profile/profileSteps';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { IdentityStep } from './IdentityStep';
import { LocationsStep } from './LocationsStep';
import stepCard from 'sijil/react/components/stepCard.module.css';
import styles from './Registration.module.css';
import { type Registration, useRegistration } from './useRegistration';
import stepStyles from './StepsNav.module.css';

/** Steps of a company's registration before it can order; they continue where the user left off, on any device. */
export default function CompleteRegistration() {
  const { ready } = useTranslation('registration');
  const draft = useOperation('profile.getDraft');
  // The first step shows the kinds of company: without them, its fields would move down once they load.
  const types = useClientTypes();
  const failed = [draft, types].find(({ error }) => error);
  if (failed?.error) return <ErrorState page error={failed.error} onRetry={failed.refetch} />;
  if (!draft.data || !types.known || !ready) return <LoadingState rows={12} />;
  return <RegistrationWizard draft={draft.data} />;
}

const stepPages: Record<ProfileStep, ComponentType<{ readonly registration: Registration }>> = {
  company: CompanyStep,
  locations: LocationsStep,
  identity: IdentityStep,
};

/** Three steps from a verified e-mail to a company that can order. */
export function RegistrationWizard({ draft }: { readonly draft: ProfileDraftView }) {
  const { t } = useTranslation(['registration', 'fields']);
  const registration = useRegistration(draft);
  const { step } = registration;
  const Step = stepPages[step];
  const section = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    section.current?.focus({ preventScroll: true });
  }, [step]);
  return (
    <div className={styles.page}>
      <PageHeader
        title={t('title')}
        subtitle={t('lead')}
        meta={<output className={styles.saved}>{t(`draft.${registration.saveState}`)}</output>}
      />
      <DraftElsewhere state={registration.saveState} {...registration.elsewhere} />
      <div className={styles.columns}>
        <StepsNav registration={registration} />
        <section ref={section} tabIndex={-1} className={stepCard.card} aria-labelledby="registration-step">
          <header className={styles.head}>
            <h2 id="registration-step" className={styles.heading}>
              {t(`steps.${step}.title`)}
            </h2>
            <p className={styles.lead}>{t(`steps.${step}.lead`)}</p>
          </header>
          <Step key={step} registration={registration} />
        </section>
      </div>
    </div>
  );
}

/** Steps of the registration, with links to each. */
export function StepsNav({ registration }: { readonly registration: Registration }) {
  const { t } = useTranslation('registration');
  const { step, isDone, goTo } = registration;
  return (
    <nav className={stepStyles.nav} aria-label={t('progress')}>
      <ol className={stepStyles.steps}>
        {profileSteps.map((name, index) => {
          const done = isDone(name);
          return (
            <li key={name}>
              <button
                type="button"
                className={`${stepStyles.step} ${name === step ? stepStyles.current : ''} ${done ? stepStyles.done : ''}`}
                {...(name === step && { 'aria-current': 'step' as const })}
                onClick={() => goTo(name)}
              >
                <span className={stepStyles.mark} aria-hidden="true">
                  {done ? <CheckOutlined aria-hidden="true" /> : index + 1}
                </span>
                <span>{t(`steps.${name}.short`)}</span>
                {done && <span className="visually-hidden">{t('done')}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
