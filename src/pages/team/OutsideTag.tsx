import { useTranslation } from 'react-i18next';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { ToneTag } from 'sijil/react/components/ToneTag';

/** Tag that says why an inspector outside the team is listed: they have a visit, and can be assigned no other. */
export function OutsideTag({ outside }: Pick<InspectorsWeekView['inspectors'][number], 'outside'>) {
  const { t } = useTranslation('calendar');
  return (
    outside && (
      <>
        {' '}
        <ToneTag tone="warning">{t(`outside.${outside}`)}</ToneTag>
      </>
    )
  );
}
