import type { SessionUser } from 'sijil/contract/sessionViews';
import { lazy, memo, Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, Outlet, useLocation } from 'react-router';
import { useSubscription } from '@refinedev/core';
import { Notices, portalPart } from 'sijil/react/application';
import { resourceList } from 'sijil/schema/application';
import { AfterIdle, laterPart, whenIdle } from 'sijil/react/components/laterPart';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Palette } from 'sijil/react/palette/Palette';
import { queryClient, RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useTheme } from 'sijil/react/theme/themeStore';
import { useSession } from 'sijil/react/providers/session';
import { useOperation } from 'sijil/react/providers/operations';
import type { Localized } from 'sijil/base/i18n/localized';
import { screensOf } from 'sijil/react/screens/consoleScreens';
import { mayOpenScreen } from 'sijil/react/providers/may';
import { Frame } from './Frame';
import { useDesign, useTexts } from './useDesign';
import { useMustComplete } from './Header';
import { useTabTitle } from '../brand/brand';
import { fetchDropdown, fetchModal } from 'sijil/react/components/antd/laterControls';
import { inSight } from 'sijil/react/components/inSight';
import { prefetchLists, prefetchScreen } from 'sijil/react/screens/prefetchScreen';
import { useMenuSections } from './useMenu';
import type { LiveChange } from 'sijil/base/live/liveMessages';
import { useChanged } from '../providers/freshness/useChanged';

const LaterFavourites = laterPart(
  async () => (await import('sijil/react/favourites/KeepFavourites')).KeepFavourites,
);

// Loaded on demand: few people change the display, and rarely.
const ThemePanel = lazy(() => import('./themePanel/ThemePanel'));

/** The frame of every signed-in screen, in the layout that the person has chosen. */
export default function PortalLayout() {
  return <DesignedLayout design={useDesign()} />;
}

/** The frame under a design, which a navigation renders again only where a part of it reads the address. */
const DesignedLayout = memo(function DesignedLayout({ design }: { readonly design: string }) {
  const { t } = useTranslation();
  const panelIsOpen = useTheme((theme) => theme.panelExpand);
  // Stays mounted after the first use: an unmounted panel cannot return the focus.
  const [panelWanted, setPanelWanted] = useState(panelIsOpen);
  if (panelIsOpen && !panelWanted) setPanelWanted(true);
  const completing = useMustComplete();
  const texts = useTexts(useFreshSession());
  usePrefetchedMenu();
  return (
    <RefineRoot>
      <LiveUpdates />
      <ScreenTitle />
      <a className="skip-link" href="#content">
        {t('skipToContent')}
      </a>
      <Frame key={texts}>
        <Notices />
        <Suspense fallback={<LoadingState />}>
          <Outlet key={design} context={mayOpenScreen} />
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
});

/** Refreshes the session stored by the last visit, which is shown at once: a new branch, a completed profile. */
function useFreshSession(): SessionUser | undefined {
  const { data } = useOperation('session.get', { showsRecords: [] });
  const refresh = useSession((session) => session.refresh);
  useEffect(() => {
    if (data) refresh(data);
  }, [data, refresh]);
  return data;
}

/** Returns the name of the screen at an address; fixed addresses take precedence over patterns. */
function titleOfPath(pathname: string): Localized | null {
  const fixed = portalPart().screens.find(({ path }) => path === pathname);
  if (fixed) return fixed.title;
  const page = portalPart().screens.find(({ path }) => matchPath(path, pathname));
  if (page) return page.title;
  const generated = resourceList()
    .flatMap(screensOf)
    .find(({ path }) => matchPath(path, pathname));
  return generated?.resource.label.many ?? null;
}

/** Sets the title of the browser's tab to the screen's name. */
function ScreenTitle() {
  useTabTitle(titleOfPath(useLocation().pathname));
  return null;
}

/** Number of entries to prefetch: people use the beginning of a long menu. */
const mostPrefetched = 6;
const restMs = 500;

/**
 * Prefetches the dropdowns, and the pages of the menu's first entries, one after the other, once the present page is
 * rendered: a click then waits only for its rows. Nothing is prefetched for a browser with data saving on.
 */
function usePrefetchedMenu(): void {
  const sections = useMenuSections();
  useEffect(() => {
    if (savesData()) return undefined;
    const entries = sections.flatMap((section) => section.entries).slice(0, mostPrefetched);
    const waiting = [
      // Menus and dialogs, which any page may open.
      () => Promise.all([fetchDropdown(), fetchModal()]),
      prefetchLists,
      ...entries.map(
        ({ path }) =>
          () =>
            prefetchScreen(path),
      ),
    ];
    let busy = false;
    let forget: () => void = () => undefined;
    const step = async (next: () => Promise<unknown>) => {
      await next();
      busy = false;
    };
    const timer = setInterval(() => {
      if (busy || queryClient.isFetching() > 0 || inSight('[aria-busy="true"]').length > 0) return;
      const next = waiting.shift();
      if (!next) return clearInterval(timer);
      busy = true;
      forget = whenIdle(() => step(next));
    }, restMs);
    return () => {
      clearInterval(timer);
      forget();
    };
  }, [sections]);
}

declare global {
  interface Navigator {
    /** Only some browsers support it. */
    readonly connection?: { readonly saveData?: boolean };
  }
}

function savesData(): boolean {
  return navigator.connection?.saveData === true;
}

/** Refreshes the screen after changes elsewhere, as long as somebody is signed in. */
function LiveUpdates() {
  const userId = useSession((session) => session.user?.id);
  return userId === undefined ? null : <Following key={userId} />;
}

function Following() {
  const changed = useChanged();
  useSubscription({
    channel: 'changes',
    onLiveEvent: ({ payload }) => void changed(payload['changes'] as readonly LiveChange[] | null),
  });
  return null;
}
