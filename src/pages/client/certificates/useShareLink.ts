import { useTranslation } from 'react-i18next';
import { useToast } from '@framework/toast/useToast';

/** Hands an address to the device's own sharing; copies it where the device has none. */
export function useShareLink(title: string, url: string): () => Promise<void> {
  const { t } = useTranslation('client');
  const toast = useToast();
  return async () => {
    if (typeof navigator.share === 'function') {
      // Closing the sheet is no error: nothing is to be said.
      await navigator.share({ title, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t('certificates.copied'));
    } catch {
      // Without https there is no clipboard.
      toast.warning(t('certificates.notCopied'), { text: url });
    }
  };
}
