import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTheme } from '@framework/theme/themeStore';

/** Opens the menu's drawer; where there is no drawer, collapses and expands the navigation at the side. */
export function MenuButton({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { layout, toggleSideNav } = useTheme();
  const label = t(onOpen ? 'openMenu' : layout.sideNavCollapse ? 'expandMenu' : 'collapseMenu');
  const Fold = layout.sideNavCollapse ? MenuUnfoldOutlined : MenuFoldOutlined;
  return (
    <Button
      type="text"
      icon={onOpen ? <MenuOutlined aria-hidden="true" /> : <Fold className="mirrored" />}
      aria-label={label}
      title={label}
      onClick={onOpen ?? toggleSideNav}
    />
  );
}
