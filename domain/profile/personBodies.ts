import { companyFields, englishName } from './companyFields';
import {
  boolean,
  defineShape,
  email,
  money,
  nationalId,
  password,
  phone,
  references,
  text,
} from 'sijil/schema/index';

const label = { ar: 'الفروع التي يتابعها', en: 'Branches they manage' };

const branchIds = references({ label, to: 'branches' });

/** Invitation of a branch manager, by mail with a one-time password. */
export const inviteManagerBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  // A manager is invited for at least one branch.
  branchIds: references({ label, to: 'branches', required: true }),
});

/** Limit of a manager for signing and paying one order, VAT included; empty: no limit. */
export const managerLimitBody = defineShape({
  limit: money({
    label: { ar: 'حد التوقيع والدفع', en: 'Limit for signing and paying' },
    help: {
      ar: 'للطلب الواحد، شاملًا الضريبة. اتركه فارغًا ليوقّع ويدفع بلا حد، أو اكتب 0 لتوقّع أنت كل عقد وتدفعه.',
      en: 'For one order, VAT included. Leave empty for no limit, or enter 0 to sign and pay everything yourself.',
    },
  }),
});

/** Complete new list of a manager's branches; it may be empty. */
export const managerBranchesBody = defineShape({ branchIds });

/**
 * True when the caller may sign for and pay an order of this total (halalas, VAT included). A null limit is no limit; an order
 * without a price exceeds every limit (rules 6.9).
 */
export function isWithinSpendingLimit(limit: number | null, total: number | null): boolean {
  return limit === null || (total !== null && total <= limit);
}

/**
 * Fields that users may change about themselves; their e-mail is verified and therefore fixed. The last two are the company’s, for
 * its own account.
 */
export const personBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  nameEn: englishName(120),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  position: text({ isName: true, label: { ar: 'المسمى الوظيفي', en: 'Position' }, max: 80 }),
  companyNameEn: companyFields.companyNameEn,
});

/** Confirmation before an account is erased: the company's name, and the owner's password. */
export const deleteAccountBody = defineShape({
  companyName: text({ label: { ar: 'اسم المنشأة للتأكيد', en: 'Company name, to confirm' }, required: true }),
  password: password({
    label: { ar: 'كلمة المرور الحالية', en: 'Current password' },
    required: true,
    existing: true,
  }),
});

/** Activates an account, or deactivates it (rules 3.11). */
export const changeStatusBody = defineShape({
  active: boolean({ label: { ar: 'الحساب مفعّل', en: 'Active' }, required: true }),
});

/** Identity to be proven: a citizen's national id or a resident's number. */
export const identityBody = defineShape({
  nationalId: nationalId({
    label: { ar: 'رقم الهوية الوطنية أو الإقامة', en: 'National ID or residence number' },
    required: true,
  }),
});

/** Result of an attempt, as the identity service posts it (rules 10.6). */
export const identityCallbackBody = defineShape({
  token: text({ label: { ar: 'الرمز', en: 'Token' }, required: true, max: 20_000 }),
  transId: text({ label: { ar: 'العملية', en: 'Transaction' }, required: true, max: 100 }),
  requestId: text({ label: { ar: 'الطلب', en: 'Request' }, max: 100 }),
});
