import { defineShape, longText, text } from '../schema/index';
import { reason, version } from './stepBodies';

/** Which of a request's certificates is meant; it may stay away where there is but one (a fleet's vehicles have one each). */
const certificateCode = text({ label: { ar: 'رمز الشهادة', en: 'Certificate code' }, max: 40 });

export const revokeCertificateBody = defineShape({ version, certificateCode, reason });

/** `templateId`: which of the house's posts; the first of them where none is named. */
export const sharePostBody = defineShape({
  certificateCode,
  templateId: text({ label: { ar: 'المنشور', en: 'Post' }, max: 36 }),
});

export const revocationReplyBody = defineShape({
  version,
  certificateCode,
  reply: longText({ label: { ar: 'ردّك', en: 'Your reply' }, required: true, max: 1000 }),
});
