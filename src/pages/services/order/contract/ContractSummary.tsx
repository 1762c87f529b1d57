import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { paymentPlans } from '#domain/requests/choices';
import { Money } from '@framework/components/valueTexts';
import { useLocalize } from '@framework/providers/language';
import { hasWish } from '@/requests/visitTime/DayTimeChips';
import { useFacts } from '../OrderSummary';
import type { Order } from '../useOrder';
import styles from './Contract.module.css';

interface ContractSummaryProps {
  readonly order: Order;
  readonly request: RequestView;
  readonly toSignature: () => void;
}

/** What the contract is about, how often, for how much and when, above its text on a phone, with a way to the signature. */
export function ContractSummary({ order, request, toSignature }: ContractSummaryProps) {
  const { t } = useTranslation('order');
  const localize = useLocalize();
  const { quote, package: bought, paymentPlan } = request;
  const facts = [
    ...useFacts(order).map(({ name, value }) => ({ name: t(`summary.${name}`), value })),
    ...(bought ? [{ name: t('contract.visits'), value: bought.quantity }] : []),
    ...(hasWish(request) ? [] : [{ name: t('contract.when'), value: t('contract.later') }]),
    ...(quote
      ? [
          {
            name: t('contract.amount'),
            value: (
              <>
                <Money halalas={quote.total} strong /> · {localize(paymentPlans[paymentPlan])}
              </>
            ),
          },
        ]
      : []),
  ];
  return (
    <section className={styles.brief} aria-label={t('contract.terms')}>
      <dl>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button icon={<DownOutlined aria-hidden="true" />} onClick={toSignature}>
        {t('contract.toSignature')}
      </Button>
    </section>
  );
}
