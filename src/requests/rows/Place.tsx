import { useTranslation } from 'react-i18next';
import type { RequestSummary } from '#domain/api/requestViews';
import { useLocalize } from 'sijil/react/providers/language';

/** Subject of the inspection: a branch and its city, or a number of vehicles. */
export function Place({ request }: { readonly request: Pick<RequestSummary, 'branch' | 'vehiclesCount'> }) {
  const { t } = useTranslation('requestRows');
  const localize = useLocalize();
  const { branch, vehiclesCount } = request;
  const city = branch?.city && localize(branch.city);
  return (
    <span>
      {branch && <bdi>{branch.name}</bdi>}
      {city && (
        <>
          {' — '}
          <bdi>{city}</bdi>
        </>
      )}
      {branch && vehiclesCount > 0 && ' · '}
      {vehiclesCount > 0 && t('vehicles', { count: vehiclesCount })}
      {!branch && vehiclesCount === 0 && '—'}
    </span>
  );
}
