import { expect, test } from 'vitest';
import { rights } from '#domain/workflow/rights';
import { rights as rightsOfExample } from '../../packages/library/resources/rights';
import { codeFolders } from '../support/folderTree';
import { labelsOfCalls } from './literals';
import { namespaces, pluralOf, textsOf, withoutPlural } from './texts';

const labels = labelsOfCalls(codeFolders.all, 'label');
const items = labelsOfCalls(codeFolders.all, 'item');

test('the labels of fields and the items of lists are found in the code', () => {
  expect(labels.length).toBeGreaterThan(500);
  expect(items.length).toBeGreaterThan(8);
});

test('the label of a field is a noun phrase: «حقل «…» مطلوب.», «لوحة حسب «…»»', () => {
  // A yes-or-no field may be a statement: «لا يتكرر». Particles, question words, and verbs: passive ones have a damma.
  const noNoun =
    /^(?:إلى|على|في|من|ما|لا|متى|إذا|عند|حتى|هل|مع|كيف|أين|لمن|وإلى|بـ?(?:صلاحيات|حقول|انتظار|دون|لا)|يتبع|يظهر|يرتبط|بدأ|انتهى|حلّت|أضاف)(?=\s|$|؟)|^[أ-ي]ُ[أ-ي]/;
  const wrong = labels.filter(({ ar, calls }) => calls !== 'boolean' && noNoun.test(ar));
  expect(wrong.map(({ place, ar }) => `${place}  ${ar}`)).toEqual([]);
});

test('the item of an owned list is indefinite, as in «إضافة خطوة»', () => {
  const definite = items.filter(({ ar }) => ar.startsWith('ال'));
  expect(definite.map(({ place, ar }) => `${place}  ${ar}`)).toEqual([]);
});

test('a plural family with the same noun for 3 and for 11 has its number in brackets or after a colon', () => {
  const wrong = namespaces.flatMap((namespace) => {
    const texts = textsOf('ar', namespace);
    return [...texts].flatMap(([key, few]) => {
      if (pluralOf(key) !== 'few' || texts.get(`${withoutPlural(key)}_many`) !== few) return [];
      // A number of another thing may come first: «{{count}} من 5».
      const isApart =
        /\(\{\{count\}\}\)|: \{\{\w+\}\}|\{\{count\}\} من(?:ها)? |\{\{count\}\} [ا-ي]*(?:تحتاج|كيلو)/.test(
          few,
        );
      return few.includes('{{count}}') && !isApart ? [`${namespace}:${key}  ${few}`] : [];
    });
  });
  expect(wrong).toEqual([]);
});

/** Verbal nouns, and verbs, with which the name of a right begins: reviewed, as no pattern tells them from other nouns. */
const verbalNouns = new Set(
  `الاطلاع إضافة تعديل حذف تصميم تنفيذ اتخاذ إدارة مشاركة عرض تحرير تعيين تغيير قبول طلب إلغاء إرسال إسناد دعوة تحديد إيقاف فتح
  تصدير رد تسجيل إعادة تحويل الرد نشر أرشفة البت تقييم الإبلاغ تطبيق إصدار رفع توقيع الدفع سداد تأكيد رفض اقتراح الموافقة اختيار
  تقديم بدء التراجع تسليم إنهاء اعتماد إغلاق معاينة إرجاع استخدام إتمام تصحيح`.split(/\s+/),
);
const verbs = new Set(
  `See Add Change Delete Design Do Make Manage Share Write Assign Accept Order Move Cancel Send Invite Choose Set Deactivate Open
  Export Refund Record Try Reply Publish Archive Decide Rate Review Report Apply Generate Upload Request Sign Pay Confirm Reject Propose
  Approve Reschedule Bring Start Undo Submit Return Finish Reopen Assess Recalculate Reissue Revoke Close Ask Decline Preview Redeem Correct Remove`.split(
    /\s+/,
  ),
);

test('a right begins with a verbal noun in Arabic, and with a verb in English', () => {
  const all = Object.entries({ ...rights, ...rightsOfExample });
  expect(all.length).toBeGreaterThan(100);
  const wrong = all.filter(
    ([, { ar, en }]) => !verbalNouns.has(ar.split(' ')[0] ?? '') || !verbs.has(en.split(' ')[0] ?? ''),
  );
  expect(wrong.map(([name, { ar, en }]) => `${name}  ${ar} / ${en}`)).toEqual([]);
});
