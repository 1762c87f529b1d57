/** Every job that the portal runs. */
export const taskNames = [
  'deliverMail',
  'drawContract',
  'drawSignedContract',
  'drawTaxDocument',
  'drawCertificate',
  'settlePayment',
  'recheckPayment',
  'sendRefund',
  'exportPayments',
  'exportGallery',
  'exportCertificates',
  'expireExports',
  'forgetLiveEvents',
  'forgetUnusedUploads',
  'forgetEvidenceUploads',
  'autoComplete',
  'expireCorrections',
  'remindCorrections',
  'sendHeldMails',
  'remindDocuments',
] as const;
export type TaskName = (typeof taskNames)[number];
