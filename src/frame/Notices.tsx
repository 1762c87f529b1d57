import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { typedMailTimes } from '#domain/notifications/typedMailTimes';
import { laterPart } from '@framework/components/laterPart';
import { useLanguage } from '@framework/providers/language';
import { callOperation, useAction, useOperation } from '@framework/providers/operations';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';

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
  const loadedFor = useRef<string | null>(null);
  useEffect(() => {
    if (shown.current === language) return;
    shown.current = language;
    if (loadedFor.current !== null) toast.close(loadedFor.current);
    loadedFor.current = null;
    const { user, refresh } = useSession.getState();
    if (!user || user.language === language) return;
    const keep = async () => {
      const times = await callOperation('notifications.preferences');
      await run({ body: typedMailTimes({ ...times, language }) });
      refresh({ ...user, language });
      toast.success(t('keepLanguage.kept'));
    };
    loadedFor.current = toast.info(t('keepLanguage.title'), {
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
 * Note on every page that the settings still have the example company, so that nobody can order; for roles that may change
 * the settings.
 */
function CompanyNotice() {
  const mayChange = useMay({ resource: 'settings', action: 'edit' });
  const settings = useOperation('portal.settings');
  return mayChange && settings.data?.takesOrders === false && <CompanyAlert />;
}

const FirstPasswordDialog = laterPart(
  async () => (await import('./FirstPasswordDialog')).FirstPasswordDialog,
);

const SecondFactorDialog = laterPart(async () => (await import('./SecondFactorDialog')).SecondFactorDialog);

/** Dialog for what somebody has to do first; the API refuses everything else until then. */
function AskedFirst() {
  const user = useSession((session) => session.user);
  if (user?.must_change_password) return <FirstPasswordDialog />;
  return user?.must_add_second_factor === true && <SecondFactorDialog />;
}

/** Messages of the portal above every signed-in screen. */
export function Notices() {
  return (
    <>
      <KeepLanguage />
      <CompanyNotice />
      <AskedFirst />
    </>
  );
}
