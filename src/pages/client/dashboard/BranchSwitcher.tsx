import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { SessionUser } from '#domain/api/sessionView';
import { useSession } from '@/providers/session';
import styles from './Dashboard.module.css';

interface BranchSwitcherProps {
  /** Null: all branches. */
  readonly value: string | null;
  readonly onChange: (branchId: string | null) => void;
}

const all = '';

/** Narrows the page to one branch; the choice is remembered as the branch that one's screens are about. */
export function BranchSwitcher({ value, onChange }: BranchSwitcherProps) {
  const { t } = useTranslation('client');
  const { user, selectBranch } = useSession();
  const branches = branchesOf(user);
  if (branches.length < 2) return null;
  const change = (id: string) => {
    if (id !== all) selectBranch(id);
    onChange(id || null);
  };
  return (
    <Select
      className={styles.switch}
      aria-label={t('dashboard.branch')}
      value={value ?? all}
      onChange={change}
      showSearch
      optionFilterProp="label"
      options={[{ value: all, label: t('dashboard.allBranches') }, ...branches]}
    />
  );
}

function branchesOf(user: SessionUser | null): { value: string; label: string }[] {
  const { restaurants = [], branches = [] } = user?.client ?? {};
  return [...restaurants.flatMap((restaurant) => restaurant.branches), ...branches].map(({ id, name }) => ({
    value: id,
    label: name,
  }));
}
