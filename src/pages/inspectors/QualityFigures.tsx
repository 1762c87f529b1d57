import { useTranslation } from 'react-i18next';
import type { TeamInspectorView } from '#domain/api/inspectorViews';
import { formatPercent } from 'sijil/base/formats/numbers';
import styles from './Team.module.css';

interface QualityFiguresProps {
  readonly quality: TeamInspectorView['quality'];
  readonly ownRating: number | null;
}

/** Quality of an inspector's answers in review, and their ratings; each with the number that it is computed from. */
export function QualityFigures({ quality, ownRating }: QualityFiguresProps) {
  const { t } = useTranslation('team');
  const { movedPercent, moved, answers, reports, reportsUpheld, clientAverage, clientReviews } = quality;
  const figures = [
    {
      name: 'moved',
      value: movedPercent === null ? null : formatPercent(movedPercent),
      from: movedPercent === null ? t('quality.movedNone') : t('quality.movedFrom', { moved, answers }),
    },
    {
      name: 'clients',
      value: clientAverage === null ? null : t('quality.ofFive', { rating: clientAverage }),
      from: t('quality.reviews', { count: clientReviews }),
    },
    {
      name: 'reports',
      value: String(reports),
      from: reportsUpheld > 0 ? t('quality.upheld', { count: reportsUpheld }) : t('quality.upheldNone'),
    },
    {
      name: 'own',
      value: ownRating === null ? null : t('quality.ofFive', { rating: ownRating }),
      from: ownRating === null ? t('quality.ownNone') : t('quality.ownLatest'),
    },
  ];
  return (
    <dl className={styles.quality}>
      {figures.map(({ name, value, from }) => (
        <div key={name} className={styles.measure}>
          <dt className={styles.label}>{t(`quality.${name}`)}</dt>
          <dd className={styles.value}>
            <bdi className={styles.number}>{value ?? '–'}</bdi> <span className={styles.quiet}>{from}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
