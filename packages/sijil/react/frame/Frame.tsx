import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { MenuFoldOutlined, MenuOutlined, MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { laterPart, whenIdle } from 'sijil/react/components/laterPart';
import { useTheme } from 'sijil/react/theme/themeStore';
import { useMedia, useNarrow } from 'sijil/react/theme/useAppearance';
import styles from './Frame.module.css';
import { Header, useMustComplete } from './Header';
import { PageTabs } from './PageTabs';
import { PhonePlaces } from './PhonePlaces';
import { SideNav, StackedNav, TopMenu } from './frameMenus';
import { Brand, PortalFooter } from 'sijil/react/application';
import type { LayoutType } from 'sijil/react/theme/tokens';

// Loaded on a narrow screen only.
const fetchMenuDrawer = () => import('./MenuDrawer');
const MenuDrawer = laterPart(async () => (await fetchMenuDrawer()).MenuDrawer);
// Loaded for the blank layout only, which few people choose.
const LeaveBlank = laterPart(async () => (await import('./LeaveBlank')).LeaveBlank);

/** Navigation, header, page and footer of the chosen layout; on a narrow screen, every layout has its menu in a drawer. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const wide = useWide();
  const narrow = useNarrow();
  const type = useTheme((theme) => theme.layout.type);
  const [open, setOpen] = useState(false);
  // Stays mounted after the first use: an unmounted drawer cannot return the focus.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  useEffect(() => (wide ? undefined : whenIdle(fetchMenuDrawer)), [wide]);
  const completing = useMustComplete();
  const { frame, Side, HeaderStart, untitled } = completing ? registration : frames[type];
  return (
    <div className={`${styles.frame} ${frame}`} data-layout={type}>
      {wide && Side && <Side />}
      <div className={styles.column}>
        {HeaderStart && (
          <Header
            carriesTitle={!completing && (!wide || untitled !== true)}
            start={wide || completing ? <HeaderStart /> : <MenuButton onOpen={() => setOpen(true)} />}
          />
        )}
        <main id="content" className={styles.content} tabIndex={-1}>
          {!completing && <PageTabs />}
          {children}
        </main>
        {HeaderStart ? <PortalFooter /> : <LeaveBlank />}
        {narrow && HeaderStart && !completing && <PhonePlaces />}
      </div>
      {opened && <MenuDrawer open={open && !wide} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** True where the screen has room for the side navigation. */
function useWide(): boolean {
  return useMedia('(min-width: 992px)');
}

/**
 * Parts of a layout in the shared frame. They are at the same position of the tree in every layout, so that typed text
 * survives a change of layout.
 */
interface FrameParts {
  readonly frame: string | undefined;
  /** Navigation before the page, from top to bottom. */
  readonly Side: ComponentType | null;
  /** Content at the start of the header; null for a layout without a header. */
  readonly HeaderStart: ComponentType | null;
  /** True where the header's start leaves no room for the page's title on a wide screen. */
  readonly untitled?: boolean;
}

/** Side menu, which collapses to icons. */
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

/** Layout with the menu on the page's background, and the page on its own sheet. */
const framelessSide: FrameParts = { ...collapsibleSide, frame: styles.framelessSide };

/** Layout with a band in the scheme's colour behind the header, which the page overlaps. */
const contentOverlay: FrameParts = { ...topBarClassic, frame: styles.contentOverlay };

/** Layout with only the page. */
const blank: FrameParts = { frame: styles.blank, Side: null, HeaderStart: null };

/** Layout of the registration: the brand and the page without other links, whatever layout was chosen. */
const registration: FrameParts = {
  frame: styles.topBarClassic,
  Side: null,
  HeaderStart: Brand,
};

/** The six layouts (rules 7.3). */
const frames: Readonly<Record<LayoutType, FrameParts>> = {
  collapsibleSide,
  stackedSide,
  topBarClassic,
  framelessSide,
  contentOverlay,
  blank,
};

/** Button that opens the menu's drawer; without a drawer, it collapses and expands the side navigation. */
function MenuButton({ onOpen }: { readonly onOpen?: (() => void) | undefined }) {
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
