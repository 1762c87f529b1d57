import { daysWords } from '#domain/scheduling/openingDays';
import type { OpeningSpan } from '#domain/scheduling/openingHours';
import { HoursText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';

/** Opening hours in words, a line for each period of the week. */
export function OpeningHoursLines({ spans }: { readonly spans: readonly OpeningSpan[] }) {
  const localize = useLocalize();
  return spans.map(({ days, hours }) => (
    <div key={`${days.join()} ${hours}`}>
      {localize(daysWords(days))}: <HoursText hours={hours} />
    </div>
  ));
}
