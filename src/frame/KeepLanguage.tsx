import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { typedMailTimes } from '#domain/notifications/typedMailTimes';
import type { Language } from 'sijil/base/i18n/localized';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useLanguage } from 'sijil/react/providers/language';
import { callOperation, useAction } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { useToast } from 'sijil/react/toast/toastStore';

const key = 'keepLanguage';

/**
 * Asks a user who switches the portal to another language than that of their emails whether emails should use it too. Asks
 * nothing when both are equal; switching back removes the question. `begun` is the language before the first change.
 */
export function KeepLanguage({ begun }: { readonly begun: Language }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const toast = useToast();
  const dialogs = useDialogs();
  const { run } = useAction('notifications.saveMailTimes');
  const shown = useRef(begun);
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
      const { user: now } = useSession.getState();
      if (now) refresh({ ...now, language });
      toast.success(t('keepLanguage.kept'));
    };
    loadedFor.current = toast.info(t('keepLanguage.title'), {
      key,
      text: t('keepLanguage.text'),
      action: {
        label: t('keepLanguage.keep'),
        run: () => keep().catch(() => dialogs.error({ title: t('keepLanguage.failed'), okText: t('close') })),
      },
    });
  }, [language, run, t, toast, dialogs]);
  return null;
}
