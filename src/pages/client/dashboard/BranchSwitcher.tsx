import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './Dashboard.module.css';
import type { DashboardBranch } from './useDashboardBranch';

const all = '';

/** Narrows every part of the page to one branch. */
export function BranchSwitcher({ id, options, choose }: DashboardBranch) {
  const { t } = useTranslation('client');
  if (options.length < 2) return null;
  return (
    <Select
      className={styles.switch}
      aria-label={t('dashboard.branch')}
      value={id ?? all}
      onChange={(chosen: string) => choose(chosen || null)}
      showSearch
      optionFilterProp="label"
      options={[{ value: all, label: t('dashboard.allBranches') }, ...options]}
    />
  );
}
