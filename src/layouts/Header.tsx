import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button, Layout } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@/theme/themeStore';
import styles from './Header.module.css';
import { LanguageButton } from './LanguageButton';
import { ModeButton } from './ModeButton';
import { NotificationsButton } from './NotificationsButton';
import { PersonMenu } from './PersonMenu';

interface Props {
  readonly wide: boolean;
  readonly onMenu: () => void;
}

export function Header({ wide, onMenu }: Props) {
  const { t } = useTranslation();
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  const label = wide ? t(collapsed ? 'expandMenu' : 'collapseMenu') : t('openMenu');
  const icon = wide ? (
    collapsed ? (
      <MenuUnfoldOutlined className="mirrored" />
    ) : (
      <MenuFoldOutlined className="mirrored" />
    )
  ) : (
    <MenuOutlined />
  );
  return (
    <Layout.Header className={styles.header}>
      <Button type="text" icon={icon} aria-label={label} title={label} onClick={onMenu} />
      <div className={styles.tools}>
        <ModeButton />
        <LanguageButton />
        <NotificationsButton />
        <PersonMenu />
      </div>
    </Layout.Header>
  );
}
