import { useTranslation } from 'react-i18next';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { formatLength } from 'sijil/base/formats/numbers';
import { mapLink } from 'sijil/base/geo/coordinates';
import { DateText } from 'sijil/react/components/valueTexts';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';

/** Start of the inspection: time, distance from the branch and a warning if it is too far. */
export function StartedFrom({ started }: { readonly started: NonNullable<HistoryDetail['started']> }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { at, heardAt, place, metres, far } = started;
  return (
    <p>
      {far && <ToneTag tone="warning">{t('started.far')}</ToneTag>}{' '}
      {metres !== null && <bdi>{t('started.distance', { distance: localize(formatLength(metres)) })} </bdi>}
      {place && (
        <a href={mapLink(place)} target="_blank" rel="noreferrer">
          {t('started.map')}
        </a>
      )}
      {!place && t('started.nowhere')}
      {at !== heardAt && (
        <>
          {' · '}
          {t('started.at')} <DateText value={at} withTime />
        </>
      )}
    </p>
  );
}
