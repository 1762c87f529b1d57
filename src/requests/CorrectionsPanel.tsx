import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useLocalize } from 'sijil/react/providers/language';
import { byVehicle } from './corrections/byVehicle';
import { CorrectionItem } from './corrections/CorrectionItem';
import { DueDate } from './DueDate';
import styles from './CorrectionsPanel.module.css';

export type Correction = CorrectiveActionsView['items'][number];

interface CorrectionsPanelProps {
  readonly corrections: Omit<CorrectiveActionsView, 'items'> & { readonly items: readonly Correction[] };
  /** Footer of an item: the supervisor's verdict, the client's answer. */
  readonly footerOf?: (item: Correction) => ReactNode;
  /** True for pictures large enough for a verdict. */
  readonly large?: boolean;
}

/** Corrective list: each item with the finding, the correction, and the verdict. */
export function CorrectionsPanel(props: CorrectionsPanelProps) {
  const { corrections, footerOf, large = false } = props;
  const { dueAt, open, items } = corrections;
  const { t } = useTranslation('requests');
  const localize = useLocalize();
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
      {byVehicle(items).map(({ vehicle, items: own }) => (
        <section key={vehicle?.id ?? 'branch'} className={styles.panel}>
          {vehicle && <VehicleHead name={localize(vehicle.name)} items={own} />}
          <ol className={styles.list}>
            {own.map((item) => (
              <CorrectionItem key={item.id} item={item} large={large} footer={footerOf?.(item)} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface VehicleHeadProps {
  readonly name: string;
  readonly items: readonly Correction[];
}

/** Heading of a vehicle's items, with their progress. */
function VehicleHead({ name, items }: VehicleHeadProps) {
  const { t } = useTranslation('requests');
  const judged = items.filter(({ verdict }) => verdict !== null).length;
  return (
    <h3 className={styles.vehicle}>
      <bdi>{name}</bdi>
      <span>{t('corrections.count', { count: items.length })}</span>
      {judged > 0 && <span>{t('corrections.judged', { judged, all: items.length })}</span>}
    </h3>
  );
}
