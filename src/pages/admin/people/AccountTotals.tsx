import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clientRoles, type Role, roles } from '#domain/access/roles';
import { screenPath } from 'sijil/schema/resource';
import { resourceList } from '#resources';
import { useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import type { ListHeaderProps } from 'sijil/react/application';
import styles from './AccountTotals.module.css';

/** Number of accounts in each group: all groups above the admins' list, only the list's groups above the others. */
export default function AccountTotals({ resource }: ListHeaderProps) {
  const { t } = useTranslation('people');
  const allowed = useMayCall('adminUsers.totals');
  const { data } = useOperation('adminUsers.totals', { enabled: allowed });
  // A supervisor sees the list of inspectors, but not the totals of all accounts.
  if (!allowed) return null;
  const groups = resource.name === 'admins' ? roles : groupsOf(resource.account?.roles ?? []);
  return (
    <dl className={styles.totals} aria-label={t('totals.title')}>
      {groups.map((role) => {
        const group = data?.groups.find((one) => one.role === role);
        const path = pathOf(role);
        const label = t(`totals.groups.${role}`);
        return (
          <div key={role} className={styles.group}>
            <dt className={styles.label}>{path ? <Link to={path}>{label}</Link> : label}</dt>
            <dd className={styles.value}>
              <bdi className={styles.number}>{group?.active ?? '–'}</bdi>
              <span className={styles.quiet}>
                {t('totals.active')}
                {group && group.inactive > 0 && ` · ${t('totals.inactive', { count: group.inactive })}`}
              </span>
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Branch managers have no list of their own: they are counted with their clients. */
function groupsOf(own: readonly Role[]): readonly Role[] {
  return own.some((role) => clientRoles.some((one) => one === role)) ? clientRoles : own;
}

function pathOf(role: Role): string | null {
  const list = resourceList.find(({ account }) => account?.roles.some((one) => one === role));
  if (!list) return null;
  return 'role' in list.fields ? `${screenPath(list)}?role_in=${role}` : screenPath(list);
}
