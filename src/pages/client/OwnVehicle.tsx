import { Show } from '@refinedev/antd';
import { CanAccess, useShow } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { vehicles } from '#resources/vehicles';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { panelContent, viewHead } from 'sijil/react/components/PageHeader';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { DesignedLists } from 'sijil/react/console/DesignedLists';
import type { CallError } from 'sijil/react/providers/apiError';
import styles from './Vehicles.module.css';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { Panel } from 'sijil/react/components/Panel';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';
import { GradeScore } from '@/requests/GradeScore';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';
import { DateText } from 'sijil/react/components/valueTexts';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { useOperation } from 'sijil/react/providers/operations';
import { RequestNumber } from '@/requests/RequestNumber';
import { RequestStateTag } from '@/requests/RequestStateTag';
import { LinkButton } from 'sijil/react/components/links';
import { useDeleteRecord } from 'sijil/react/console/actions/useDeleteRecord';

/** Vehicle page: last inspection, next visit; change, deactivation and deletion. */
export default function OwnVehicle() {
  const { t } = useTranslation(['places', 'accountClient']);
  const { query, result: vehicle } = useShow<ConsoleRecord, CallError>({ errorNotification: false });
  if (query.error && !vehicle) return <ErrorState page error={query.error} onRetry={query.refetch} />;
  if (!vehicle) return <LoadingState rows={6} />;
  const head = viewHead({
    breadcrumb: [{ label: t('vehicles.title'), to: '/client/vehicles' }],
    title: <bdi>{String(vehicle['number'])}</bdi>,
    meta: vehicle['active'] === false && (
      <ToneTag tone="neutral">{t('accountClient:vehicles.inactive')}</ToneTag>
    ),
  });
  return (
    <Show {...head} {...panelContent} headerButtons={<VehicleButtons vehicle={vehicle} />}>
      <div className={styles.panels}>
        <VehicleFacts vehicle={vehicle} />
        <VehicleVisits vehicleId={vehicle.id} />
        <DesignedLists resource={vehicles} id={vehicle.id} />
      </div>
    </Show>
  );
}

const { fields } = vehicleStandingsResource;

const plain = ['visitAt', 'vehicleTypeId', 'branchId', 'driverName', 'weight'] as const;

/** Results and description of a vehicle, with its papers. */
function VehicleFacts({ vehicle }: { readonly vehicle: ConsoleRecord }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  return (
    <Panel title={t('vehicles.facts')}>
      <Facts
        items={[
          { label: localize(fields.score.label), value: <StandingScore record={vehicle} /> },
          { label: localize(fields.certifiedUntil.label), value: <CertifiedUntil record={vehicle} /> },
          ...plain.map((name) => ({
            label: localize(fields[name].label),
            value: <RecordField name={name} field={fields[name]} record={vehicle} />,
          })),
          {
            label: localize(fields.papers.label),
            value: <RecordField name="papers" field={fields.papers} record={vehicle} />,
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}

interface DeleteVehicleProps {
  readonly vehicle: ConsoleRecord;
  readonly onDeleted: () => void;
}

/** Delete button with confirmation and undo; the API refuses while a request is about the vehicle, and names the request. */
function DeleteVehicle({ vehicle, onDeleted }: DeleteVehicleProps) {
  const { t } = useTranslation('accountClient');
  const remove = useDeleteRecord(vehicles, onDeleted);
  return (
    <Button
      type="text"
      icon={<DeleteOutlined aria-hidden="true" />}
      aria-label={t('vehicles.deleteOf', { name: String(vehicle['number']) })}
      onClick={() => remove(vehicle)}
    >
      {t('vehicles.delete')}
    </Button>
  );
}

/** Buttons above a vehicle: change, order an inspection, delete. */
export function VehicleButtons({ vehicle }: { readonly vehicle: ConsoleRecord }) {
  const { t } = useTranslation(['places', 'accountClient']);
  const navigate = useNavigate();
  return (
    <>
      <CanAccess resource="vehicles" action="edit">
        <LinkButton to={`/client/vehicles/${vehicle.id}/edit`} icon={<EditOutlined aria-hidden="true" />}>
          {t('accountClient:edit')}
        </LinkButton>
      </CanAccess>
      <LinkButton type="primary" to="/services">
        {t('vehicles.order')}
      </LinkButton>
      <CanAccess resource="vehicles" action="delete">
        <DeleteVehicle vehicle={vehicle} onDeleted={() => void navigate('/client/vehicles')} />
      </CanAccess>
    </>
  );
}

/** Inspections of a vehicle with service, date and score, the newest first. */
export function VehicleVisits({ vehicleId }: { readonly vehicleId: string }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const { data, error, refetch } = useOperation('clientInspections.ofVehicle', { params: { vehicleId } });
  return (
    <Panel title={t('vehicles.visits')}>
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!data && !error && <LoadingState as="lines" rows={3} />}
      {data?.length === 0 && <EmptyState title={t('vehicles.noVisits')} hint={t('vehicles.noVisitsHint')} />}
      <ul className={styles.visits}>
        {data?.map((visit) => (
          <li key={visit.id}>
            <Link to={`/client/requests/${visit.id}`}>
              {localize(visit.service.name)} <RequestNumber number={visit.number} />
            </Link>
            <span className={styles.facts}>
              {visit.visitAt && <DateText value={visit.visitAt} />}
              <RequestStateTag request={visit} />
              {visit.score !== null && (
                <GradeScore score={visit.score} grade={visit.grade} counts={!visit.revoked} />
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
