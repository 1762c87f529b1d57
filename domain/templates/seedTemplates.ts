import type { CertificateTemplate, SocialTemplate } from './certificateTemplate';
import { hoursText } from 'sijil/base/i18n/worded';
import { RESCHEDULE_NOTICE_HOURS } from '../scheduling/deadlines';
import type { ContractTemplate, TemplateClause } from './contractTemplate';

/** Certificate design of a new portal; an admin publishes further versions of it. */
export const certificateDesign: CertificateTemplate = {
  key: 'inspection_certificate',
  title: { ar: 'شهادة تفتيش', en: 'Certificate of Inspection' },
  texts: {
    awarded: { ar: 'تُمنح هذه الشهادة إلى', en: 'This certificate is awarded to' },
    basis: {
      ar: 'بعد زيارة تفتيش ميدانية روجعت نتائجها واعتُمدت، بالدرجة المبيّنة هنا.',
      en: 'after an on-site inspection whose results were reviewed and approved, with the score shown here.',
    },
    basisCorrected: {
      ar: 'بعد زيارة تفتيش ميدانية واعتماد ما صُحّح بعدها، بالدرجة المبيّنة هنا.',
      en: 'after an on-site inspection and the approval of what was corrected since, with the score shown here.',
    },
    verify: {
      ar: 'امسح رمز الاستجابة السريعة بكاميرا الجوال، أو افتح الرابط، لتعرف هل الشهادة سارية أم منتهية أم ملغاة.',
      en: 'Scan the QR code with a phone camera, or open the link, to see whether it is valid, expired or revoked.',
    },
    note: { ar: '', en: '' },
  },
  layout: { border: 'double', band: true, rosette: true, people: true, hijri: true },
};

/** Post for sharing certificates while none is published; a new template starts as a copy of it. */
export const certificatePost: SocialTemplate = {
  key: 'certificate_post',
  title: { ar: 'إعلان الشهادة', en: 'The certificate' },
  texts: {
    caption: {
      ar: 'حصل «{subject}» على شهادة «{service}» بدرجة {score} من 100 (التقدير {grade}). التحقق من الشهادة:',
      en: '{subject} has earned its “{service}” certificate with {score} out of 100 (grade {grade}). Verify it here:',
    },
    heading: { ar: 'شهادة تفتيش', en: 'Inspection certificate' },
    line: { ar: '', en: '' },
  },
  parts: { grade: true, code: true },
  image: null,
};

const notice = hoursText(RESCHEDULE_NOTICE_HOURS);

/** Terms of an inspection services contract, as in the portal's contracts (rules 3 to 5). */
const clauses: readonly TemplateClause[] = [
  {
    key: 'subject',
    title: { ar: 'موضوع العقد', en: 'Subject' },
    body: {
      ar: 'يقدّم الطرف الأول للطرف الثاني خدمة التفتيش المبيّنة في هذا العقد، على الفروع أو المركبات الواردة فيه، ويسلّمه نتائجها ودرجتها، وشهادةً إذا استوفت النتيجة شروطها.',
      en: 'The first party provides the second party with the inspection described in this contract, for the branches or vehicles it names, and delivers the findings, the score and, where the result allows, a certificate.',
    },
  },
  {
    key: 'provider_duties',
    title: { ar: 'التزامات الطرف الأول', en: 'The provider’s obligations' },
    body: {
      ar: 'ينفّذ الطرف الأول الزيارات بمفتشين مؤهلين لا تربطهم بالطرف الثاني مصلحة، وفق نموذج تفتيش معلن، ويوثّق ما يرصده بالأدلة، ويرسل النتائج عبر المنصة بعد مراجعة المشرف.',
      en: 'The provider carries out the visits with qualified inspectors who have no interest in the client, by a published inspection form, records its findings with evidence, and sends the results through the portal once a supervisor has reviewed them.',
    },
  },
  {
    key: 'client_duties',
    title: { ar: 'التزامات الطرف الثاني', en: 'The client’s obligations' },
    body: {
      ar: 'يمكّن الطرف الثاني المفتش من دخول الموقع أو معاينة المركبات في الموعد المتفق عليه، ويتيح له الاطلاع على السجلات المتعلقة بسلامة الغذاء، ويكلّف من يرافقه، ويقدّم معلومات صحيحة.',
      en: 'The client gives the inspector access to the site or the vehicles at the agreed time and to the records that concern food safety, appoints a person to accompany the inspector, and gives correct information.',
    },
  },
  {
    key: 'visit_times',
    title: { ar: 'مواعيد الزيارات', en: 'Visit times' },
    body: {
      ar: `يقترح المشرف موعد الزيارة ويعتمده الطرف الثاني عبر المنصة. ويجوز لأي من الطرفين تغيير الموعد قبل بدايته بما لا يقل عن ${notice.ar} مع بيان السبب. وتكون الزيارات في أيام العمل المعلنة في المنصة، وهي وقت إرسال هذا العقد: {visit_days}.`,
      en: `The supervisor proposes the time of the visit and the client accepts it in the portal. Either party may move it until ${notice.en} before it begins, giving a reason. Visits take place on the working days announced in the portal; when this contract was sent, these were: {visit_days}.`,
    },
  },
  {
    key: 'price',
    title: { ar: 'المقابل المالي وطريقة السداد', en: 'Price and payment' },
    body: {
      ar: 'يسدّد الطرف الثاني المبلغ المبيّن في هذا العقد شاملًا ضريبة القيمة المضافة ({vat_percent}%)، وفق جدول الدفعات، وتُحسب مواعيده من يوم التوقيع، وتُبيَّن تواريخها في صفحة التوقيع. وتصدر الفاتورة الضريبية بكامل المبلغ عند التوقيع. ويكون السداد بالبطاقة أو بتحويل بنكي. وتبدأ مدة الباقة من يوم سداد الدفعة الأولى أو كامل المبلغ.',
      en: 'The client pays the amount stated in this contract, including value added tax ({vat_percent}%), under the payment schedule. Its dates count from the day of signature and are stated on the signature page. The tax invoice for the full amount is issued on signature. Payment is by card or bank transfer. The term of a package begins on the day of its first or only payment.',
    },
  },
  {
    key: 'late_payment',
    title: { ar: 'التأخر في السداد', en: 'Late payment' },
    body: {
      ar: 'إذا حلّ موعد الدفعة الثانية ولم تُسدَّد توقفت الزيارات المتبقية من الباقة حتى سدادها، ولا يمدّد التوقف مدة الباقة.',
      en: 'If the second payment falls due and is not made, the remaining visits of the package pause until it is; the pause does not extend the package.',
    },
  },
  {
    key: 'balance',
    title: { ar: 'رصيد الباقة', en: 'The package’s balance' },
    body: {
      ar: 'للطرف الثاني أن يستخدم رصيد الباقة في زيارات لاحقة للخدمة نفسها خلال مدتها، وما لم يُستخدم منه بانتهاء المدة يسقط.',
      en: 'The client may use the balance of the package for further inspections of the same service while it lasts; what is not used by its end lapses.',
    },
  },
  {
    key: 'results',
    title: { ar: 'النتائج والإجراءات التصحيحية', en: 'Results and corrective actions' },
    body: {
      ar: 'كل بند لم تُستوفَ متطلباته كلها أو بعضها يُدرج في قائمة الإجراءات التصحيحية. وعلى الطرف الثاني تصحيحه وإرفاق ما يثبت ذلك خلال {correction_period} من إرسال النتائج؛ وبعد انقضائها لا تُعدَّل الدرجة.',
      en: 'Every item that fails in whole or in part is added to the list of corrective actions. The client corrects it and attaches evidence within {correction_period} of the results; afterwards the score is not adjusted.',
    },
  },
  {
    key: 'certificate',
    title: { ar: 'الشهادة', en: 'The certificate' },
    body: {
      ar: 'تثبت الشهادة نتيجة التفتيش في تاريخه، ولا تغني عن التراخيص النظامية. ويجوز للطرف الأول إلغاؤها إذا ثبت أنها بُنيت على معلومات غير صحيحة. ويُتحقق من سريانها برمزها عبر المنصة.',
      en: 'The certificate attests the result on the day of the inspection and does not replace any licence required by law. The provider may revoke it if it proves to rest on incorrect information. Its validity is checked by its code in the portal.',
    },
  },
  {
    key: 'confidentiality',
    title: { ar: 'السرية وحماية البيانات', en: 'Confidentiality and data protection' },
    body: {
      ar: 'يحفظ الطرفان سرية ما يطلعان عليه بسبب هذا العقد. ويعالج الطرف الأول البيانات الشخصية وفق نظام حماية البيانات الشخصية ولأغراض هذا العقد ولإعداد إحصاءات لا تكشف هوية المنشأة، دون غيرها، ويحتفظ بالعقد والفواتير للمدة التي يوجبها النظام.',
      en: 'Both parties keep confidential what they learn through this contract. The provider processes personal data under the Personal Data Protection Law, for this contract and for statistics that do not identify the client only, and keeps the contract and the invoices for as long as the law requires.',
    },
  },
  {
    key: 'cancellation',
    title: { ar: 'الإلغاء', en: 'Cancellation' },
    body: {
      ar: 'للطرف الثاني إلغاء الطلب عبر المنصة دون مقابل قبل السداد، وله أن يعيد زيارةً إلى رصيد الباقة قبل تعيين مشرفها. وفيما عدا ذلك يطلب الإلغاء من الطرف الأول ما لم يبدأ التفتيش. وعند الإلغاء يُعاد إلى الطرف الثاني ما سدّده، بعد خصم ما أُعيد من قبل وثمن الزيارات المستخدمة من الباقة. وثمن الزيارة حصة متساوية من سعر الباقة شاملًا الضريبة، وتُعد الزيارة مستخدمة منذ طلبها ما لم تُلغَ. ويُعاد المبلغ إلى البطاقة التي سُدّد بها أو بتحويل بنكي، ويصدر به إشعار دائن.',
      en: 'The client may cancel the request in the portal free of charge before paying, and may return a visit to the balance of its package until a supervisor is assigned to it. Otherwise, until the inspection begins, the client asks the provider to cancel. On cancellation the client is refunded what was paid, less what was refunded before and the price of the visits used of the package. The price of a visit is an equal share of the price of the package including tax; a visit counts as used from its request on, unless it is cancelled. The refund is made to the card that paid or by bank transfer, against a credit note.',
    },
  },
  {
    key: 'signature_and_law',
    title: { ar: 'التوقيع الإلكتروني والنظام الواجب التطبيق', en: 'Electronic signature and governing law' },
    body: {
      ar: 'يُعد إرسال الطرف الأول هذا العقد عبر المنصة إيجابًا ملزمًا له، وينعقد العقد بتوقيع الطرف الثاني عليه إلكترونيًا عبر المنصة وفق نظام التعاملات الإلكترونية، ويُعتد بسجل توقيعه الملحق به. ويقرّ الموقّع بأنه مفوّض بالتوقيع عن الطرف الثاني بالصفة المدوّنة في سجل التوقيع. ويخضع العقد لأنظمة المملكة العربية السعودية، وتختص محاكمها بما ينشأ عنه من نزاع يتعذر حله وديًا. والنص العربي هو المعتمد عند الاختلاف.',
      en: 'The provider makes a binding offer by sending this contract in the portal; the contract is concluded when the client signs it electronically in the portal under the Electronic Transactions Law, and the record of its signature, which belongs to it, is admissible as evidence. The signer declares to be authorised to sign for the client in the position stated in that record. It is governed by the laws of the Kingdom of Saudi Arabia, whose courts decide disputes that cannot be settled amicably. Where the texts differ, the Arabic prevails.',
    },
  },
];

/** Terms of a new portal; an admin publishes further versions of them. */
export const contractTerms: ContractTemplate = {
  key: 'inspection_services',
  title: { ar: 'عقد خدمات التفتيش', en: 'Inspection services agreement' },
  clauses,
};
