import { lazy, Suspense, useState, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, matchPath, useLocation } from 'react-router';
import { LoadingState } from '@framework/components/LoadingState';
import { Palette } from '@framework/palette/Palette';
import { LiveUpdates } from '@framework/providers/live/LiveUpdates';
import { RefineRoot } from '@framework/providers/RefineRoot';
import { useTheme } from '@framework/theme/themeStore';
import { laterPart } from '@framework/components/laterPart';
import { useSession } from '@framework/providers/session';
import { useOperation, callOperation, useAction } from '@framework/providers/operations';
import { useMay } from '@framework/providers/useMay';
import type { Localized } from '#framework/base/i18n/localized';
import { screens } from '@/screens/screens';
import { consoleScreens } from '@/screens/consoleScreens';
import { typedMailTimes } from '#domain/notifications/typedMailTimes';
import { useLanguage } from '@framework/providers/language';
import { useToast } from '@framework/toast/useToast';
import { Frame } from './Frame';
import { useMustComplete } from './useMustComplete';
import { usePrefetchedMenu } from './usePrefetchedMenu';
import { useTabTitle } from './useTabTitle';

const key = 'keepLanguage';

/**
 * Asks a user who changes the portal's language to another than their emails' whether to keep it. Nothing is asked when
 * both are equal, and turning back takes the question away.
 */
function KeepLanguage() {
  const { t } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const { run } = useAction('notifications.saveMailTimes');
  const shown = useRef(language);
  const asked = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    if (asked.current !== null) toast.close(asked.current);
    asked.current = null;
    const { user, refresh } = useSession.getState();
    if (!user || user.language === language) return;
    const keep = async () => {
      const times = await callOperation('notifications.preferences');
      await run({ body: typedMailTimes({ ...times, language }) });
      refresh({ ...user, language });
      toast.success(t('keepLanguage.kept'));
    };
    asked.current = toast.info(t('keepLanguage.title'), {
      key,
      text: t('keepLanguage.text'),
      action: {
        label: t('keepLanguage.keep'),
        run: () => keep().catch(() => toast.danger(t('keepLanguage.failed'), { key })),
      },
    });
  }, [language, run, t, toast]);
  return null;
}

const CompanyAlert = laterPart(async () => (await import('./CompanyAlert')).CompanyAlert);

/**
 * Note on every page, for those who may change it, that the settings still hold the example company, so nobody can
 * order.
 */
function CompanyNotice() {
  const mayChange = useMay({ resource: 'settings', action: 'edit' });
  const settings = useOperation('portal.settings');
  return mayChange && settings.data?.takesOrders === false && <CompanyAlert />;
}

const FirstPasswordDialog = laterPart(
  async () => (await import('./FirstPasswordDialog')).FirstPasswordDialog,
);

/** Somebody with a one-time password chooses their own before anything else; the API refuses everything until then. */
function FirstPassword() {
  const mustChange = useSession((session) => session.user?.must_change_password === true);
  return mustChange && <FirstPasswordDialog />;
}

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

/** Refreshes the session stored by the last visit, which is shown at once: a new branch, a completed profile. */
function useFreshSession(): void {
  const { data } = useOperation('session.get', { tellsOf: [] });
  const refresh = useSession((session) => session.refresh);
  useEffect(() => {
    if (data) refresh(data);
  }, [data, refresh]);
}

/** The name of the screen at an address; fixed addresses before those with parameters. */
function titleOfPath(pathname: string): Localized | null {
  const fixed = screens.find(({ path }) => path === pathname);
  if (fixed) return fixed.title;
  const page = screens.find(({ path }) => matchPath(path, pathname));
  if (page) return page.title;
  return consoleScreens.find(({ path }) => matchPath(path, pathname))?.resource.label.many ?? null;
}

/** Names the browser's tab after the screen. */
function useScreenTitle(): string {
  return useTabTitle(titleOfPath(useLocation().pathname));
}
