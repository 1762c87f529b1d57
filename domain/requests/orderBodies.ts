import {
  choice,
  date,
  dateTime,
  defineShape,
  longText,
  ownedList,
  reference,
  references,
  text,
} from '#framework/schema/index';
import { paymentPlans } from './choices';

const subject = {
  serviceId: reference({ label: { ar: 'الخدمة', en: 'Service' }, to: 'services', required: true }),
  branchId: reference({ label: { ar: 'الفرع', en: 'Branch' }, to: 'branches' }),
  vehicleIds: references({ label: { ar: 'المركبات', en: 'Vehicles' }, to: 'vehicles' }),
};

/** The rest of an order of several branches: a request is opened for each (rules 3.15). */
const otherBranchIds = references({ label: { ar: 'الفروع الأخرى', en: 'Other branches' }, to: 'branches' });

/** Body of a quote for an order. */
export const quoteBody = defineShape({
  ...subject,
  otherBranchIds,
  packageId: text({ label: { ar: 'الباقة', en: 'Package' } }),
  paymentPlan: choice({
    label: { ar: 'خطة الدفع', en: 'Payment plan' },
    options: paymentPlans,
    default: 'one',
  }),
});

const orderAnswers = ownedList({
  label: { ar: 'أسئلة الطلب', en: 'Order questions' },
  item: { ar: 'إجابة', en: 'Answer' },
  fields: {
    questionId: text({ label: { ar: 'السؤال', en: 'Question' }, required: true }),
    answer: text({ label: { ar: 'الإجابة', en: 'Answer' }, required: true, max: 500 }),
  },
});

const details = {
  /** A day at any hour; left aside where `preferredAt` names the hour too. */
  preferredOn: date({ label: { ar: 'اليوم المفضّل', en: 'Preferred day' } }),
  preferredAt: dateTime({ label: { ar: 'الموعد المفضّل', en: 'Preferred time' } }),
  answers: orderAnswers,
  notes: longText({ label: { ar: 'تعليق للفريق', en: 'Notes for the team' }, max: 1000 }),
};

export const orderBody = defineShape({ ...quoteBody.fields, ...details });

export const customOrderBody = defineShape({
  ...subject,
  ...details,
  notes: longText({
    label: { ar: 'وصف ما تحتاجه', en: 'Description of what you need' },
    required: true,
    max: 2000,
  }),
});

/** Out of one purchase, or, where none is named, out of the whole balance: the first to expire first (rules 4.4). */
export const redeemBody = defineShape({
  ...subject,
  otherBranchIds,
  purchaseId: text({ label: { ar: 'الباقة المشتراة', en: 'Purchased package' } }),
  ...details,
});

const { serviceId: _, ...terms } = quoteBody.fields;

/** Price of a named service for this caller; the terms of a quote, with the service in the address. */
export const clientPriceBody = defineShape(terms);
