import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { branchStandingsResource } from '#resources/branchStandings';
import { PhoneLink } from '@framework/components/PhoneLink';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { RecordField } from '@framework/fields/FieldValue';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { Facts } from '@/requests/Facts';
import { Panel } from '@framework/components/Panel';
import { CertifiedUntil, StandingScore } from '@/requests/rows/standingDrawing';

const plain = ['cityId', 'street', 'shortAddress', 'responsibleName', 'responsiblePhone'] as const;

/** Place of a branch, its responsible person, and its state. */
export function BranchFacts({ branch }: { readonly branch: ConsoleRecord }) {
  const { t } = useTranslation('places');
  const localize = useLocalize();
  const readsManagers = useMayCall('branchManagers.list');
  const { fields } = branchStandingsResource;
  return (
    <Panel title={t('branches.facts')}>
      <Facts
        items={[
          { label: localize(fields.score.label), value: <StandingScore record={branch} /> },
          { label: localize(fields.certifiedUntil.label), value: <CertifiedUntil record={branch} /> },
          ...plain
            .filter((name) => branch[name] != null)
            .map((name) => ({
              label: localize(fields[name].label),
              value: <RecordField name={name} field={fields[name]} record={branch} />,
            })),
          ...(readsManagers
            ? [{ label: t('branches.managers'), value: <Managers branchId={branch.id} />, wide: true }]
            : []),
        ]}
      />
    </Panel>
  );
}

/** Managers of the branch, for its owner. */
function Managers({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('places');
  const { data = [] } = useOperation('branchManagers.list');
  const own = data.filter(({ branches }) => branches.some(({ id }) => id === branchId));
  if (own.length === 0) return <Link to="/account?tab=managers">{t('branches.noManager')}</Link>;
  return own.map(({ id, name, phone }) => (
    <div key={id}>
      <bdi>{name}</bdi> · <PhoneLink phone={phone} />
    </div>
  ));
}
