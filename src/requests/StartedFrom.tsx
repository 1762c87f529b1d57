import { useTranslation } from 'react-i18next';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { formatLength } from '#framework/base/formats/numbers';
import { mapLink } from '#framework/base/geo/coordinates';
import { DateText } from '@framework/components/valueTexts';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';

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
