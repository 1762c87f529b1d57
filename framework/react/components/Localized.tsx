import type { Localized as LocalizedText } from '#framework/base/i18n/localized';
import { useLocalize } from '@framework/providers/language';

/** A text in the reader's language; a dash where there is none. */
export function Localized({ text }: { readonly text: LocalizedText | string | null | undefined }) {
  const localize = useLocalize();
  return <bdi>{localize(text) || '—'}</bdi>;
}
