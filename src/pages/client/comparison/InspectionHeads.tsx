import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { ComparisonView } from '#domain/api/comparisonViews';
import { DateText } from '@framework/components/DateText';
import { useLocalize } from '@framework/providers/language';
import { RequestNumber } from '@/requests/RequestNumber';
import { ScoreDial } from '@/requests/ScoreDial';
import styles from './Comparison.module.css';
import type { ComparisonAddress } from './useComparisonAddress';

interface InspectionHeadsProps {
  readonly inspections: ComparisonView['inspections'];
  readonly address: ComparisonAddress;
}

/** Heads of the compared inspections: score, place, service, day; each can be opened or removed. */
export function InspectionHeads({ inspections, address }: InspectionHeadsProps) {
  const { t } = useTranslation('comparison');
  const localize = useLocalize();
  return (
    <ul className={styles.heads} aria-label={t('compared')}>
      {inspections.map((one) => (
        <li key={one.id} className={styles.head}>
          <ScoreDial score={one.score} grade={one.grade} size={84} />
          <div className={styles.headWords}>
            <h2 className={styles.headTitle}>
              <bdi>{one.branch?.name ?? t('vehicles', { count: one.vehicles })}</bdi>
            </h2>
            <span>{localize(one.service)}</span>
            <span className={styles.quiet}>
              <Link
                to={one.branch ? `/client/requests/${one.branch.id}/${one.id}` : `/client/requests/${one.id}`}
              >
                <RequestNumber number={one.number} />
              </Link>
              {' · '}
              <DateText value={one.on} />
            </span>
            {one.correctedAt && one.atVisit.total !== one.score && (
              <span className={styles.quiet}>
                {t('atVisit')} <bdi dir="ltr">{[one.atVisit.total, one.atVisit.grade].join(' · ')}</bdi>
              </span>
            )}
            {one.gradeReason && <span className={styles.lowered}>{localize(one.gradeReason)}</span>}
          </div>
          <Button
            type="text"
            className="no-print"
            icon={<CloseOutlined aria-hidden="true" />}
            aria-label={t('remove', { number: `R-${one.number}` })}
            onClick={() => address.change({ ids: address.ids.filter((id) => id !== one.id) })}
          />
        </li>
      ))}
    </ul>
  );
}
