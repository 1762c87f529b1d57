import type { PreferencesView } from '../api/preferenceViews';

type MailTimes = Pick<PreferencesView, 'language' | 'digestHour' | 'quietFrom' | 'quietUntil'>;

/** What `mailTimesBody` takes, as it stands: an hour by its number, null for none. */
export function typedMailTimes({ language, ...hours }: MailTimes) {
  const typed = (hour: number | null) => (hour === null ? null : String(hour));
  return {
    language,
    digestHour: typed(hours.digestHour),
    quietFrom: typed(hours.quietFrom),
    quietUntil: typed(hours.quietUntil),
  };
}
