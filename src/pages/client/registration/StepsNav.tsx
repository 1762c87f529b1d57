import { CheckOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { profileSteps } from '#domain/profile/profileSteps';
import stepStyles from './StepsNav.module.css';
import type { Registration } from './useRegistration';

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
