import type { Transaction } from '../db/connect';
import { sendToWebhook } from '../events/sendToWebhook';
import type { AppContext } from '../http/appContext';
import { StepRefused } from './runErrors';
import { withLine } from './saveRun';
import type { Taken, Work } from './stepWork';

const off = {
  ar: 'خطاف الويب موقوف أو محذوف.',
  en: 'The webhook is switched off or deleted.',
};

/** Puts the record into the outbox of a webhook, which signs and repeats it as every event. @throws StepRefused */
export async function callWebhook(api: AppContext, tx: Transaction, work: Work): Promise<Taken> {
  const { run, resource, record, step } = work;
  const isSent = await sendToWebhook(tx, {
    webhookId: step.webhookId ?? '',
    resource: resource.name,
    recordId: record.id,
    kind: 'automation',
    at: api.clock(),
  });
  if (!isSent) throw new StepRefused(off);
  const outcome = withLine(run.outcome, {
    ar: 'أُرسل إلى خطاف الويب. نتيجته في «عمليات الإرسال».',
    en: 'Sent to the webhook. Its result is under “Deliveries”.',
  });
  return { changes: { step: run.step + 1, outcome } };
}
