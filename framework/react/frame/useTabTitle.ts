import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Localized } from '#framework/base/i18n/localized';
import { useLocalize } from '@framework/providers/language';

/** Names the browser's tab after what it shows; answers the name in the reader's language. */
export function useTabTitle(name: Localized | null): string {
  const { t } = useTranslation();
  const title = useLocalize()(name);
  const brand = t('brand');
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
