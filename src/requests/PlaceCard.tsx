import { EnvironmentOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PlaceView } from '#domain/api/lookupViews';
import { openingHours } from '#domain/profile/companyFields';
import { requestLabel } from '#domain/notifications/requestLabel';
import { DateText, Ltr } from 'sijil/react/components/valueTexts';
import { PhoneLink } from 'sijil/react/components/links';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useMayCall } from 'sijil/react/providers/may';
import { Facts } from './Facts';
import { OpeningHoursLines } from './OpeningHoursLines';
import { Panel } from 'sijil/react/components/Panel';

interface PlaceCardProps {
  readonly requestId: string;
  /** Base address of this role's requests. */
  readonly requestsPath: string;
}

/** Place of a visit: contact, address and map, the last visit, recurring failures, the package's balance. */
export function PlaceCard({ requestId, requestsPath }: PlaceCardProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const allowed = useMayCall('inspections.place');
  const { data } = useOperation('inspections.place', { params: { id: requestId }, enabled: allowed });
  if (!data) return null;
  const { contact, branch, address, mapLink, openingHours: hours, repeated, packages } = data;
  return (
    <Panel title={t('place.title')}>
      <Facts
        items={[
          { label: t('place.contact'), value: contact && <bdi>{contact.name}</bdi> },
          { label: t('place.phone'), value: contact?.phone && <PhoneLink phone={contact.phone} /> },
          { label: t('place.branch'), value: branch && <bdi>{branch}</bdi> },
          {
            label: t('place.onMap'),
            // Separate from the address: inside a sentence only its colour would mark it as a link.
            value: mapLink && (
              <a href={mapLink} target="_blank" rel="noreferrer">
                <EnvironmentOutlined aria-hidden="true" /> {t('place.map')}
              </a>
            ),
          },
          {
            label: localize(openingHours.label),
            value: hours && <OpeningHoursLines spans={hours} />,
          },
          { label: t('place.address'), value: address && localize(address), wide: true },
          {
            label: t('place.lastVisit'),
            value: <LastVisit visit={data.lastVisit} requestsPath={requestsPath} />,
            wide: true,
          },
          {
            label: t('place.repeated'),
            value:
              repeated.length === 0
                ? null
                : repeated.map(({ text, times }) => (
                    <div key={text.ar}>
                      {localize(text)} ({t('place.times', { count: times })})
                    </div>
                  )),
            wide: true,
          },
          {
            label: t('place.packages'),
            value:
              packages.length === 0
                ? null
                : packages.map(({ id, name, remaining, quantity, endsOn }) => (
                    <div key={id}>
                      {localize(name)}: {t('place.left', { remaining, quantity })} <DateText value={endsOn} />
                    </div>
                  )),
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}

function LastVisit({
  visit,
  requestsPath,
}: {
  readonly visit: PlaceView['lastVisit'];
  readonly requestsPath: string;
}) {
  const { t } = useTranslation('requests');
  if (!visit) return t('place.firstVisit');
  return (
    <>
      <Link to={`${requestsPath}/${visit.id}`}>
        <Ltr>{requestLabel(visit.number)}</Ltr>
      </Link>{' '}
      · <DateText value={visit.on} />
      {visit.score !== null && (
        <>
          {' · '}
          <bdi dir="ltr">
            {visit.score} {visit.grade}
          </bdi>
        </>
      )}
      {' · '}
      {t('place.open', { count: visit.open })}
    </>
  );
}
