import { useTranslation } from 'react-i18next';
import { LinkButton } from '@framework/components/LinkButton';
import { Panel } from '@framework/components/Panel';
import { usePeriods } from '@/providers/usePeriods';
import styles from './Dashboard.module.css';

const steps = ['choose', 'sign', 'visit', 'result'] as const;

/** The way ahead, for a company that has not ordered yet. */
export function StarterPanel() {
  const { t } = useTranslation('client');
  const periods = usePeriods();
  return (
    <Panel title={t('starter.title')}>
      <ol className={styles.starter}>
        {steps.map((step) => (
          <li key={step}>
            <span>
              <strong>{t(`starter.${step}.title`)}</strong>
              <span className={styles.quiet}>{t(`starter.${step}.hint`, periods)}</span>
            </span>
          </li>
        ))}
      </ol>
      <LinkButton type="primary" size="large" to="/services">
        {t('starter.begin')}
      </LinkButton>
    </Panel>
  );
}
