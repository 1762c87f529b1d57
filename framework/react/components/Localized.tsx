import type { Localized as LocalizedText } from '#framework/base/i18n/localized';
import { useLocalize } from '@framework/providers/language';
import type { ReactNode } from 'react';

/** A text in the reader's language; a dash where there is none. */
export function Localized({ text }: { readonly text: LocalizedText | string | null | undefined }) {
  const localize = useLocalize();
  return <bdi>{localize(text) || '—'}</bdi>;
}

/** A number or code that keeps its own order inside Arabic text. */
export function Ltr({ children }: { readonly children: ReactNode }) {
  return <bdi dir="ltr">{children}</bdi>;
}
