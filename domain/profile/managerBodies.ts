import { defineShape, email, phone, references, text } from '../schema/index';

const branchIds = references({
  label: { ar: 'الفروع التي يتابعها', en: 'Branches they manage' },
  to: 'branches',
});

/** A branch manager is invited by mail with a one-time password. */
export const inviteManagerBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  branchIds,
});

/** All the branches that a manager looks after from now on; none is allowed. */
export const managerBranchesBody = defineShape({ branchIds });
