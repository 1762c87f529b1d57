import { useTranslation } from 'react-i18next';
import type { LeftoverView } from '#domain/api/fieldViews';
import type { Wire } from 'sijil/contract/parts';
import { DateText } from 'sijil/react/components/valueTexts';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { Panel } from 'sijil/react/components/Panel';
import { useMayCall } from 'sijil/react/providers/may';
import { useOperation } from 'sijil/react/providers/operations';
import { EvidenceStrip } from './EvidenceStrip';
import styles from './LeftoversCard.module.css';

/** Finished work of inspectors who no longer have the visit; nothing without any. */
export function LeftoversCard({ requestId }: { readonly requestId: string }) {
  const { t } = useTranslation('requests');
  const { data, error, refetch } = useOperation('inspections.leftovers', {
    params: { id: requestId },
    enabled: useMayCall('inspections.leftovers'),
  });
  if (!error && !data?.length) return null;
  return (
    <Panel title={t('leftovers.title')}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      <p className={styles.quiet}>{t('leftovers.meaning')}</p>
      <ul className={styles.leftovers}>
        {data?.map((leftover) => (
          <Leftover key={leftover.id} leftover={leftover} />
        ))}
      </ul>
    </Panel>
  );
}

function Leftover({
  leftover: { inspector, startedAt, endedAt, receivedAt, answersCount, files },
}: {
  readonly leftover: Wire<LeftoverView>;
}) {
  const { t } = useTranslation('requests');
  return (
    <li className={styles.leftover}>
      <strong>
        <bdi>{inspector}</bdi>
      </strong>
      <dl className={styles.facts}>
        {startedAt && <Moment label={t('leftovers.began')} value={startedAt} />}
        {endedAt && <Moment label={t('leftovers.ended')} value={endedAt} />}
        <Moment label={t('leftovers.received')} value={receivedAt} />
        <div>
          <dt>{t('leftovers.answers')}</dt>
          <dd>{answersCount}</dd>
        </div>
      </dl>
      <EvidenceStrip files={files} label={t('leftovers.photos')} />
    </li>
  );
}

function Moment({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <DateText value={value} withTime />
      </dd>
    </div>
  );
}
