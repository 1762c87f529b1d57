import type { ComponentType } from 'react';
import { MenuButton } from '../MenuButton';
import { SideNav } from '../SideNav';
import { useTheme } from '@framework/theme/themeStore';
import styles from './frames.module.css';
import { StackedNav } from './StackedNav';
import { TopMenu } from '../TopMenu';
import { Brand } from '#app/brand';
import type { LayoutType } from '@framework/theme/tokens';

/**
 * Parts of a layout within the shared frame. They have the same places in every layout, so that a change keeps typed
 * text.
 */
interface FrameParts {
  readonly frame: string | undefined;
  /** Navigation before the page, from top to bottom. */
  readonly Side: ComponentType | null;
  /** At the beginning of the header; null where there is no header. */
  readonly HeaderStart: ComponentType | null;
  /** Hides the screen's name, where the header's beginning leaves no room for it. */
  readonly untitled?: boolean;
}

/** The menu at the side, which collapses to icons. */
function Side() {
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  return (
    <aside className={`${styles.side} ${collapsed ? styles.collapsed : ''} no-print`}>
      <SideNav collapsed={collapsed} />
    </aside>
  );
}

const collapsibleSide: FrameParts = {
  frame: styles.collapsibleSide,
  Side,
  HeaderStart: () => <MenuButton />,
};

/** Layout with a rail of icons and a second panel with the entries of the open part. */
const stackedSide: FrameParts = {
  frame: styles.stackedSide,
  Side: StackedNav,
  HeaderStart: () => <MenuButton />,
};

/** The menu in the header, the page in a column under it. */
const topBarClassic: FrameParts = {
  frame: styles.topBarClassic,
  Side: null,
  HeaderStart: TopMenu,
  untitled: true,
};

/** Layout with the menu on the page's background, and the page on a sheet of its own. */
const framelessSide: FrameParts = { ...collapsibleSide, frame: styles.framelessSide };

/** A band in the scheme's colour behind the header; the page lies over its lower part. */
const contentOverlay: FrameParts = { ...topBarClassic, frame: styles.contentOverlay };

/** The page alone. */
const blank: FrameParts = { frame: styles.blank, Side: null, HeaderStart: null };

/** The brand and the page, with no way to anywhere else; in place of whatever layout was chosen. */
export const registration: FrameParts = {
  frame: styles.topBarClassic,
  Side: null,
  HeaderStart: Brand,
  untitled: true,
};

/** The six layouts (rules 7.3). */
export const frames: Readonly<Record<LayoutType, FrameParts>> = {
  collapsibleSide,
  stackedSide,
  topBarClassic,
  framelessSide,
  contentOverlay,
  blank,
};
