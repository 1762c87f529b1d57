import { useTranslation } from 'react-i18next';
import { DateText } from '@framework/components/DateText';

interface Wish {
  readonly preferredOn: string | null;
  readonly preferredAt: string | null;
}

/** Preferred visit time: a day, with or without an hour; nothing without a preference. */
export function WishedTime({ wish: { preferredOn, preferredAt } }: { readonly wish: Wish }) {
  const { t } = useTranslation();
  if (preferredAt) return <DateText value={preferredAt} withTime />;
  if (!preferredOn) return null;
  return (
    <>
      <DateText value={preferredOn} /> · {t('anyHour')}
    </>
  );
}

/** True where the client has named a day, with or without an hour. */
export function hasWish({ preferredOn, preferredAt }: Wish): boolean {
  return preferredOn !== null || preferredAt !== null;
}
