import { Drawer } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { laterPart } from '@/components/laterPart';
import { useTheme } from '@/theme/themeStore';
import { layoutSizes } from '@/theme/tokens';
import { Brand } from './Brand';
import { Footer } from './Footer';
import styles from './Frame.module.css';
import { frames } from './frames/frames';
import { registration } from './frames/registration';
import { Header } from './Header';
import { MenuButton } from './MenuButton';
import { NavMenu } from './NavMenu';
import { useMustComplete } from './useMustComplete';
import { useWide } from './useWide';

// Few choose the layout without a frame.
const LeaveBlank = laterPart(async () => (await import('./LeaveBlank')).LeaveBlank);

/** Navigation, header, page and footer as the chosen layout has them; on a narrow screen the menu is a drawer in every layout. */
export function Frame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const wide = useWide();
  const type = useTheme((theme) => theme.layout.type);
  const direction = useTheme((theme) => theme.direction);
  const [open, setOpen] = useState(false);
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
        {HeaderStart ? <Footer /> : <LeaveBlank />}
      </div>
      <Drawer
        open={open && !wide}
        onClose={() => setOpen(false)}
        placement={direction === 'rtl' ? 'right' : 'left'}
        width={layoutSizes.sideNav}
        styles={{ body: { padding: 0 } }}
        title={<Brand />}
        closable={{ 'aria-label': t('close') }}
      >
        <NavMenu onNavigate={() => setOpen(false)} />
      </Drawer>
    </div>
  );
}
