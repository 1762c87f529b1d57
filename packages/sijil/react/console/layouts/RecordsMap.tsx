import { circleMarker, type LatLngBoundsLiteral } from 'leaflet';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import { withFilter } from 'sijil/schema/lists/listFilters';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { Localized } from 'sijil/react/components/valueTexts';
import { greatestZoom, kingdom, MapCredit, MapGround } from 'sijil/react/fields/renderers/MapGround';
import { MapFrame, useMap, useOnMap } from 'sijil/react/fields/renderers/MapFrame';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useRecords } from '../query/useRecords';
import { CutNotice, type LayoutProps } from './LayoutBody';
import styles from './layouts.module.css';
import { recordAddress } from '../query/recordAddress';

/** Largest page that the API returns. */
const mostRecords = 200;

interface Placed {
  readonly record: ConsoleRecord;
  readonly place: Coordinates;
}

/** List on a map, by one of its location fields; next to the map a list of names, for keyboard and screen readers. */
export default function RecordsMap({ table, layout }: LayoutProps) {
  const { t } = useTranslation('list');
  const navigate = useNavigate();
  const { source, state, change } = table;
  const filters = withFilter(state.filters, layout.field, { null: 'false' });
  const { records, total, loading, error, refetch } = useRecords(source, {
    filters,
    sorters: state.sorters,
    pageSize: mostRecords,
  });
  const placed = records.flatMap((record): readonly Placed[] => {
    const place = record[layout.field] as Coordinates | null | undefined;
    return place ? [{ record, place }] : [];
  });
  if (error) return <ErrorState error={error} onRetry={refetch} />;
  if (loading) return <LoadingState as="lines" rows={6} />;
  if (placed.length === 0) return <EmptyState title={t('layout.noPlaces')} />;
  return (
    <div className={styles.map}>
      <CutNotice shown={records.length} total={total} onRows={() => change({ layout: null, filters })} />
      <div className={styles.mapAndNames}>
        <div>
          <MapFrame
            className={styles.ground}
            options={{ center: kingdom.center, zoom: kingdom.zoom, maxZoom: greatestZoom.streets }}
          >
            <MapGround />
            <Fit placed={placed} />
            {placed.map(({ record, place }) => (
              <Pin
                key={record.id}
                record={record}
                place={place}
                onOpen={() =>
                  void navigate(
                    recordAddress({ resource: source.resource, rowPath: source.list?.rowPath }, record),
                  )
                }
              />
            ))}
          </MapFrame>
          <MapCredit />
        </div>
        <ul className={styles.names}>
          {placed.map(({ record }) => (
            <li key={record.id}>
              <Link to={recordAddress({ resource: source.resource, rowPath: source.list?.rowPath }, record)}>
                <Localized text={record.$title} />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function boundsOf(placed: readonly Placed[]): LatLngBoundsLiteral {
  return placed.map(({ place }): [number, number] => [place.latitude, place.longitude]);
}

/** Fits the map to all places whenever they change. */
function Fit({ placed }: { readonly placed: readonly Placed[] }) {
  const map = useMap();
  const places = JSON.stringify(boundsOf(placed));
  useEffect(() => {
    map.fitBounds(JSON.parse(places), { padding: [24, 24], maxZoom: 12 });
  }, [map, places]);
  return null;
}

interface PinProps extends Placed {
  readonly onOpen: () => void;
}

function Pin({ record, place: { latitude, longitude }, onOpen }: PinProps) {
  const localize = useLocalize();
  const title = localize(record.$title);
  useOnMap(() => {
    const name = document.createElement('bdi');
    name.textContent = title;
    return circleMarker([latitude, longitude], {
      radius: 8,
      color: 'var(--scheme-deep)',
      fillColor: 'var(--scheme-primary)',
      fillOpacity: 0.9,
    })
      .bindTooltip(name)
      .on('click', onOpen);
    // oxlint-disable-next-line react/exhaustive-deps -- the way to the record goes with its place and name
  }, [latitude, longitude, title]);
  return null;
}
