import { Button, Input } from 'antd';
import { type FormEvent, useCallback, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ServiceView } from '#domain/api/orderViews';
import { paymentPlans } from '#domain/requests/choices';
import { openingAnswer } from '#domain/scheduling/statedHours';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { dueInWords } from '#domain/pricing/instalments';
import { Money } from 'sijil/react/components/valueTexts';
import { ChoiceCard, StepBar } from 'sijil/react/components/steps';
import { useShowProblem } from 'sijil/react/forms/useShowProblem';
import styles from '../Order.module.css';
import { offersTwoPayments, type OrderData } from '../orderData';
import { hasOneWay, isStepComplete } from '../orderSteps';
import { OrderPrice, OrderTotal, useQuote } from '../OrderSummary';
import { usePlaceOrder } from '../usePlaceOrder';
import type { Order } from '../useOrder';
import own from './DetailsStep.module.css';
import { PreferredTime } from './PreferredTime';

/** Step with preferred time, note and payment, which places the order. */
export function DetailsStep({ order }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  const { service, branches, data, change, goBack } = order;
  const { place, pending, error } = usePlaceOrder(order);
  const custom = data.choice?.kind === 'custom';
  const ready = isStepComplete('details', service, data);
  const form = useRef<HTMLFormElement>(null);
  useShowProblem(form, error);
  const wish = useCallback(
    (details: Pick<OrderData, 'preferredOn' | 'preferredAt'>) => change({ type: 'details', details }),
    [change],
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ready) void place();
  };
  return (
    <form ref={form} id="order-details" onSubmit={submit}>
      <h2 className={styles.heading}>{t('details.title')}</h2>
      <h3 className={styles.section}>{t('details.when')}</h3>
      {data.branchIds.length > 1 ? (
        <p className={styles.quiet}>{t('details.whenEach')}</p>
      ) : (
        <>
          <PreferredTime
            serviceId={service.id}
            branch={branches.find(({ id }) => id === data.branchIds[0]) ?? null}
            stated={openingAnswer(
              service.questions.map(({ id, text }) => ({ question: text, answer: data.answers[id] ?? '' })),
            )}
            wish={data}
            onChange={wish}
          />
          <p className={styles.quiet}>{t('details.whenHint')}</p>
        </>
      )}
      {service.questions.map((question) => (
        <Question key={question.id} question={question} order={order} />
      ))}
      <Notes order={order} required={custom} />
      {hasOneWay(service) && <OtherWay order={order} custom={custom} />}
      {offersTwoPayments(data.choice, service) && <Plan order={order} />}
      <OrderPrice order={order} />
      {error && (
        <Alert
          className={own.error}
          type="error"
          showIcon
          role="alert"
          message={t('details.failed')}
          description={[error.message, ...Object.values(error.fields).flat()].join(' ')}
        />
      )}
      <StepBar onBack={goBack} hint={ready ? <OrderTotal order={order} /> : t('details.missing')}>
        <Button type="primary" size="large" htmlType="submit" disabled={!ready} loading={pending}>
          {t(`details.place.${data.choice?.kind ?? 'package'}`)}
        </Button>
      </StepBar>
    </form>
  );
}

interface QuestionProps {
  readonly question: ServiceView['questions'][number];
  readonly order: Order;
}

function Question({ question, order: { data, change } }: QuestionProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const id = useId();
  return (
    <div className={own.field}>
      <label htmlFor={id} className={styles.section}>
        {localize(question.text)}{' '}
        {!question.mandatory && <span className={own.optional}>{t('optional')}</span>}
      </label>
      <Input
        id={id}
        size="large"
        maxLength={500}
        required={question.mandatory}
        value={data.answers[question.id] ?? ''}
        onChange={(event) => change({ type: 'answer', questionId: question.id, answer: event.target.value })}
      />
    </div>
  );
}

function Notes({ order: { data, change }, required }: { readonly order: Order; readonly required: boolean }) {
  const { t } = useTranslation('order');
  const id = useId();
  return (
    <div className={own.field}>
      <label htmlFor={id} className={styles.section}>
        {t(required ? 'details.describe' : 'details.notes')}{' '}
        {!required && <span className={own.optional}>{t('optional')}</span>}
      </label>
      <Input.TextArea
        id={id}
        rows={required ? 5 : 3}
        maxLength={required ? 2000 : 1000}
        required={required}
        value={data.notes}
        placeholder={t(required ? 'details.describeHint' : 'details.notesHint')}
        onChange={(event) => change({ type: 'details', details: { notes: event.target.value } })}
      />
    </div>
  );
}

/** Link to a custom order where no choice of purchase is shown, and back. */
function OtherWay({
  order: { change, service, data },
  custom,
}: {
  readonly order: Order;
  readonly custom: boolean;
}) {
  const { t } = useTranslation('order');
  if (data.branchIds.length > 1) return null;
  const choice = { kind: custom ? 'single' : 'custom' } as const;
  return (
    <Button
      type="link"
      className={own.otherWay ?? ''}
      onClick={() => change({ type: 'choice', choice, service })}
    >
      {t(custom ? 'details.toStandard' : 'details.toCustom')}
    </Button>
  );
}

function Plan({ order: { service, data, change } }: { readonly order: Order }) {
  const { t } = useTranslation('order');
  // Amount and day of the second payment are shown before it is chosen.
  const { data: quote } = useQuote(service.id, { ...data, paymentPlan: 'two' }, true);
  const second = quote?.instalments[1];
  const localize = useLocalize();
  return (
    <>
      <h3 className={styles.section}>{t('details.plan')}</h3>
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">{t('details.plan')}</legend>
        {(['one', 'two'] as const).map((plan) => (
          <ChoiceCard
            key={plan}
            name="plan"
            checked={data.paymentPlan === plan}
            onChoose={() => change({ type: 'plan', plan })}
          >
            <span className={styles.name}>{localize(paymentPlans[plan])}</span>
            {plan === 'two' && second && (
              <span className={styles.quiet}>
                {t('details.second')} <Money halalas={second.amount} /> · {localize(dueInWords(second))}
              </span>
            )}
          </ChoiceCard>
        ))}
      </fieldset>
    </>
  );
}
