import { useEffect } from 'react';
import type { Localized } from '#framework/base/i18n/localized';
import { useBrandName } from '@framework/brand/Logo';
import { useLocalize } from '@framework/providers/language';

/** Names the browser's tab after what it shows; answers the name in the reader's language. */
export function useTabTitle(name: Localized | null): string {
  const title = useLocalize()(name);
  const brand = useBrandName();
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
