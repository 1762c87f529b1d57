import { LogoutOutlined } from '@ant-design/icons';
import { useLogout } from '@refinedev/core';
import { Avatar, Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { roleLabels } from '#domain/access/roles';
import { useLocalize } from '@/providers/language';
import { useSession } from '@/providers/session';
import styles from './PersonMenu.module.css';

export function PersonMenu() {
  const { t } = useTranslation();
  const localize = useLocalize();
  const user = useSession((session) => session.user);
  const { mutate: logout } = useLogout();
  if (!user) return null;
  const heading = (
    <span className={styles.heading}>
      <strong>{user.name}</strong>
      <span>{localize(roleLabels[user.role])}</span>
      <bdi dir="ltr">{user.email}</bdi>
    </span>
  );
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'who', label: heading, disabled: true, className: styles.who as string },
          { type: 'divider' },
          {
            key: 'out',
            icon: <LogoutOutlined className="mirrored" />,
            label: t('signOut'),
            onClick: () => logout(),
          },
        ],
      }}
    >
      <Button type="text" shape="circle" aria-label={t('accountMenu')} className={styles.button as string}>
        <Avatar size={32} className={styles.avatar as string}>
          {user.name.trim().charAt(0)}
        </Avatar>
      </Button>
    </Dropdown>
  );
}
