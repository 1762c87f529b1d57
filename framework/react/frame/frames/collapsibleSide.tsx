import { MenuButton } from '../MenuButton';
import { SideNav } from '../SideNav';
import { useTheme } from '@framework/theme/themeStore';
import type { FrameParts } from './frame';
import styles from './frames.module.css';

/** The menu at the side, which collapses to icons. */
function Side() {
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  return (
    <aside className={`${styles.side} ${collapsed ? styles.collapsed : ''} no-print`}>
      <SideNav collapsed={collapsed} />
    </aside>
  );
}

export const collapsibleSide: FrameParts = {
  frame: styles.collapsibleSide,
  Side,
  HeaderStart: () => <MenuButton />,
};
