import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ClientDashboardView } from '#domain/api/dashboardViews';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import { useFoldedRows } from '@framework/components/useFoldedRows';
import { ScoreDial } from '@/requests/ScoreDial';
import styles from './Dashboard.module.css';
import { FoldButton } from './FoldButton';

/** Number of scores shown at first: those that slipped most. */
const firstScores = 6;

/** Each branch's latest score and how it changed, what slipped first. */
export function ScoresPanel({ scores }: Pick<ClientDashboardView, 'scores'>) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const folded = useFoldedRows(scores, firstScores);
  return (
    <Panel flush title={t('dashboard.scores')}>
      {scores.length === 0 ? (
        <p className={styles.empty}>{t('dashboard.noScores')}</p>
      ) : (
        <ul className={styles.list}>
          {folded.shown.map(({ id, branch, service, score, change }) => (
            <li key={id}>
              <Link className={styles.row} to={`/client/requests/${branch?.id}/${id}`}>
                <ScoreDial score={score} size={48} />
                <span className={styles.words}>
                  <span className={styles.name}>
                    <bdi>{branch?.name}</bdi>
                  </span>
                  <span className={styles.quiet}>{localize(service.name)}</span>
                </span>
                <Change change={change} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      <FoldButton {...folded} rows={scores} first={firstScores} fewer={t('dashboard.fewer')} />
    </Panel>
  );
}

function Change({ change }: { readonly change: number | null }) {
  const { t } = useTranslation('client');
  if (change === null) return <span className={styles.quiet}>{t('dashboard.first')}</span>;
  if (change === 0) return <span className={styles.quiet}>{t('dashboard.same')}</span>;
  const up = change > 0;
  return (
    <span className={up ? styles.up : styles.down}>
      <span className="visually-hidden">{t(up ? 'dashboard.up' : 'dashboard.down')}</span>
      {up ? <ArrowUpOutlined aria-hidden="true" /> : <ArrowDownOutlined aria-hidden="true" />}{' '}
      <bdi dir="ltr">{Math.abs(change)}</bdi>
    </span>
  );
}
