import { EnvironmentOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PhoneLink } from '@framework/components/PhoneLink';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import { Facts } from '@/requests/Facts';
import { Panel } from '@framework/components/Panel';

/** The branch that is inspected: where it is and who answers for it. */
export function BranchPanel({ branchId }: { readonly branchId: string }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { data = [] } = useOperation('branches.listOwn');
  const branch = data.find(({ id }) => id === branchId);
  if (!branch) return null;
  return (
    <Panel title={t('branch.title')}>
      <Facts
        items={[
          { label: t('branch.name'), value: <bdi>{branch.name}</bdi> },
          { label: t('branch.restaurant'), value: branch.restaurant && <bdi>{branch.restaurant}</bdi> },
          {
            label: t('branch.address'),
            value: [localize(branch.city), localize(branch.district), branch.street]
              .filter(Boolean)
              .join(t('comma')),
          },
          { label: t('branch.responsible'), value: <bdi>{branch.responsibleName}</bdi> },
          {
            label: t('branch.phone'),
            value: <PhoneLink phone={branch.responsiblePhone} />,
          },
          {
            label: t('branch.place'),
            value: branch.place && (
              <>
                <a
                  className="no-print"
                  href={`https://www.google.com/maps?q=${branch.place.latitude},${branch.place.longitude}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  <EnvironmentOutlined aria-hidden="true" /> {t('branch.map')}
                </a>
                <bdi dir="ltr" className="print-only">
                  {`${branch.place.latitude}, ${branch.place.longitude}`}
                </bdi>
              </>
            ),
          },
        ]}
      />
    </Panel>
  );
}
