import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileStep } from '#domain/profile/profileSteps';
import { ToneTag } from '@/components/ToneTag';
import styles from './Registration.module.css';

interface ReviewPartProps {
  readonly step: ProfileStep;
  readonly done: boolean;
  readonly onEdit: (step: ProfileStep) => void;
  readonly children: ReactNode;
}

export function ReviewPart({ step, done, onEdit, children }: ReviewPartProps) {
  const { t } = useTranslation('registration');
  const name = t(`steps.${step}.short`);
  return (
    <section className={styles.branch} aria-label={name}>
      <div className={styles.branchHead}>
        <h3 className={styles.branchTitle}>{name}</h3>
        <ToneTag tone={done ? 'success' : 'warning'}>{t(done ? 'done' : 'notDone')}</ToneTag>
        <div className={styles.branchTools}>
          <Button size="small" aria-label={t('review.editOf', { name })} onClick={() => onEdit(step)}>
            {t('review.edit')}
          </Button>
        </div>
      </div>
      {children}
    </section>
  );
}
