import type { Localized } from 'sijil/base/i18n/localized';
import { daysText } from 'sijil/base/i18n/worded';
import { AUTO_COMPLETE_DAYS } from '../scheduling/deadlines';
import type { TransitionName } from '../workflow/requestWorkflow';

/** Audiences of a step's notices; each has its own text. */
export const noticeAudiences = ['client', 'operations', 'finance', 'supervisor', 'inspector'] as const;
export type NoticeAudience = (typeof noticeAudiences)[number];

/** Step of the table, or another event with a notice. */
export type NoticeKind =
  | TransitionName
  | 'orderPlaced'
  | 'customOrdered'
  | 'transferSent'
  | 'nextPaymentReceived'
  | 'refundAwaits'
  | 'refundMade'
  | 'refundDecided'
  | 'refundFailed'
  | 'invoiceCorrected'
  | 'paymentReversed'
  | 'reversalFailed'
  | 'sendResultsWithCorrections'
  | 'approveCorrectiveActionsPartly'
  | 'approveCorrectiveActionsNone'
  | 'cancelRedeemed'
  | 'correctionsReminder'
  | 'correctionsDueToday'
  | 'correctionsAssigned'
  | 'firstPaymentDue'
  | 'firstPaymentOverdue'
  | 'paymentReminder'
  | 'paymentDueToday'
  | 'paymentStillDue'
  | 'paymentOverdue'
  | 'mentioned'
  | 'supervisorReplaced'
  | 'inspectorReplaced'
  | 'supervisorRemoved'
  | 'inspectorRemoved';

/**
 * Texts of a notice. `title` is shown in a list and in an email's subject, `sentence` describes the event and what to do.
 * `{number} {service} {place} {client} {visitAt} {deadline} {score} {reason} {amount} {remaining} {towardsNext} {surplus} {iban}` are
 * filled in; a `[part]` in square
 * brackets is left out when one of its values is missing.
 */
export interface Notice {
  readonly title: Localized;
  readonly sentence: Localized;
}

const notice = (
  [titleAr, titleEn]: readonly [string, string],
  sentenceAr: string,
  sentenceEn: string,
): Notice => ({ title: { ar: titleAr, en: titleEn }, sentence: { ar: sentenceAr, en: sentenceEn } });

const untilCompletion = daysText(AUTO_COMPLETE_DAYS);
const visitMoved = ['تغيّر موعد الزيارة', 'The visit was rescheduled'] as const;
const contractReady = ['عقدك جاهز للتوقيع', 'Your contract is ready'] as const;
const contractByStaff = notice(
  contractReady,
  'أرسلنا عقد خدمة «{service}»[ ({place})] بسعره النهائي. اقرأه ووقّعه لنبدأ.[ تعليق الفريق: {reason}]',
  'We sent the contract for {service}[ ({place})] with its final price. Read and sign it so that we can begin.[ Note from the team: {reason}]',
);
const paid = ['استلمنا دفعتك', 'Payment received'] as const;
const partReceived = ['وصل جزء من دفعتك', 'Part of your payment was received'] as const;
const refusedTransfer = ['لم يُقبل التحويل البنكي', 'Bank transfer rejected'] as const;
const cancelled = ['أُلغي الطلب', 'Request cancelled'] as const;
const mentionedInNote = notice(
  ['ذُكرت في تعليق على طلب', 'You were mentioned in a note'],
  'كُتب لك في تعليقات الطلب {number} لخدمة «{service}»[ ({place})] من {client}: {reason}',
  'A note on request {number} of {client} for {service}[ ({place})] is for you: {reason}',
);
const toAssign = ['طلب بانتظار تعيين مشرف', 'A request needs a supervisor'] as const;

/** Texts of each notice for each of its audiences. A step that notifies an audience has a text for it (tested). */
export const requestNotices: Readonly<Partial<Record<NoticeKind, Partial<Record<NoticeAudience, Notice>>>>> =
  {
    orderPlaced: {
      operations: notice(
        ['طلب جديد يحتاج إلى عقد', 'A new order needs a contract'],
        'وصل طلب جديد من {client} لخدمة «{service}»[ ({place})]. راجع العقد ثم أرسله.',
        '{client} ordered {service}[ for {place}]. Review the contract and send it.',
      ),
    },
    customOrdered: {
      operations: notice(
        ['طلب مخصص جديد', 'A new custom request'],
        'وصل طلب مخصص من {client} ضمن خدمة «{service}»[ ({place})]. اقرأ ما يحتاج إليه العميل، ثم أرسل عقدًا بسعره.',
        '{client} sent a custom request under {service}[ for {place}]. Read it and send a priced contract.',
      ),
    },
    refundDecided: {
      client: notice(
        ['تقرر رد مبلغ إليك', 'A refund was approved'],
        'قررنا رد مبلغ[ ({amount} ريال)] مما دفعته لخدمة «{service}»[ ({place})]، ونخبرك حين يُرسل. السبب: {reason}',
        'We approved refunding an amount[ (SAR {amount})] that you paid for {service}[ ({place})], and will let you know once it has been sent. Reason: {reason}',
      ),
    },
    refundMade: {
      client: notice(
        ['رددنا إليك مبلغًا', 'Your refund was sent'],
        'أرسلنا إليك المبلغ المسترد[ ({amount} ريال)] من خدمة «{service}»[ ({place})]. قد يستغرق ظهوره لدى مصرفك عدة أيام عمل.',
        'We sent the amount refunded[ (SAR {amount})] for {service}[ ({place})]. Your bank may need a few working days to show it.',
      ),
    },
    refundFailed: {
      finance: notice(
        ['تعذّر رد مبلغ إلى بطاقة', 'A refund to a card failed'],
        'لم تقبل بوابة الدفع رد المبلغ[ ({amount} ريال)] إلى بطاقة العميل {client} عن خدمة «{service}»[ ({place})]. أعد المحاولة، أو ردّه بتحويل بنكي.',
        'The payment gateway did not refund[ SAR {amount} to] {client} for {service}[ ({place})]. Try again, or refund the amount by bank transfer.',
      ),
    },
    invoiceCorrected: {
      client: notice(
        ['صُحّحت فاتورتك', 'Your invoice was corrected'],
        'أصدرنا فاتورة جديدة[ ({amount} ريال)] لخدمة «{service}»[ ({place})] ببيانات منشأتك الحالية، وإشعارًا دائنًا يلغي الفاتورة السابقة. تجدهما في صفحة الفواتير، ولا يتغيّر ما دفعته ولا ما بقي عليك.',
        'We issued a new invoice[ (SAR {amount})] for {service}[ ({place})] with your company’s current data, and a credit note that cancels the previous one. Both are among your invoices; what you paid and what is still due do not change.',
      ),
    },
    paymentReversed: {
      client: notice(
        ['أعدنا إليك دفعة متأخرة', 'A late payment was returned'],
        'وافق البنك على دفعة[ ({amount} ريال)] لخدمة «{service}»[ ({place})] بعد انتهاء مهلتها، فأعدنا مبلغها إلى بطاقتك ولم نحتسبها.',
        'The bank approved a payment[ (SAR {amount})] for {service}[ ({place})] after its time had run out. We returned it to your card and did not count it.',
      ),
    },
    reversalFailed: {
      finance: notice(
        ['دفعة متأخرة لم تُعَد', 'A late payment could not be returned'],
        'وافق البنك على دفعة[ ({amount} ريال)] من {client} لخدمة «{service}»[ ({place})] بعد انتهاء مهلتها، ولم تقبل بوابة الدفع إعادتها. أعدها من لوحة البوابة.',
        'The bank approved a payment[ (SAR {amount})] of {client} for {service}[ ({place})] after its time had run out, and the gateway would not return it. Return it in the gateway’s dashboard.',
      ),
    },
    sendContract: {
      client: notice(
        contractReady,
        'أعددنا عقد خدمة «{service}»[ ({place})]. اقرأه ووقّعه لنبدأ.',
        'The contract for {service}[ ({place})] is ready. Read and sign it so that we can begin.',
      ),
    },
    writeContract: { client: contractByStaff },
    uploadContract: { client: contractByStaff },
    requestContractChange: {
      operations: notice(
        ['العميل يطلب تعديل العقد', 'The client requests a contract change'],
        'طلب العميل {client} تعديل عقد خدمة «{service}»[ ({place})]: {reason}',
        '{client} requested a change to the contract for {service}[ ({place})]: {reason}',
      ),
    },
    signContract: {
      operations: notice(
        ['وُقّع العقد', 'Contract signed'],
        'وقّع العميل {client} عقد خدمة «{service}»[ ({place})]، وصدرت الفاتورة.',
        '{client} signed the contract for {service}[ ({place})]; the invoice has been issued.',
      ),
    },
    requestPayment: {
      client: notice(
        ['الدفعة مستحقة', 'Your payment is due'],
        'وُقّع عقد خدمة «{service}»[ ({place})] وصدرت فاتورتك.[ المستحق {amount} ريال، وموعده {deadline}.] سدّده بالبطاقة من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل،] لنحدد موعد الزيارة.',
        'The contract for {service}[ ({place})] is signed and your invoice is ready.[ SAR {amount} is due on {deadline}.] Pay by card on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose,] so that we can schedule the visit.',
      ),
    },
    transferSent: {
      finance: notice(
        ['تحويل بنكي بانتظار التأكيد', 'A bank transfer needs confirmation'],
        'أرفق العميل {client} إيصال تحويل[ بمبلغ {amount} ريال] لخدمة «{service}»[ ({place})]. طابقه مع كشف الحساب ثم أكّده أو ارفضه.',
        '{client} attached a transfer receipt[ of SAR {amount}] for {service}[ ({place})]. Check it against the bank statement, then confirm or reject it.',
      ),
    },
    settlePayment: {
      client: notice(
        paid,
        'شكرًا لك، اكتمل دفع[ {amount} ريال عن] خدمة «{service}»[ ({place})]. سنعيّن مشرفًا يقترح عليك موعدًا للزيارة.',
        'Thank you, the payment[ of SAR {amount}] for {service}[ ({place})] is complete. A supervisor will be assigned and will propose a time for the visit.',
      ),
      operations: notice(
        toAssign,
        'سدّد العميل {client}[ {amount} ريال] بالبطاقة لخدمة «{service}»[ ({place})]. عيّن مشرفًا للطلب.',
        '{client} paid[ SAR {amount}] by card for {service}[ ({place})]. Assign a supervisor.',
      ),
    },
    confirmPayment: {
      client: notice(
        paid,
        'وصل تحويلك البنكي[ ({amount} ريال)] لخدمة «{service}»[ ({place})] وأكّدته الإدارة المالية.[ {reason}][ احتُسب منه {towardsNext} ريال من الدفعة الثانية.][ دفعت {surplus} ريال زيادةً على المستحق، وهي محفوظة لك.] سنعيّن مشرفًا يقترح عليك موعدًا للزيارة.',
        'Your bank transfer[ of SAR {amount}] for {service}[ ({place})] arrived and was confirmed.[ {reason}][ SAR {towardsNext} of it pays towards the second payment.][ You paid SAR {surplus} more than was due; we keep it for you.] A supervisor will be assigned and will propose a time for the visit.',
      ),
      operations: notice(
        toAssign,
        'أُكّد تحويل العميل {client}[ ({amount} ريال)] لخدمة «{service}»[ ({place})]. عيّن مشرفًا للطلب.',
        'The transfer of {client}[ (SAR {amount})] for {service}[ ({place})] is confirmed. Assign a supervisor.',
      ),
    },
    confirmPartPayment: {
      client: notice(
        partReceived,
        'وصل من تحويلك لخدمة «{service}»[ ({place})][ {amount} ريال فقط].[ {reason}][ المتبقي {remaining} ريال.] سدّده بالبطاقة من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل،] لنحدد موعد الزيارة.',
        'Part of your transfer for {service}[ ({place})] arrived[: SAR {amount}].[ {reason}][ SAR {remaining} is still to be paid.] Pay it by card on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose,] so that we can schedule the visit.',
      ),
    },
    rejectPayment: {
      client: notice(
        refusedTransfer,
        'راجعت الإدارة المالية تحويلك[ ({amount} ريال)] لخدمة «{service}»[ ({place})] ولم تقبله: {reason} يمكنك إرسال إيصال آخر أو الدفع بالبطاقة.',
        'Finance checked your transfer[ of SAR {amount}] for {service}[ ({place})] and did not accept it: {reason} You can send another receipt or pay by card.',
      ),
    },
    nextPaymentReceived: {
      client: notice(
        paid,
        'شكرًا لك، اكتمل سداد الدفعة الثانية[ ({amount} ريال)] لخدمة «{service}»[ ({place})].',
        'Thank you, the second payment[ of SAR {amount}] for {service}[ ({place})] is complete.',
      ),
      operations: notice(
        ['اكتملت الدفعة الثانية', 'Second payment received'],
        'سدّد العميل {client} الدفعة الثانية[ ({amount} ريال)] لخدمة «{service}»[ ({place})]، وزيارات الباقة متاحة.',
        '{client} made the second payment[ of SAR {amount}] for {service}[ ({place})]; the package visits can continue.',
      ),
    },
    confirmNextPayment: {
      client: notice(
        paid,
        'وصل تحويل الدفعة الثانية[ ({amount} ريال)] لخدمة «{service}»[ ({place})] وأكّدته الإدارة المالية.[ {reason}][ دفعت {surplus} ريال زيادةً على المستحق، وهي محفوظة لك.] شكرًا لك.',
        'The transfer of your second payment[ of SAR {amount}] for {service}[ ({place})] arrived and was confirmed.[ {reason}][ You paid SAR {surplus} more than was due; we keep it for you.] Thank you.',
      ),
    },
    confirmPartOfNextPayment: {
      client: notice(
        partReceived,
        'وصل من تحويل الدفعة الثانية لخدمة «{service}»[ ({place})][ {amount} ريال فقط].[ {reason}][ المتبقي {remaining} ريال.] سدّده بالبطاقة من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل].',
        'Part of the transfer of your second payment for {service}[ ({place})] arrived[: SAR {amount}].[ {reason}][ SAR {remaining} is still to be paid.] Pay it by card on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose].',
      ),
    },
    rejectNextPayment: {
      client: notice(
        refusedTransfer,
        'راجعت الإدارة المالية تحويل الدفعة الثانية[ ({amount} ريال)] لخدمة «{service}»[ ({place})] ولم تقبله: {reason} يمكنك إرسال إيصال آخر أو الدفع بالبطاقة.',
        'Finance checked the transfer of the second payment[ of SAR {amount}] for {service}[ ({place})] and did not accept it: {reason} You can send another receipt or pay by card.',
      ),
    },
    confirmLatePayment: {
      client: notice(
        ['وصل تحويلك لطلب ملغى', 'Your transfer arrived for a cancelled order'],
        'وصل تحويلك[ ({amount} ريال)] لخدمة «{service}»[ ({place})] بعد إلغاء الطلب، وستردّه الإدارة المالية إليك.[ {reason}]',
        'Your transfer[ of SAR {amount}] for {service}[ ({place})] arrived after the order was cancelled. Finance will return it to you.[ {reason}]',
      ),
    },
    rejectLatePayment: {
      client: notice(
        refusedTransfer,
        'لم تجد الإدارة المالية تحويلًا[ بمبلغ {amount} ريال] للطلب الملغى لخدمة «{service}»[ ({place})]: {reason}',
        'Finance did not find a transfer[ of SAR {amount}] for the cancelled order of {service}[ ({place})]: {reason}',
      ),
    },
    redeemPackage: {
      operations: notice(
        toAssign,
        'طلب العميل {client} زيارة من رصيد باقته لخدمة «{service}»[ ({place})]. عيّن مشرفًا للطلب.',
        '{client} ordered a visit from its package for {service}[ ({place})]. Assign a supervisor.',
      ),
    },
    openBranchRequest: {
      operations: notice(
        toAssign,
        'سدّد العميل {client} طلب خدمة «{service}» لعدة فروع، وهذا أحدها[ ({place})]. عيّن مشرفًا للطلب.',
        '{client} paid for an order of {service} for several branches; this is one of them[ ({place})]. Assign a supervisor.',
      ),
    },
    assignSupervisor: {
      client: notice(
        ['عُيّن مشرف لطلبك', 'A supervisor was assigned'],
        'عيّنّا {supervisor} للإشراف على طلبك لخدمة «{service}»[ ({place})]، وسيصلك موعد مقترح للزيارة.',
        '{supervisor} now looks after your request for {service}[ ({place})] and will propose a time for the visit.',
      ),
      supervisor: notice(
        ['أُسند إليك طلب', 'A request was assigned to you'],
        'أُسند إليك طلب {client} لخدمة «{service}»[ ({place})]. اقترح موعدًا للزيارة.',
        'You now look after the request of {client} for {service}[ at {place}]. Propose a time for the visit.',
      ),
    },
    replaceSupervisor: {
      client: notice(
        ['تغيّر المشرف على طلبك', 'Another supervisor looks after your request'],
        'يتولى {supervisor} الإشراف على طلبك لخدمة «{service}»[ ({place})] من الآن.',
        '{supervisor} now looks after your request for {service}[ ({place})].',
      ),
      supervisor: notice(
        ['أُسند إليك طلب', 'A request was assigned to you'],
        'أُسند إليك طلب {client} لخدمة «{service}»[ ({place})] بدلًا من مشرف آخر. افتحه لتعرف ما ينتظرك فيه.',
        'You now look after the request of {client} for {service}[ at {place}] instead of another supervisor. Open it to see what is waiting for you.',
      ),
    },
    mentioned: {
      operations: mentionedInNote,
      finance: mentionedInNote,
      supervisor: mentionedInNote,
    },
    correctionsReminder: {
      client: notice(
        ['اقترب آخر موعد للإجراءات التصحيحية', 'Your corrective actions are due soon'],
        'تنتهي مهلة الإجراءات التصحيحية لخدمة «{service}»[ ({place})] في {deadline}، وبعدها لا تُعدَّل الدرجة. أرسل ما صحّحته من صفحة الطلب.',
        'The time for your corrective actions for {service}[ ({place})] ends on {deadline}; afterwards the score is not adjusted. Send what you have corrected from the request’s page.',
      ),
    },
    correctionsDueToday: {
      client: notice(
        ['اليوم آخر موعد للإجراءات التصحيحية', 'Your corrective actions are due today'],
        'تنتهي اليوم {deadline} مهلة الإجراءات التصحيحية لخدمة «{service}»[ ({place})]، وبعدها لا تُعدَّل الدرجة. أرسل ما صحّحته من صفحة الطلب.',
        'The time for your corrective actions for {service}[ ({place})] ends today, {deadline}; afterwards the score is not adjusted. Send what you have corrected from the request’s page.',
      ),
    },
    firstPaymentDue: {
      client: notice(
        ['طلبك بانتظار السداد', 'Your request is waiting for its payment'],
        'لم تُسدَّد بعد الدفعة المستحقة عند التوقيع[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})]، وتاريخ استحقاقها {deadline}. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل]، لنبدأ تنفيذ طلبك.',
        'The payment due at signature[ of SAR {amount}] of request {number} for {service}[ ({place})] was due on {deadline} and has not been paid. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose], so that we can begin.',
      ),
    },
    firstPaymentOverdue: {
      client: notice(
        ['تأخر سداد طلبك', 'The payment of your request is overdue'],
        'تأخرت الدفعة المستحقة عند التوقيع[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})] منذ {deadline}، ولا يبدأ تنفيذ الطلب قبل سدادها. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل].',
        'The payment due at signature[ of SAR {amount}] of request {number} for {service}[ ({place})] has been overdue since {deadline}, and nothing begins until it is paid. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose].',
      ),
    },
    paymentReminder: {
      client: notice(
        ['موعد الدفعة الثانية', 'Your second payment'],
        'تُستحق الدفعة الثانية[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})] في {deadline}. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل]، حتى لا تتوقف زياراتك القادمة.',
        'The second payment[ of SAR {amount}] of request {number} for {service}[ ({place})] is due on {deadline}. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose], so that your next visits are not paused.',
      ),
    },
    paymentDueToday: {
      client: notice(
        ['اليوم موعد الدفعة الثانية', 'Your second payment is due today'],
        'اليوم {deadline} موعد الدفعة الثانية[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})]. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل]، حتى لا تتوقف زياراتك القادمة.',
        'The second payment[ of SAR {amount}] of request {number} for {service}[ ({place})] is due today, {deadline}. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose], so that your next visits are not paused.',
      ),
    },
    paymentStillDue: {
      client: notice(
        ['الدفعة الثانية لم تُسدَّد بعد', 'Your second payment has not been paid'],
        'استُحقت الدفعة الثانية[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})] في {deadline} ولم تُسدَّد بعد. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل]، حتى لا تتوقف زياراتك القادمة.',
        'The second payment[ of SAR {amount}] of request {number} for {service}[ ({place})] was due on {deadline} and has not been paid. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose], so that your next visits are not paused.',
      ),
    },
    paymentOverdue: {
      client: notice(
        ['تأخرت الدفعة الثانية', 'Your second payment is overdue'],
        'تأخرت الدفعة الثانية[ ({amount} ريال)] من الطلب {number} لخدمة «{service}»[ ({place})] منذ {deadline}، وتتوقف زياراتك القادمة حتى سدادها. ادفعها من صفحة الطلب[، أو بتحويل بنكي إلى الآيبان {iban} مع كتابة {number} في غرض التحويل].',
        'The second payment[ of SAR {amount}] of request {number} for {service}[ ({place})] has been overdue since {deadline}, and your next visits are paused until it is paid. Pay it on the request’s page[, or by bank transfer to {iban} with {number} as the payment purpose].',
      ),
    },
    supervisorReplaced: {
      supervisor: notice(
        ['لم يعد هذا الطلب لديك', 'This request is no longer yours'],
        'أُسند طلب {client} لخدمة «{service}»[ ({place})] إلى مشرف آخر، ولا يلزمك فيه شيء بعد الآن.',
        'The request of {client} for {service}[ at {place}] was given to another supervisor. There is nothing more for you to do.',
      ),
    },
    supervisorRemoved: {
      supervisor: notice(
        ['لم يعد هذا الطلب لديك', 'This request is no longer yours'],
        'أُلغي تعيينك مشرفًا على طلب {client} لخدمة «{service}»[ ({place})]، ولا يلزمك فيه شيء بعد الآن.',
        'You no longer supervise the request of {client} for {service}[ at {place}]. There is nothing more for you to do.',
      ),
    },
    unassignSupervisor: {
      client: notice(
        ['نعيّن مشرفًا آخر لطلبك', 'We are choosing another supervisor'],
        'ألغينا تعيين المشرف لطلبك في خدمة «{service}»[ ({place})]. نعيّن مشرفًا آخر ونخبرك، ولا يلزمك شيء.',
        'The supervisor of your request for {service}[ ({place})] was removed. We will assign another one and let you know; there is nothing for you to do.',
      ),
    },
    inspectorRemoved: {
      inspector: notice(
        ['لم تعد هذه الزيارة لك', 'This visit is no longer yours'],
        'أُلغي تكليفك بزيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}، ولا يلزمك الحضور.',
        'You are no longer assigned to visit {client} for {service}[ at {place}] on {visitAt}. You do not need to attend.',
      ),
    },
    unassignInspector: {
      client: notice(
        ['نعيّن مفتشًا آخر لزيارتك', 'We are choosing another inspector'],
        'ألغينا تكليف المفتش بزيارتك لخدمة «{service}»[ ({place})]. موعدها ما زال يوم {visitAt}، ونعيّن لها مفتشًا آخر ونخبرك.',
        'The inspector of your visit for {service}[ ({place})] was removed. It is still on {visitAt}; we will assign another inspector and let you know.',
      ),
      supervisor: notice(
        ['زيارة بلا مفتش', 'A visit has no inspector'],
        'ألغى مسؤول المنصة تكليف المفتش بزيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}. عيّن لها مفتشًا آخر.',
        'An admin removed the inspector of the visit to {client} for {service}[ at {place}] on {visitAt}. Assign another one.',
      ),
    },
    replaceInspector: {
      client: notice(
        ['تغيّر مفتش زيارتك', 'Another inspector will visit'],
        'كلّفنا {inspector} بزيارتك لخدمة «{service}»[ ({place})] يوم {visitAt} بدلًا من المفتش السابق.',
        '{inspector} will visit for {service}[ ({place})] on {visitAt} in place of the previous inspector.',
      ),
      inspector: notice(
        ['زيارة جديدة لك', 'A new visit for you'],
        'أُسندت إليك زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}.',
        'You are assigned to visit {client} for {service}[ at {place}] on {visitAt}.',
      ),
      supervisor: notice(
        ['غيّر مسؤول المنصة مفتش زيارة', 'An admin changed the inspector of a visit'],
        'أُسندت زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt} إلى {inspector} بدلًا من المفتش السابق.',
        'The visit to {client} for {service}[ at {place}] on {visitAt} was given to {inspector} instead of the previous inspector.',
      ),
    },
    inspectorReplaced: {
      inspector: notice(
        ['لم تعد هذه الزيارة لك', 'This visit is no longer yours'],
        'أُسندت زيارة {client} لخدمة «{service}»[ ({place})] التي كانت يوم {visitAt} إلى مفتش آخر، ولا يلزمك الحضور.',
        'The visit to {client} for {service}[ at {place}] on {visitAt} was given to another inspector. You no longer need to attend.',
      ),
    },
    undoStart: {
      client: notice(
        ['لم يبدأ التفتيش بعد', 'The inspection has not begun yet'],
        'سُجّل بدء التفتيش لخدمة «{service}»[ ({place})] خطأً فتراجعنا عنه. موعد زيارتك ما زال يوم {visitAt}.',
        'The start of the inspection for {service}[ ({place})] was recorded by mistake and has been undone. Your visit is still on {visitAt}.',
      ),
      supervisor: notice(
        ['أُلغي بدء التفتيش', 'The start was undone'],
        'تراجع فريق العمليات عن بدء تفتيش {client} لخدمة «{service}»[ ({place})].[ السبب: {reason}]',
        'Operations undid the start of the inspection of {client} for {service}[ ({place})].[ Reason: {reason}]',
      ),
      inspector: notice(
        ['أُلغي بدء التفتيش', 'The start was undone'],
        'أُلغي بدء تفتيش {client} لخدمة «{service}»[ ({place})]، والزيارة ما زالت لك يوم {visitAt}.[ السبب: {reason}]',
        'The start of the inspection of {client} for {service}[ ({place})] was undone; the visit is still yours on {visitAt}.[ Reason: {reason}]',
      ),
    },
    returnForm: {
      inspector: notice(
        ['أُعيد إليك النموذج', 'The form was returned to you'],
        'أعاد المشرف إليك نموذج {client} لخدمة «{service}»[ ({place})]: {reason} أكمله ثم سلّمه من جديد، وإجاباتك محفوظة فيه.',
        'The supervisor returned the form of {client} for {service}[ ({place})]: {reason} Complete it and submit it again; your answers are kept.',
      ),
    },
    sendDetails: {
      client: notice(
        ['موعد مقترح للزيارة', 'A visit time is proposed'],
        'يقترح المشرف أن تكون زيارة خدمة «{service}»[ ({place})] يوم {visitAt}. وافق على الموعد أو اطلب غيره.',
        'The supervisor proposes to visit for {service}[ ({place})] on {visitAt}. Accept the time or ask for another.',
      ),
    },
    acceptDetails: {
      supervisor: notice(
        ['وافق العميل على الموعد', 'The client accepted the time'],
        'وافق العميل {client} على زيارة خدمة «{service}»[ ({place})] يوم {visitAt}. عيّن مفتشًا.',
        '{client} accepted the visit for {service}[ ({place})] on {visitAt}. Assign an inspector.',
      ),
    },
    rejectDetails: {
      supervisor: notice(
        ['رفض العميل موعد الزيارة', 'The client rejected the visit time'],
        'رفض العميل {client} موعد زيارة خدمة «{service}»[ ({place})]: {reason}',
        '{client} rejected the time of the visit for {service}[ ({place})]: {reason}',
      ),
    },
    reschedule: {
      client: notice(
        visitMoved,
        'أصبح موعد زيارتك لخدمة «{service}»[ ({place})] يوم {visitAt}. السبب: {reason}',
        'Your visit for {service}[ ({place})] is now on {visitAt}. Reason: {reason}',
      ),
      supervisor: notice(
        visitMoved,
        'أصبح موعد زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}. السبب: {reason}',
        'The visit to {client} for {service}[ ({place})] is now on {visitAt}. Reason: {reason}',
      ),
      inspector: notice(
        visitMoved,
        'أصبح موعد زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}.',
        'The visit to {client} for {service}[ at {place}] is now on {visitAt}.',
      ),
    },
    chooseVisitTime: {
      supervisor: notice(
        ['اختار العميل موعد الزيارة', 'The client chose the time of the visit'],
        'اختار العميل {client} أن تكون زيارة خدمة «{service}»[ ({place})] يوم {visitAt}، واختياره موافقة. السبب: {reason} عيّن مفتشًا.',
        '{client} chose {visitAt} for the visit for {service}[ ({place})], which approves it. Reason: {reason} Assign an inspector.',
      ),
    },
    changeProposal: {
      client: notice(
        ['تغيّر الموعد المقترح', 'The proposed time was changed'],
        'الموعد المقترح لزيارتك لخدمة «{service}»[ ({place})] هو الآن يوم {visitAt}. السبب: {reason} وافق عليه أو اختر غيره.',
        'The time proposed for your visit for {service}[ ({place})] is now {visitAt}. Reason: {reason} Approve it or choose another.',
      ),
      supervisor: notice(
        visitMoved,
        'أصبح الموعد المقترح على العميل {client} لخدمة «{service}»[ ({place})] يوم {visitAt}. السبب: {reason}',
        'The time proposed to {client} for {service}[ ({place})] is now {visitAt}. Reason: {reason}',
      ),
    },
    assignInspector: {
      client: notice(
        ['عُيّن مفتش لزيارتك', 'An inspector was assigned'],
        'كلّفنا {inspector} بزيارتك لخدمة «{service}»[ ({place})] يوم {visitAt}. جهّز السجلات، وليحضر مسؤول الفرع.',
        '{inspector} will visit for {service}[ ({place})] on {visitAt}. Have the records ready and the responsible person present.',
      ),
      inspector: notice(
        ['زيارة جديدة لك', 'A new visit for you'],
        'أُسندت إليك زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt}.',
        'You are assigned to visit {client} for {service}[ at {place}] on {visitAt}.',
      ),
      supervisor: notice(
        ['عيّن مسؤول المنصة مفتشًا لزيارة', 'An admin assigned an inspector'],
        'أُسندت زيارة {client} لخدمة «{service}»[ ({place})] يوم {visitAt} إلى {inspector}، فلا يلزمك التعيين.',
        'The visit to {client} for {service}[ at {place}] on {visitAt} was given to {inspector}; you do not need to assign one.',
      ),
    },
    startInspection: {
      client: notice(
        ['بدأ التفتيش', 'The inspection has begun'],
        'بدأ التفتيش لخدمة «{service}»[ ({place})]. المفتش: {inspector}.',
        '{inspector} has arrived and started the inspection for {service}[ ({place})].',
      ),
      supervisor: notice(
        ['بدأ التفتيش', 'The inspection has begun'],
        'بدأ التفتيش لدى {client} لخدمة «{service}»[ ({place})]. المفتش: {inspector}.',
        '{inspector} has started the inspection at {client} for {service}[ ({place})].',
      ),
    },
    submitForm: {
      supervisor: notice(
        ['نموذج بانتظار مراجعتك', 'A form is waiting for your review'],
        'وصل نموذج تفتيش {client} لخدمة «{service}»[ ({place})] من {inspector}. راجع الإجابات والأدلة.',
        '{inspector} submitted the form of {client} for {service}[ ({place})]. Review the answers and the evidence.',
      ),
    },
    sendResults: {
      client: notice(
        ['صدرت شهادتك', 'Your certificate is ready'],
        'درجتك في خدمة «{service}»[ ({place})] {score} من 100، وصدرت شهادتك. قيّم التفتيش والمفتش ثم أغلق الطلب.',
        'You scored {score} out of 100 for {service}[ ({place})], and your certificate is ready. Review the inspection and the inspector, then complete the request.',
      ),
    },
    sendResultsWithCorrections: {
      client: notice(
        ['نتائجك جاهزة، وعليك إجراءات تصحيحية', 'Your results are ready; corrective actions are needed'],
        'درجتك في خدمة «{service}»[ ({place})] {score} من 100. صحّح البنود الواردة في القائمة وأرفق ما يثبت ذلك قبل {deadline}.',
        'You scored {score} out of 100 for {service}[ ({place})]. Correct the items on the list and attach your evidence before {deadline}.',
      ),
    },
    submitCorrectiveActions: {
      supervisor: notice(
        ['إجراءات تصحيحية بانتظار مراجعتك', 'Corrective actions are waiting for your review'],
        'أرسل العميل {client} إجراءاته التصحيحية لخدمة «{service}»[ ({place})]. اقبل كل بند أو ارفضه.',
        '{client} sent its corrective actions for {service}[ ({place})]. Accept or reject each item.',
      ),
    },
    sendSomeCorrections: {
      supervisor: notice(
        ['وصل بعض الإجراءات التصحيحية', 'Some corrective actions have arrived'],
        'أرسل العميل {client} بعض إجراءاته التصحيحية لخدمة «{service}»[ ({place})]. يمكنك البت فيما وصل من الآن.',
        '{client} sent some of its corrective actions for {service}[ ({place})]. You can assess what has arrived.',
      ),
    },
    closeSentCorrections: {
      client: notice(
        ['انتهت مهلة الإجراءات التصحيحية', 'The time for corrective actions has run out'],
        'انتهت مهلة الإجراءات التصحيحية لخدمة «{service}»[ ({place})]. يراجع المشرف ما أرسلته منها، ويبقى غيره على درجته.',
        'The time for your corrective actions for {service}[ ({place})] has run out. The supervisor reviews what you sent in time; the rest keeps its score.',
      ),
      supervisor: notice(
        ['إجراءات تصحيحية بانتظار مراجعتك', 'Corrective actions are waiting for your review'],
        'انتهت مهلة العميل {client} لخدمة «{service}»[ ({place})] وقد أرسل بعض البنود. راجع ما وصل منها واقبله أو ارفضه.',
        'The time of {client} for {service}[ ({place})] has run out after some items were sent. Accept or reject those.',
      ),
    },
    correctionsAssigned: {
      client: notice(
        ['أُسندت إليك إجراءات تصحيحية', 'Corrective actions were handed to you'],
        'أسند إليك {reason} بنودًا من قائمة الإجراءات التصحيحية لخدمة «{service}»[ ({place})]. آخر موعد لها {deadline}.',
        '{reason} handed you items of the corrective list of {service}[ ({place})]. They are due by {deadline}.',
      ),
    },
    returnCorrectiveActions: {
      client: notice(
        ['بنود تحتاج إلى استكمال', 'Some items need more'],
        'لم تُقبل بعض بنود الإجراءات التصحيحية لخدمة «{service}»[ ({place})]. اقرأ تعليقات المشرف واستكملها قبل {deadline}.',
        'Some items of the corrective list of {service}[ ({place})] were not accepted. Read the supervisor’s notes and complete these items before {deadline}.',
      ),
    },
    approveCorrectiveActions: {
      client: notice(
        ['اعتُمدت إجراءاتك التصحيحية', 'Your corrective actions were approved'],
        'اعتمد المشرف إجراءاتك التصحيحية لخدمة «{service}»[ ({place})]، ودرجتك الآن {score} من 100.',
        'The supervisor approved your corrective actions for {service}[ ({place})]; your score is now {score} out of 100.',
      ),
    },
    approveCorrectiveActionsPartly: {
      client: notice(
        ['اكتملت مراجعة إجراءاتك التصحيحية', 'Your corrective actions were reviewed'],
        'قُبل بعض إجراءاتك التصحيحية لخدمة «{service}»[ ({place})] ورُفض بعضها، ودرجتك الآن {score} من 100. تجد سبب كل رفض في صفحة الطلب.',
        'Some of your corrective actions for {service}[ ({place})] were accepted and some were not; your score is now {score} out of 100. The request page says why.',
      ),
    },
    approveCorrectiveActionsNone: {
      client: notice(
        ['لم تُقبل إجراءاتك التصحيحية', 'Your corrective actions were not accepted'],
        'راجع المشرف إجراءاتك التصحيحية لخدمة «{service}»[ ({place})] ولم يقبل أيًّا منها، فبقيت درجتك {score} من 100. تجد سبب كل رفض في صفحة الطلب.',
        'The supervisor reviewed your corrective actions for {service}[ ({place})] and accepted none of them; your score stays {score} out of 100. The request page says why.',
      ),
    },
    expireCorrections: {
      client: notice(
        ['انتهت مهلة الإجراءات التصحيحية', 'The time for corrective actions has run out'],
        'انتهت مهلة الإجراءات التصحيحية لخدمة «{service}»[ ({place})]، ولم تُعدَّل الدرجة.',
        'Time has run out, score was not adjusted: {service}[ ({place})].',
      ),
      supervisor: notice(
        ['انتهت مهلة الإجراءات التصحيحية', 'The time for corrective actions has run out'],
        'انتهت مهلة العميل {client} ولم تصل إجراءاته التصحيحية لخدمة «{service}»[ ({place})]، فأُغلق الطلب بدرجته.',
        '{client} sent no corrective actions in time for {service}[ ({place})]; the request was closed with its score.',
      ),
    },
    regenerateCertificate: {
      client: notice(
        ['صدرت نسخة جديدة من شهادتك', 'Your certificate was reissued'],
        'حلّت نسخة جديدة محل شهادتك السابقة لخدمة «{service}»[ ({place})]، فاعتمد عليها من الآن.',
        'A new version replaced your certificate for {service}[ ({place})]. Use the new one from now on.',
      ),
    },
    revokeCertificate: {
      client: notice(
        ['أُلغيت شهادتك', 'Your certificate was revoked'],
        'أُلغيت شهادة خدمة «{service}»[ ({place})].[ السبب: {reason}] ولك أن ترد من صفحة الطلب، فيظهر ردّك لكل من يتحقق منها.',
        'The certificate for {service}[ ({place})] was revoked.[ Reason: {reason}] You may reply on the request’s page; anyone who verifies the certificate reads your reply.',
      ),
      supervisor: notice(
        ['أُلغيت شهادة', 'A certificate was revoked'],
        'أُلغيت شهادة العميل {client} لخدمة «{service}»[ ({place})].[ السبب: {reason}]',
        'The certificate of {client} for {service}[ ({place})] was revoked.[ Reason: {reason}]',
      ),
    },
    replyToRevocation: {
      operations: notice(
        ['رد على إلغاء شهادة', 'A reply to a revocation'],
        'ردّ العميل {client} على إلغاء شهادته لخدمة «{service}»[ ({place})]: {reason}',
        '{client} replied to the revocation of its certificate for {service}[ ({place})]: {reason}',
      ),
    },
    review: {
      supervisor: notice(
        ['قيّم العميل التفتيش', 'The client reviewed the inspection'],
        'قيّم العميل {client} تفتيش خدمة «{service}»[ ({place})] وأداء {inspector}، واكتمل الطلب.',
        '{client} reviewed the inspection for {service}[ ({place})] and the inspector {inspector}; the request is complete.',
      ),
    },
    complete: {
      supervisor: notice(
        ['أُغلق الطلب', 'Request completed'],
        'أغلق العميل {client} طلبه لخدمة «{service}»[ ({place})] بعد التقييم.',
        '{client} completed the request for {service}[ ({place})] after reviewing it.',
      ),
    },
    autoComplete: {
      client: notice(
        ['أُغلق الطلب', 'Request completed'],
        `أُغلق طلبك لخدمة «{service}»[ ({place})] تلقائيًا بعد مرور ${untilCompletion.ar} على اعتماد نتائجه. شهادتك محفوظة في حسابك.`,
        `Your request for {service}[ ({place})] was completed automatically ${untilCompletion.en} after its results were approved. Your certificate stays in your account.`,
      ),
    },
    reportInspector: {
      operations: notice(
        ['بلاغ عن مفتش', 'An inspector was reported'],
        'قدّم العميل {client} بلاغًا عن {inspector} في خدمة «{service}»[ ({place})]: {reason}',
        '{client} reported {inspector} for {service}[ ({place})]: {reason}',
      ),
    },
    cancel: {
      client: notice(
        cancelled,
        'ألغى فريق العمليات طلبك لخدمة «{service}»[ ({place})].[ السبب: {reason}] إن كنت قد دفعت فسيُعاد إليك المبلغ بعد مراجعة الإدارة المالية.',
        'Operations cancelled your request for {service}[ ({place})].[ Reason: {reason}] Anything you paid will be returned after finance reviews it.',
      ),
      supervisor: notice(
        cancelled,
        'أُلغي طلب {client} لخدمة «{service}»[ ({place})].[ السبب: {reason}]',
        'The request of {client} for {service}[ ({place})] was cancelled.[ Reason: {reason}]',
      ),
      inspector: notice(
        ['أُلغيت الزيارة', 'Visit cancelled'],
        'أُلغيت زيارة {client} لخدمة «{service}»[ ({place})].',
        'The visit to {client} for {service}[ at {place}] was cancelled.',
      ),
    },
    cancelRedeemed: {
      client: notice(
        cancelled,
        'ألغى فريق العمليات زيارتك لخدمة «{service}»[ ({place})] من رصيد الباقة.[ السبب: {reason}] عادت الزيارة إلى رصيدك.',
        'Operations cancelled the visit for {service}[ ({place})] from your package.[ Reason: {reason}] The visit is back in your balance.',
      ),
    },
    releaseVisit: {
      operations: notice(
        ['أُعيدت زيارة إلى رصيدها', 'A visit was returned to its balance'],
        'ألغى العميل {client} زيارة من رصيد باقته لخدمة «{service}»[ ({place})] قبل تعيين مشرف لها، وعادت إلى الرصيد.',
        '{client} cancelled a visit of its package for {service}[ ({place})] before it had a supervisor; it is back in the balance.',
      ),
    },
    askToCancel: {
      operations: notice(
        ['عميل يطلب إلغاء طلب مدفوع', 'A client asks to cancel a paid order'],
        'يطلب العميل {client} إلغاء الطلب {number} لخدمة «{service}»[ ({place})]. السبب: {reason} ألغِ الطلب أو ارفض الإلغاء مع بيان السبب.',
        '{client} asks to cancel request {number} for {service}[ ({place})]. Reason: {reason} Cancel it, or decline and say why.',
      ),
    },
    declineCancellation: {
      client: notice(
        ['لم يُقبل طلب الإلغاء', 'Your request to cancel was declined'],
        'راجع فريق العمليات طلبك إلغاء {number} لخدمة «{service}»[ ({place})] ولم يقبله. السبب: {reason}',
        'Operations reviewed your request to cancel {number} for {service}[ ({place})] and declined it. Reason: {reason}',
      ),
    },
    refundAwaits: {
      finance: notice(
        ['طلب ملغى ينتظر رد المبلغ', 'A cancelled request is waiting for its refund'],
        'أُلغي الطلب {number} للعميل {client} لخدمة «{service}»[ ({place})] بعد الدفع.[ السبب: {reason}] ردّ المبلغ المستحق[ ({amount} ريال)] من صفحة المدفوعات.',
        'Request {number} of {client} for {service}[ ({place})] was cancelled after it was paid.[ Reason: {reason}] Return what is due[ (SAR {amount})] on the payments page.',
      ),
    },
    withdraw: {
      operations: notice(
        cancelled,
        'ألغى العميل {client} طلبه لخدمة «{service}»[ ({place})] قبل الدفع.',
        '{client} cancelled its request for {service}[ ({place})] before paying.',
      ),
    },
  };
