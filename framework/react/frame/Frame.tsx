import { type ReactNode, useEffect, useState } from 'react';
import { FrameFooter } from '#app/frame';
import { laterPart } from '@framework/components/laterPart';
import { whenIdle } from '@framework/components/AfterIdle';
import { useTheme } from '@framework/theme/themeStore';
import { useMedia } from '@framework/theme/useAppearance';
import styles from './Frame.module.css';
import { frames, registration } from './frames/frames';
import { Header } from './Header';
import { MenuButton } from './MenuButton';
import { useMustComplete } from './useMustComplete';

// Only a narrow screen has its menu in a drawer.
const fetchMenuDrawer = () => import('./MenuDrawer');
const MenuDrawer = laterPart(async () => (await fetchMenuDrawer()).MenuDrawer);
// Few choose the layout without a frame.
const LeaveBlank = laterPart(async () => (await import('./LeaveBlank')).LeaveBlank);

/** Navigation, header, page and footer as the chosen layout has them; on a narrow screen the menu is a drawer in every layout. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const wide = useWide();
  const type = useTheme((theme) => theme.layout.type);
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a drawer that is taken away cannot give the focus back.
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
            untitled={(wide || completing) && untitled === true}
            start={wide || completing ? <HeaderStart /> : <MenuButton onOpen={() => setOpen(true)} />}
          />
        )}
        <main id="content" className={styles.content} tabIndex={-1}>
          {children}
        </main>
        {HeaderStart ? <FrameFooter /> : <LeaveBlank />}
      </div>
      {opened && <MenuDrawer open={open && !wide} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** True where the side navigation has room of its own. */
function useWide(): boolean {
  return useMedia('(min-width: 992px)');
}
