import { choice, defineShape } from 'sijil/schema/index';
import { paymentTerms } from '../pricing/paymentTerms';

/** Payment terms that finance agrees with a client, for its new invoices. */
export const paymentTermsBody = defineShape({
  paymentTerms: choice({
    label: { ar: 'مهلة السداد', en: 'Payment terms' },
    help: {
      ar: 'متى يُعد المبلغ متأخرًا. تسري على الفواتير الجديدة وحدها.',
      en: 'When an amount counts as overdue. Applies to new invoices only.',
    },
    options: paymentTerms,
    required: true,
  }),
});
