import { frameworkJobs } from 'sijil/server/features';
import type { Jobs } from 'sijil/server/jobs/startWorker';
import { drawCertificate, exportCertificates } from '../../modules/certificates/drawCertificate';
import { drawContract, drawSignedContract } from '../../modules/contracts/drawContract';
import { drawTaxDocument } from '../../modules/payments/issueTaxDocument';
import { exportComparison } from '../../modules/comparison/toComparisonData';
import { exportReport } from '../../modules/inspections/report/registerReports';
import { exportGallery } from '../../modules/gallery/exportGallery';
import { forgetExpired } from '../../modules/retention/forgetExpired';
import { recheckPayment, settleQueuedPayment } from '../../modules/payments/settleCardPayment';
import { exportPayments } from '../../modules/refunds/exportPayments';
import { exportLetter } from '../../modules/payments/reminderLetter';
import { exportStatement } from '../../modules/payments/statement';
import { sendRefund } from '../../modules/refunds/sendRefund';
import { completeDueRequests, expireDueCorrections, remindCorrections, remindPayments } from './dueRequests';
import { sendHeldMails } from './sendHeldMails';
import { remindDocuments } from './remindDocuments';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { MailAttachment } from '../../adapters/mail/mailer';
import type { AppContext } from 'sijil/server/http/appContext';
import { appliedBrand } from 'sijil/server/db/followChanges';
import { files } from 'sijil/server/db/schema/files';
import { mailMessages } from '../../db/schema/messages';

/** Implementations of the jobs. All are idempotent, since each may run more than once. */
const tasks: Jobs['tasks'] = {
  ...frameworkJobs.tasks,
  deliverMail,
  drawContract,
  drawSignedContract,
  drawTaxDocument,
  drawCertificate,
  settlePayment: settleQueuedPayment,
  recheckPayment,
  sendRefund,
  exportPayments,
  exportStatement,
  exportLetter,
  exportGallery,
  exportCertificates,
  exportComparison,
  exportReport,
  forgetExpired: (api) => forgetExpired(api),
  autoComplete: completeDueRequests,
  expireCorrections: expireDueCorrections,
  remindCorrections,
  sendHeldMails,
  remindDocuments,
  remindPayments,
};

/** Schedule of the deadline checks, every quarter of an hour; a missed one is made up for by the next. */
const everyQuarter = '*/15 * * * *';
/** 03:20 in Riyadh. */
const everyNight = '20 0 * * *';

/** Jobs of the portal's queue. */
export const jobs: Jobs = {
  tasks,
  schedule: [
    ...frameworkJobs.schedule,
    { task: 'autoComplete', match: everyQuarter },
    { task: 'expireCorrections', match: everyQuarter },
    { task: 'remindCorrections', match: everyQuarter },
    { task: 'sendHeldMails', match: everyQuarter },
    { task: 'remindDocuments', match: everyQuarter },
    { task: 'remindPayments', match: everyQuarter },
    { task: 'forgetExpired', match: everyNight },
  ],
};

const payload = z.object({ id: z.uuid() });

/** Sends an unsent email. Without a mail server it stays unsent, for the mailbox page. */
async function deliverMail(api: AppContext, input: unknown): Promise<void> {
  const { id } = payload.parse(input);
  const [mail] = await api.db.select().from(mailMessages).where(eq(mailMessages.id, id));
  if (!mail || mail.sentAt || !api.mailer.delivers) return;
  const { to, subject, text, html, unsubscribe } = mail;
  const attachments = await attachmentsOf(api, mail.attachmentId);
  const { senderName } = appliedBrand();
  await api.mailer.send({
    id,
    to,
    subject,
    text,
    html,
    senderName,
    unsubscribe,
    ...(attachments.length > 0 && { attachments }),
  });
  // Sent emails are deleted: they may contain a one-time password or a sign-in link.
  await api.db
    .update(mailMessages)
    .set({ sentAt: api.clock(), text: '', html: '', unsubscribe: null })
    .where(eq(mailMessages.id, id));
}

async function attachmentsOf(api: AppContext, id: string | null): Promise<MailAttachment[]> {
  if (!id) return [];
  const [file] = await api.db.select().from(files).where(eq(files.id, id));
  if (!file) return [];
  return [{ filename: file.name, contentType: file.type, content: await api.storage.read(file.sha256) }];
}
