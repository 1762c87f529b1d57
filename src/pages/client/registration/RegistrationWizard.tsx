import { type ComponentType, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileDraftView } from '#domain/api/profileViews';
import type { ProfileStep } from '#domain/profile/profileSteps';
import { PageHeader } from '@framework/components/PageHeader';
import { CompanyStep } from './CompanyStep';
import { IdentityStep } from './IdentityStep';
import { LocationsStep } from './LocationsStep';
import stepCard from '@framework/components/stepCard.module.css';
import styles from './Registration.module.css';
import { StepsNav } from './StepsNav';
import { type Registration, useRegistration } from './useRegistration';

const stepPages: Record<ProfileStep, ComponentType<{ readonly registration: Registration }>> = {
  company: CompanyStep,
  locations: LocationsStep,
  identity: IdentityStep,
};

/** Three steps from a verified e-mail to a company that can order. */
export function RegistrationWizard({ draft }: { readonly draft: ProfileDraftView }) {
  const { t } = useTranslation('registration');
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
