import { Drawer, Layout } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LoadingState } from '@/components/LoadingState';
import { RefineRoot } from '@/providers/RefineRoot';
import { layoutSizes } from '@/theme/tokens';
import { useTheme } from '@/theme/themeStore';
import { FirstPassword } from './FirstPassword';
import { Footer } from './Footer';
import { Header } from './Header';
import styles from './PortalLayout.module.css';
import { SideNav } from './SideNav';
import { useFreshSession } from './useFreshSession';
import { useScreenTitle } from './useScreenTitle';
import { useWide } from './useWide';

/** The frame of every signed-in screen: navigation at the side, or in a drawer where the screen is narrow. */
export default function PortalLayout() {
  const { t } = useTranslation();
  const wide = useWide();
  const { layout, direction, toggleSideNav } = useTheme();
  const [open, setOpen] = useState(false);
  useScreenTitle();
  useFreshSession();
  return (
    <RefineRoot>
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Layout className={styles.frame} hasSider={wide}>
        {wide ? (
          <Layout.Sider
            className={styles.side}
            width={layoutSizes.sideNav}
            collapsedWidth={layoutSizes.sideNavCollapsed}
            collapsed={layout.sideNavCollapse}
            trigger={null}
          >
            <SideNav collapsed={layout.sideNavCollapse} />
          </Layout.Sider>
        ) : (
          <Drawer
            open={open}
            onClose={() => setOpen(false)}
            placement={direction === 'rtl' ? 'right' : 'left'}
            width={layoutSizes.sideNav}
            styles={{ body: { padding: 0 } }}
            title={t('menu')}
          >
            <SideNav collapsed={false} onNavigate={() => setOpen(false)} />
          </Drawer>
        )}
        <Layout>
          <Header onMenu={() => (wide ? toggleSideNav() : setOpen(true))} wide={wide} />
          <main id="content" className={styles.content}>
            <Suspense fallback={<LoadingState />}>
              <Outlet />
            </Suspense>
          </main>
          <Footer />
        </Layout>
      </Layout>
      <FirstPassword />
    </RefineRoot>
  );
}
