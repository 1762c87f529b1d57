import { defineShape, nationalId, text } from '#framework/schema/index';

/** Whose identity is to be proven: a citizen's national id or a resident's number. */
export const identityBody = defineShape({
  nationalId: nationalId({
    label: { ar: 'رقم الهوية الوطنية أو الإقامة', en: 'National ID or residence number' },
    required: true,
  }),
});

/** The identity service's word about an attempt, as it posts it (rules 10.6). */
export const identityCallbackBody = defineShape({
  token: text({ label: { ar: 'الرمز', en: 'Token' }, required: true, max: 20_000 }),
  transId: text({ label: { ar: 'العملية', en: 'Transaction' }, required: true, max: 100 }),
  requestId: text({ label: { ar: 'الطلب', en: 'Request' }, max: 100 }),
});
