import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import styles from './BranchTiles.module.css';

/** Change of a score from the visit before. */
export function Change({ change }: { readonly change: number | null }) {
  const { t } = useTranslation('client');
  if (change === null) return <span className={styles.quiet}>{t('dashboard.first')}</span>;
  if (change === 0) return <span className={styles.quiet}>{t('dashboard.same')}</span>;
  const up = change > 0;
  return (
    <span className={styles.quiet}>
      <span className="visually-hidden">{t(up ? 'dashboard.up' : 'dashboard.down')}</span>
      {up ? <ArrowUpOutlined aria-hidden="true" /> : <ArrowDownOutlined aria-hidden="true" />}{' '}
      <bdi dir="ltr" className={styles.points}>
        {Math.abs(change)}
      </bdi>{' '}
      <span aria-hidden="true">{t('dashboard.sinceLast')}</span>
    </span>
  );
}
