import { useTranslation } from 'react-i18next';
import { EnvironmentOutlined } from '@ant-design/icons';
import type { RequestView } from '#domain/api/requestViews';
import { requestKinds } from '#domain/requests/choices';
import { DateText } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Facts } from '@/requests/Facts';
import { hasWish, WishedTime } from '@/requests/visitTime/DayTimeChips';
import { PhoneLink } from 'sijil/react/components/links';
import { useOperation } from 'sijil/react/providers/operations';
import { Panel } from 'sijil/react/components/Panel';

/** Known facts of the order and its state. */
export function OrderFacts({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('client');
  const localize = useLocalize();
  const { package: bought, supervisor, inspector, visitAt } = request;
  const vehicles = request.vehicles.map(({ number, score }) =>
    score === null ? number : `${number} (${score})`,
  );
  return (
    <Facts
      items={[
        { label: t('request.service'), value: localize(request.service.name) },
        { label: t('request.kind'), value: localize(requestKinds[request.kind]) },
        { label: t('request.package'), value: bought && localize(bought.name) },
        { label: t('request.visit'), value: visitAt && <DateText value={visitAt} withTime /> },
        {
          label: t('request.wish'),
          value: !visitAt && hasWish(request) && <WishedTime wish={request} />,
        },
        { label: t('request.supervisor'), value: supervisor && <bdi>{supervisor.name}</bdi> },
        { label: t('request.inspector'), value: inspector && <bdi>{inspector.name}</bdi> },
        { label: t('request.placed'), value: <DateText value={request.createdAt} /> },
        {
          label: t('request.vehicles'),
          value: vehicles.length > 0 && <bdi>{vehicles.join(t('comma'))}</bdi>,
          wide: true,
        },
        ...request.answers.map(({ question, answer }) => ({
          label: localize(question),
          value: <bdi>{answer}</bdi>,
          wide: true,
        })),
        { label: t('request.notes'), value: request.notes && <bdi>{request.notes}</bdi>, wide: true },
      ].filter(({ value }) => value !== false)}
    />
  );
}

/** Branch to be inspected: its place and its responsible person. */
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
