import { useTranslation } from 'react-i18next';
import { vehicleStandingsResource } from '#resources/vehicleStandings';
import { Panel } from '@framework/components/Panel';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { RecordField } from '@framework/fields/FieldValue';
import { useLocalize } from '@framework/providers/language';
import { Facts } from '@/requests/Facts';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';

const { fields } = vehicleStandingsResource;
const plain = ['visitAt', 'vehicleTypeId', 'branchId', 'driverName', 'weight'] as const;

/** Results and description of a vehicle, with its papers. */
export function VehicleFacts({ vehicle }: { readonly vehicle: ConsoleRecord }) {
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
