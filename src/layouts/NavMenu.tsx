import { Menu } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './SideNav.module.css';
import { useMenu, useMenuItems } from './useMenu';

interface NavMenuProps {
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/** The whole menu, one entry under the other, in parts under their headings. */
export function NavMenu({ collapsed = false, onNavigate }: NavMenuProps) {
  const { t } = useTranslation();
  const { current } = useMenu();
  const items = useMenuItems('group');
  return (
    <nav aria-label={t('menu')} className={styles.scroll}>
      <Menu
        mode="inline"
        inlineCollapsed={collapsed}
        items={items ?? []}
        selectedKeys={[current]}
        {...(onNavigate && { onClick: onNavigate })}
      />
    </nav>
  );
}
