import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { LoadingState } from '@framework/components/LoadingState';
import { Palette } from '@framework/palette/Palette';
import { LiveUpdates } from '@framework/providers/live/LiveUpdates';
import { RefineRoot } from '@framework/providers/RefineRoot';
import { useTheme } from '@framework/theme/themeStore';
import { CompanyNotice } from './CompanyNotice';
import { FirstPassword } from './FirstPassword';
import { Frame } from './Frame';
import { KeepLanguage } from './KeepLanguage';
import { useFreshSession } from './useFreshSession';
import { useMustComplete } from './useMustComplete';
import { usePrefetchedMenu } from './usePrefetchedMenu';
import { useScreenTitle } from './useScreenTitle';

// Few people change the look, and few of them every day.
const ThemePanel = lazy(() => import('./themePanel/ThemePanel'));

/** The frame of every signed-in screen, in the layout that the person has chosen. */
export default function PortalLayout() {
  const { t } = useTranslation();
  const panelIsOpen = useTheme((theme) => theme.panelExpand);
  // Once opened it stays, closed: a panel that is taken away cannot give the focus back.
  const [panelWanted, setPanelWanted] = useState(panelIsOpen);
  if (panelIsOpen && !panelWanted) setPanelWanted(true);
  const completing = useMustComplete();
  useScreenTitle();
  useFreshSession();
  usePrefetchedMenu();
  return (
    <RefineRoot>
      <LiveUpdates />
      <KeepLanguage />
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Frame>
        <CompanyNotice />
        <Suspense fallback={<LoadingState />}>
          <Outlet />
        </Suspense>
      </Frame>
      {panelWanted && (
        <Suspense>
          <ThemePanel />
        </Suspense>
      )}
      {!completing && <Palette />}
      <FirstPassword />
    </RefineRoot>
  );
}
