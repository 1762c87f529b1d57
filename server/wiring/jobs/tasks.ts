import type { AppContext } from '#framework/server/http/appContext';
import { exportCertificates } from '../../modules/certificates/exportCertificates';
import { drawCertificate } from '../../modules/certificates/drawCertificate';
import { drawContract } from '../../modules/contracts/drawContract';
import { drawSignedContract } from '../../modules/contracts/drawSignedContract';
import { drawTaxDocument } from '../../modules/payments/drawTaxDocument';
import { expireExports } from '../../modules/exports/expireExports';
import { exportComparison } from '../../modules/comparison/exportComparison';
import { exportReport } from '../../modules/inspections/report/exportReport';
import { exportGallery } from '../../modules/gallery/exportGallery';
import { forgetEvidenceUploads } from '../../modules/inspections/field/forgetEvidenceUploads';
import { forgetUnusedUploads } from '../../services/files/forgetUnusedUploads';
import { forgetLiveEvents } from '../../modules/live/forgetLiveEvents';
import { recheckPayment, settleQueuedPayment } from '../../modules/payments/recheckPayment';
import { exportPayments } from '../../modules/refunds/exportPayments';
import { sendRefund } from '../../modules/refunds/sendRefund';
import { deliverMail } from './deliverMail';
import { remindCorrections } from './remindCorrections';
import { sendHeldMails } from './sendHeldMails';
import { remindPayments } from './remindPayments';
import { remindDocuments } from './remindDocuments';
import { completeDueRequests, expireDueCorrections } from './dueRequests';
import type { TaskName } from '../../jobs/taskNames';

type Job = (api: AppContext, payload: unknown) => Promise<void>;

/** Implementations of the jobs. Each may run more than once and then changes nothing. */
export const tasks: Readonly<Record<TaskName, Job>> = {
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
