import type { Language } from 'sijil/base/i18n/localized';

/** Email times by full hours of the day. */
interface MailTimes {
  readonly language: Language;
  readonly digestHour: number | null;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
}

/** Values of `mailTimesBody`: an hour as the text of its number, null for none. */
export function typedMailTimes({ language, ...hours }: MailTimes) {
  const typed = (hour: number | null) => (hour === null ? null : String(hour));
  return {
    language,
    digestHour: typed(hours.digestHour),
    quietFrom: typed(hours.quietFrom),
    quietUntil: typed(hours.quietUntil),
  };
}
