import { lazy, Suspense, useState, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, matchPath, useLocation } from 'react-router';
import { Notices } from '#app/frame';
import { resourceList } from '#app/resources';
import { screens } from '#app/screens';
import type { SessionUser } from '#app/session';
import { AfterIdle } from '@framework/components/AfterIdle';
import { laterPart } from '@framework/components/laterPart';
import { LoadingState } from '@framework/components/LoadingState';
import { Palette } from '@framework/palette/Palette';
import { LiveUpdates } from '@framework/providers/live/LiveUpdates';
import { RefineRoot } from '@framework/providers/RefineRoot';
import { useTheme } from '@framework/theme/themeStore';
import { useSession } from '@framework/providers/session';
import { useOperation } from '@framework/providers/operations';
import type { Localized } from '#framework/base/i18n/localized';
import { screensOf } from '@framework/screens/consoleScreens';
import { Frame } from './Frame';
import { useDesign, useTexts } from './useDesign';
import { useMustComplete } from './useMustComplete';
import { usePrefetchedMenu } from './usePrefetchedMenu';
import { useTabTitle } from './useTabTitle';

const LaterFavourites = laterPart(
  async () => (await import('@framework/favourites/KeepFavourites')).KeepFavourites,
);

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
  const texts = useTexts(useFreshSession());
  const design = useDesign();
  usePrefetchedMenu();
  return (
    <RefineRoot>
      <LiveUpdates />
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Frame key={texts}>
        <Notices />
        <Suspense fallback={<LoadingState />}>
          <Outlet key={design} />
        </Suspense>
      </Frame>
      {panelWanted && (
        <Suspense>
          <ThemePanel />
        </Suspense>
      )}
      {!completing && (
        <AfterIdle>
          <LaterFavourites />
        </AfterIdle>
      )}
      {!completing && <Palette />}
    </RefineRoot>
  );
}

/** Refreshes the session stored by the last visit, which is shown at once: a new branch, a completed profile. */
function useFreshSession(): SessionUser | undefined {
  const { data } = useOperation('session.get', { showsRecords: [] });
  const refresh = useSession((session) => session.refresh);
  useEffect(() => {
    if (data) refresh(data);
  }, [data, refresh]);
  return data;
}

/** The name of the screen at an address; fixed addresses before those with parameters. */
function titleOfPath(pathname: string): Localized | null {
  const fixed = screens.find(({ path }) => path === pathname);
  if (fixed) return fixed.title;
  const page = screens.find(({ path }) => matchPath(path, pathname));
  if (page) return page.title;
  const generated = resourceList.flatMap(screensOf).find(({ path }) => matchPath(path, pathname));
  return generated?.resource.label.many ?? null;
}

/** Names the browser's tab after the screen. */
function useScreenTitle(): string {
  return useTabTitle(titleOfPath(useLocation().pathname));
}
