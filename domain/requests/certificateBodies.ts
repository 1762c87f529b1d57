import { defineShape, longText, text } from '#framework/schema/index';
import { reason, version } from './stepBodies';

/** Certificate of a request; optional for a request with one certificate (a fleet's vehicles have one each). */
const certificateCode = text({ label: { ar: 'رمز الشهادة', en: 'Certificate code' }, max: 40 });

/**
 * Revocation of a certificate, without a version where the certificate is named on its own page: it is refused once it
 * is not valid.
 */
export const revokeCertificateBody = defineShape({
  version: { ...version, required: false },
  certificateCode,
  reason,
});

/** Sharing of a certificate; `templateId` names the post, the first published one by default. */
export const sharePostBody = defineShape({
  certificateCode,
  templateId: text({ label: { ar: 'المنشور', en: 'Post' }, max: 36 }),
});

export const revocationReplyBody = defineShape({
  version,
  certificateCode,
  reply: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 1000 }),
});
