import type { Jobs } from '#framework/server/jobs/startWorker';
import { exportCertificates } from '../../modules/certificates/exportCertificates';
import { drawCertificate } from '../../modules/certificates/drawCertificate';
import { drawContract } from '../../modules/contracts/drawContract';
import { drawSignedContract } from '../../modules/contracts/drawSignedContract';
import { drawTaxDocument } from '../../modules/payments/drawTaxDocument';
import { expireExports } from '#framework/server/exports/expireExports';
import { exportComparison } from '../../modules/comparison/exportComparison';
import { exportReport } from '../../modules/inspections/report/exportReport';
import { exportGallery } from '../../modules/gallery/exportGallery';
import { forgetEvidenceUploads } from '../../modules/inspections/field/forgetEvidenceUploads';
import { forgetUnusedUploads } from '#framework/server/files/forgetUnusedUploads';
import { forgetLiveEvents } from '#framework/server/live/forgetLiveEvents';
import { recheckPayment, settleQueuedPayment } from '../../modules/payments/recheckPayment';
import { exportPayments } from '../../modules/refunds/exportPayments';
import { sendRefund } from '../../modules/refunds/sendRefund';
import { deliverMail } from './deliverMail';
import { remindCorrections } from './remindCorrections';
import { sendHeldMails } from './sendHeldMails';
import { remindPayments } from './remindPayments';
import { remindDocuments } from './remindDocuments';
import { completeDueRequests, expireDueCorrections } from './dueRequests';

/** Implementations of the jobs. Each may run more than once and then changes nothing. */
const tasks: Jobs['tasks'] = {
  deliverMail,
  drawContract,
  drawSignedContract,
  drawTaxDocument,
  drawCertificate: (api, payload) => drawCertificate(api, payload as { readonly certificateId: string }),
  settlePayment: settleQueuedPayment,
  recheckPayment,
  sendRefund,
  exportPayments,
  exportGallery,
  exportCertificates,
  exportComparison,
  exportReport,
  expireExports: (api) => expireExports(api),
  forgetLiveEvents: (api) => forgetLiveEvents(api),
  forgetUnusedUploads,
  forgetEvidenceUploads: (api) => forgetEvidenceUploads(api),
  autoComplete: completeDueRequests,
  expireCorrections: expireDueCorrections,
  remindCorrections,
  sendHeldMails,
  remindDocuments,
  remindPayments,
};

/** The deadlines are looked at every quarter of an hour; a missed one is made up for at the next. */
const everyQuarter = '*/15 * * * *';
/** 03:20 in Riyadh. */
const everyNight = '20 0 * * *';

/** Work of the portal's queue. */
export const jobs: Jobs = {
  tasks,
  schedule: [
    { task: 'autoComplete', match: everyQuarter },
    { task: 'expireCorrections', match: everyQuarter },
    { task: 'remindCorrections', match: everyQuarter },
    { task: 'sendHeldMails', match: everyQuarter },
    { task: 'remindDocuments', match: everyQuarter },
    { task: 'remindPayments', match: everyQuarter },
    { task: 'expireExports', match: everyQuarter },
    { task: 'forgetLiveEvents', match: everyQuarter },
    { task: 'forgetUnusedUploads', match: everyQuarter },
    { task: 'forgetEvidenceUploads', match: everyNight },
  ],
};
