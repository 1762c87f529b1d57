import { resources } from '#resources';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { useMayCall } from 'sijil/react/providers/may';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { TeamInspectorView } from '#domain/api/inspectorViews';
import { daysText } from 'sijil/base/i18n/worded';
import { QUALITY_DAYS } from '#domain/inspectors';
import { screenPath } from 'sijil/schema/resource';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { PageHeader } from 'sijil/react/components/PageHeader';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { QualityFigures } from './QualityFigures';
import styles from './Team.module.css';

/** Inspectors: supervisors see the work of their own team; admins maintain the list of all. */
export default function Inspectors() {
  const hasTeam = useMayCall('supervisor.inspectors');
  return hasTeam ? <TeamList /> : <ResourceList resource={resources.inspectors} />;
}

const { level: levelField } = resources.inspectors.fields;

/** Inspectors of a supervisor: the tasks of each this week, and the quality of their work. */
function TeamList() {
  const { t } = useTranslation('team');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('supervisor.inspectors');
  if (error && !data) return <ErrorState page error={error} onRetry={refetch} />;
  if (!data) return <LoadingState rows={8} />;
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={data.length > 0 && t('count', { count: data.length })}
        subtitle={t('hint', { period: localize(daysText(QUALITY_DAYS)) })}
      />
      {data.length === 0 ? (
        <EmptyState title={t('none')} hint={t('noneHint')} />
      ) : (
        <ul className={styles.team}>
          {data.map((inspector) => (
            <TeamCard key={inspector.id} inspector={inspector} />
          ))}
        </ul>
      )}
    </>
  );
}

function TeamCard({ inspector }: { readonly inspector: TeamInspectorView }) {
  const { t } = useTranslation('team');
  const localize = useLocalize();
  const { id, name, level, city, active, thisWeek, ahead, daysOff, quality, ownRating } = inspector;
  const levels: Readonly<Record<string, { ar: string; en: string }>> = levelField.options;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.name}>
          <Link to={`${screenPath(resources.inspectors)}/${id}?tab=work`}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        {!active && <ToneTag tone="danger">{t('inactive')}</ToneTag>}
        <span className={styles.quiet}>
          {localize(levels[level] ?? level)} · {localize(city)}
        </span>
      </div>
      <dl className={styles.load}>
        {Object.entries({ thisWeek, ahead, daysOff }).map(([figure, count]) => (
          <div key={figure} className={styles.figure}>
            <dt className={styles.label}>{t(`load.${figure}`)}</dt>
            <dd className={styles.number}>
              <bdi>{count}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <QualityFigures quality={quality} ownRating={ownRating} />
    </li>
  );
}
