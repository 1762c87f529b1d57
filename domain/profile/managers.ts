import { defineShape, email, money, phone, references, text } from '#framework/schema/index';

const label = { ar: 'الفروع التي يتابعها', en: 'Branches they manage' };

const branchIds = references({ label, to: 'branches' });

/** A branch manager is invited by mail with a one-time password. */
export const inviteManagerBody = defineShape({
  name: text({ isName: true, label: { ar: 'الاسم الكامل', en: 'Full name' }, required: true, max: 120 }),
  email: email({ label: { ar: 'البريد الإلكتروني', en: 'Email' }, required: true }),
  phone: phone({ label: { ar: 'رقم الجوال', en: 'Phone' }, required: true }),
  // A manager is invited to look after at least one branch.
  branchIds: references({ label, to: 'branches', required: true }),
});

/** Limit of a manager for signing and paying one order, VAT included; empty: no limit. */
export const managerLimitBody = defineShape({
  limit: money({
    label: { ar: 'أعلى مبلغ للطلب الواحد', en: 'Most for one order' },
    help: {
      ar: 'شاملًا الضريبة. اتركه فارغًا ليوقّع ويدفع بلا حد، أو اكتب 0 لتوقّع أنت كل عقد وتدفعه.',
      en: 'VAT included. Empty: no limit. 0: you sign and pay everything yourself.',
    },
  }),
});

/** All the branches that a manager looks after from now on; none is allowed. */
export const managerBranchesBody = defineShape({ branchIds });

/**
 * True when the caller may sign for and pay an order of this total (halalas, VAT included). A limit of null is none; an
 * order without a price is beyond every limit (rules 6.9).
 */
export function isWithinSpendingLimit(limit: number | null, total: number | null): boolean {
  return limit === null || (total !== null && total <= limit);
}
