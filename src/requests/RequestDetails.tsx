import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { paymentPlans, requestKinds } from '#domain/requests/choices';
import { DateText, Localized } from 'sijil/react/components/valueTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import { reviewBody } from '#domain/requests/inspectionBodies';
import type { Field } from 'sijil/schema/field';
import { Facts } from './Facts';
import { OrderedWith } from './OrderedWith';
import { ReinspectionPanel } from './ReinspectionPanel';
import { Place } from './rows/Place';
import styles from './RequestDetails.module.css';
import { hasWish, WishedTime } from './visitTime/DayTimeChips';
import { countsForVehicle } from '#domain/certificates/certificateState';
import { ScoreDial } from './ScoreDial';
import vehicleStyles from './VehicleList.module.css';

const fields: Readonly<Record<string, Field>> = reviewBody.fields;

/** Client's review of the inspection and the inspector. */
function ReviewSummary({ review }: { readonly review: RequestView['review'] }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  if (!review) return null;
  const ratings = Object.entries(review.ratings).map(([name, rating]) => ({
    label: localize(fields[name]?.label ?? name),
    value: t('details.ofFive', { rating }),
  }));
  return (
    <Panel title={t('details.review')}>
      <Facts
        items={[
          ...ratings,
          {
            label: localize(reviewBody.fields.comment.label),
            value: review.comment && <bdi>{review.comment}</bdi>,
            wide: true,
          },
        ]}
      />
    </Panel>
  );
}

interface RequestDetailsProps {
  readonly request: RequestView;
  /** Address of a request for this reader. */
  readonly hrefOf: (requestId: string) => string;
}

/** Order of a request: service, client, place and people. */
export function RequestDetails({ request, hrefOf }: RequestDetailsProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { service, client, supervisor, inspector, visitAt, visitNote, notes } = request;
  return (
    <>
      <Panel title={t('details.title')}>
        <Facts
          items={[
            { label: t('details.service'), value: <Localized text={service.name} /> },
            { label: t('details.kind'), value: localize(requestKinds[request.kind]) },
            { label: t('details.client'), value: <bdi>{client.name}</bdi> },
            { label: t('details.place'), value: <Place request={request} /> },
            {
              label: t('details.package'),
              value: request.package && <Localized text={request.package.name} />,
            },
            { label: t('details.plan'), value: request.quote && localize(paymentPlans[request.paymentPlan]) },
            { label: t('details.orderedAt'), value: <DateText value={request.createdAt} withTime /> },
            {
              label: t('details.preferredAt'),
              value: hasWish(request) && !visitAt ? <WishedTime wish={request} /> : null,
            },
            { label: t('details.visitAt'), value: visitAt && <DateText value={visitAt} withTime /> },
            { label: t('details.supervisor'), value: supervisor && <bdi>{supervisor.name}</bdi> },
            { label: t('details.inspector'), value: inspector && <bdi>{inspector.name}</bdi> },
            { label: t('details.visitNote'), value: visitNote && <bdi>{visitNote}</bdi>, wide: true },
            { label: t('details.notes'), value: notes && <bdi>{notes}</bdi>, wide: true },
          ]}
        />
        {request.answers.length > 0 && (
          <div className={styles.answers}>
            <h3 className={styles.subtitle}>{t('details.answers')}</h3>
            <Facts
              items={request.answers.map(({ question, answer }) => ({
                label: localize(question),
                value: <bdi>{answer}</bdi>,
              }))}
            />
          </div>
        )}
      </Panel>
      <OrderedWith request={request} hrefOf={hrefOf} />
      <ReinspectionPanel request={request} hrefOf={hrefOf} />
      <VehicleList request={request} />
      <ReviewSummary review={request.review} />
    </>
  );
}

/** Vehicles of a request, each with its score once there is one. */
function VehicleList({ request }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const { vehicles, certificates } = request;
  if (vehicles.length === 0) return null;
  return (
    <Panel
      title={t('details.vehicles')}
      meta={<span className={vehicleStyles.quiet}>{vehicles.length}</span>}
    >
      <ul className={vehicleStyles.list}>
        {vehicles.map(({ id, number, driverName, score, grade }) => (
          <li key={id} className={vehicleStyles.vehicle}>
            {score !== null && (
              <ScoreDial score={score} grade={grade} counts={countsForVehicle(certificates, id)} size={44} />
            )}
            <span className={vehicleStyles.words}>
              <bdi className={vehicleStyles.number}>{number}</bdi>
              {driverName && (
                <span className={vehicleStyles.quiet}>
                  {t('details.driver')}: <bdi>{driverName}</bdi>
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
