import { useTranslation } from 'react-i18next';
import type { HistoryDetail } from '#domain/workflow/historyDetail';
import { mapLink } from '#framework/base/geo/coordinates';
import { DateText } from '@framework/components/valueTexts';
import { ToneTag } from '@framework/components/ToneTag';

/** Start of the inspection: time, distance from the branch and a warning if it is too far. */
export function StartedFrom({ started }: { readonly started: NonNullable<HistoryDetail['started']> }) {
  const { t } = useTranslation('requests');
  const { at, heardAt, place, metres, far } = started;
  return (
    <p>
      {far && <ToneTag tone="warning">{t('started.far')}</ToneTag>}{' '}
      {metres !== null && (
        <bdi>
          {metres < 1000
            ? t('started.metres', { metres })
            : t('started.kilometres', { kilometres: (metres / 1000).toFixed(1) })}{' '}
        </bdi>
      )}
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
