import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { DateText } from '@/components/DateText';
import { EmptyState } from '@/components/EmptyState';
import { CorrectionItem } from './corrections/CorrectionItem';
import { DueDate } from './DueDate';
import styles from './CorrectionsPanel.module.css';

export type Correction = CorrectiveActionsView['items'][number];

interface CorrectionsPanelProps {
  readonly corrections: CorrectiveActionsView;
  /** What stands under an item: the supervisor's judgement, the client's answer. */
  readonly footerOf?: (item: Correction) => ReactNode;
}

/** The corrective list: each item with what was found, what was done about it, and the verdict. */
export function CorrectionsPanel({ corrections: { dueAt, open, items }, footerOf }: CorrectionsPanelProps) {
  const { t } = useTranslation('requests');
  if (items.length === 0)
    return <EmptyState title={t('corrections.none')} hint={t('corrections.noneHint')} />;
  const judged = items.filter(({ verdict }) => verdict !== null).length;
  return (
    <div className={styles.panel}>
      <p className={styles.head}>
        <span>{t('corrections.count', { count: items.length })}</span>
        {judged > 0 && <span>{t('corrections.judged', { judged, all: items.length })}</span>}
        {dueAt && (
          <span>
            {t('corrections.dueAt')} {open ? <DueDate value={dueAt} /> : <DateText value={dueAt} />}
          </span>
        )}
      </p>
      <ol className={styles.list}>
        {items.map((item) => (
          <CorrectionItem key={item.id} item={item} footer={footerOf?.(item)} />
        ))}
      </ol>
    </div>
  );
}
