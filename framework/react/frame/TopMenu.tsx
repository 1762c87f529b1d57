import { MenuOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Brand } from '#app/brand';
import { LaterMenu } from '@framework/components/antd/laterControls';
import styles from './TopMenu.module.css';
import { useMenu, useMenuItems } from './useMenu';

/** The menu in a bar; what does not fit goes under one button at its end. */
export function TopMenu() {
  const { t } = useTranslation();
  const { current } = useMenu();
  const items = useMenuItems();
  return (
    <>
      <Brand />
      <nav aria-label={t('menu')} className={styles.nav}>
        <LaterMenu
          mode="horizontal"
          items={items ?? []}
          selectedKeys={[current]}
          overflowedIndicator={<MenuOutlined aria-label={t('moreMenu')} />}
          className={styles.menu ?? ''}
        />
      </nav>
    </>
  );
}
