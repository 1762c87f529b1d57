import { frameworkErrors } from 'sijil/contract/errors';
import type { ErrorRow } from 'sijil/schema/operationTypes';

/**
 * Errors that the API can return: code, HTTP status and message, one row each. `{name}` in a message is filled from the error's
 * parameters.
 */
export const errors = {
  ...frameworkErrors,
  period_unreadable: {
    status: 400,
    ar: 'اكتب الفترة بالأشهر، مثل \u20662026-01\u2069.',
    en: 'Give the period in months, such as 2026-01.',
  },
  period_too_long: {
    status: 400,
    ar: 'أطول فترة بالأشهر: {months}. اختر فترة أقصر.',
    en: 'A period is at most {months} months long. Choose a shorter one.',
  },
  password_request_decided: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'سبق البت في هذا الطلب أو حلّ محله طلب أحدث.',
    en: 'This request has already been decided or replaced by a newer one.',
  },
  compare_too_few: {
    status: 400,
    ar: 'اختر عمليتي تفتيش على الأقل لمقارنتهما.',
    en: 'Choose at least two inspections to compare.',
  },
  compare_too_many: {
    status: 400,
    ar: 'تقارن حتى 3 عمليات تفتيش. أزل واحدة لتضيف أخرى.',
    en: 'Compare up to 3 inspections. Remove one to add another.',
  },
  period_reversed: {
    status: 400,
    ar: 'تاريخ النهاية قبل تاريخ البداية.',
    en: 'The end date is before the start date.',
  },
  nothing_to_export: {
    status: 400,
    ar: 'لا شيء بهذه التصفية لتصديره.',
    en: 'There is nothing to export with these filters.',
  },
  export_too_large: {
    status: 400,
    ar: 'الحد الأقصى لعدد الملفات في التصدير الواحد: {limit}. ضيّق التصفية ثم أعد المحاولة.',
    en: 'One export holds up to {limit} files. Narrow the filters and try again.',
  },
  user_not_found: {
    status: 404,
    ar: 'لا يوجد مستخدم بهذا البريد الإلكتروني.',
    en: "We can't find a user with that email address.",
  },
  illegal_transition: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'لا يمكن تنفيذ هذه الخطوة في الحالة الحالية للطلب: {status}.',
    en: 'This cannot be done while the request is: {status}.',
  },
  guard_refused: { status: 409, retry: 'afterRefresh', ar: '{reason}', en: '{reason}' },
  card_not_kept: {
    status: 409,
    retry: 'never',
    ar: 'لا يمكن الدفع بهذه البطاقة المحفوظة. اختر بطاقة أخرى أو أدخل بياناتها.',
    en: 'This saved card cannot be used. Choose another one or enter a card.',
  },
  template_incomplete: {
    status: 409,
    retry: 'never',
    ar: 'لا يمكن النشر قبل إكمال ما يلي: {reasons}',
    en: 'This cannot be published until the following is corrected: {reasons}',
  },
  template_unchanged: {
    status: 409,
    retry: 'never',
    ar: 'لا جديد في المسودة لنشره: هي مطابقة للنسخة المنشورة.',
    en: 'There is nothing to publish: the draft is the same as the published version.',
  },
  template_archived: {
    status: 409,
    retry: 'never',
    ar: 'هذا القالب مؤرشف. أعِده من الأرشيف أولًا.',
    en: 'This template is archived. Restore it first.',
  },
  template_in_use: {
    status: 409,
    retry: 'never',
    ar: 'لا يُحذف قالب مستخدم في: {users}. أرشِفه بدلًا من حذفه.',
    en: 'A template cannot be deleted while it is used by: {users}. Archive it instead.',
  },
  template_chosen: {
    status: 409,
    retry: 'never',
    ar: 'لا يُؤرشف قالب تعتمد عليه خدمات قائمة: {users}. اختر لها قالبًا آخر أولًا.',
    en: 'A template cannot be archived while services rely on it: {users}. Choose another one for them first.',
  },
  category_beyond_full: {
    status: 409,
    retry: 'never',
    ar: 'اكتملت أوزان الأقسام 100، فلا يُضاف قسم آخر. خفّض وزن قسم أولًا.',
    en: 'The sections weigh 100 already, so none can be added. Lower the weight of one first.',
  },
  own_account: {
    status: 409,
    retry: 'never',
    ar: 'لا يمكنك تنفيذ هذه الخطوة على حسابك. اطلبها من مسؤول آخر.',
    en: 'You cannot do this to your own account. Ask another admin.',
  },
  last_admin: {
    status: 409,
    retry: 'never',
    ar: 'هذا آخر مسؤول عام مفعّل. أضف مسؤولًا عامًا آخر أولًا.',
    en: 'This is the last active general admin. Add another one first.',
  },
  account_of_client: {
    status: 409,
    retry: 'never',
    ar: 'بيانات مدير الفرع يعدّلها العميل الذي يتبعه.',
    en: 'A branch manager’s details are changed by their client.',
  },
  branch_not_main: {
    status: 409,
    retry: 'never',
    ar: 'لكل عميل فرع رئيسي واحد. اجعل فرعًا آخر رئيسيًا أولًا.',
    en: 'A client has one main branch. Make another branch the main one first.',
  },
  profile_already_complete: {
    status: 409,
    retry: 'never',
    ar: 'اكتمل تسجيل هذه المنشأة من قبل.',
    en: 'This company has already completed its registration.',
  },
  profile_incomplete: {
    status: 409,
    retry: 'never',
    ar: 'بقيت بيانات ناقصة. أكمل الخطوات المشار إليها ثم أعد المحاولة.',
    en: 'Some details are still missing. Complete the marked steps and try again.',
  },
  address_unavailable: {
    status: 503,
    ar: 'تعذّر الوصول إلى سجل العناوين الوطنية الآن. اكتب العنوان بنفسك.',
    en: 'The national address register cannot be reached now. Enter the address yourself.',
  },
  identity_not_verified: {
    status: 409,
    retry: 'never',
    ar: 'تحقق من هويتك أولًا.',
    en: 'Verify your identity first.',
  },
  identity_active: {
    status: 409,
    retry: 'later',
    ar: 'لهذه الهوية طلب تحقق قائم. أكمله في تطبيق نفاذ، أو انتظر ثلاث دقائق ثم أعد المحاولة.',
    en: 'This identity has a verification under way. Finish it in the Nafath app, or wait three minutes and try again.',
  },
  identity_refused: {
    status: 422,
    ar: 'لم تقبل خدمة الهوية هذا الرقم. تأكد منه ثم أعد المحاولة.',
    en: 'The identity service did not accept this number. Check it and try again.',
  },
  identity_unavailable: {
    status: 502,
    ar: 'تعذّر الوصول إلى خدمة الهوية الوطنية. أعد المحاولة بعد قليل.',
    en: 'The national identity service could not be reached. Try again shortly.',
  },
  identity_token_refused: {
    status: 401,
    ar: 'رمز الهوية غير صالح.',
    en: 'The identity token is not valid.',
  },
  inspections_under_way: {
    status: 409,
    retry: 'never',
    ar: 'لا يمكن حذف الحساب وهذه الطلبات قيد التنفيذ: {requests}.',
    en: 'The account cannot be deleted while these requests are under way: {requests}.',
  },
  invited_address_taken: {
    status: 409,
    retry: 'never',
    ar: 'هذا البريد مسجّل لحساب آخر، فلا تُرسل إليه كلمة مرور لهذه الدعوة.',
    en: 'This email address belongs to another account, so no password can be sent for this invitation.',
  },
  payment_already_done: {
    status: 409,
    retry: 'never',
    ar: 'سبق سداد هذه الدفعة.',
    en: 'This payment has already been made.',
  },
  payment_expired: {
    status: 409,
    retry: 'never',
    ar: 'انتهت مهلة محاولة الدفع هذه أو حلّت محلها محاولة أخرى. إن خُصم بها مبلغ فسيعود إلى البطاقة.',
    en: 'This payment ran out of time or was replaced by another one. Anything it took goes back to the card.',
  },
  card_amount_too_small: {
    status: 409,
    retry: 'never',
    ar: 'المتبقي أقل من ريال، ولا تقبل البطاقة مبلغًا كهذا. سدّده بتحويل بنكي.',
    en: 'What is left is less than one riyal, which no card can pay. Pay it by bank transfer.',
  },
  transfer_already_used: {
    status: 409,
    retry: 'never',
    ar: 'سبق تأكيد حوالة بهذا الرقم لطلب آخر: {request}. راجع كشف الحساب، فالحوالة الواحدة لا تسدّد طلبين.',
    en: 'A transfer with this reference was already confirmed for another request: {request}. Check the bank statement: one transfer cannot pay two requests.',
  },
  refund_moved_on: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'تغيّرت حالة هذا الاسترداد بعد أن فتحته. حدّث الصفحة لترى ما بقي عليه.',
    en: 'This refund has moved on since you opened it. Refresh the page to see what is left to do.',
  },
  invoice_not_correctable: {
    status: 409,
    retry: 'never',
    ar: 'لا يمكن تصحيح هذه الفاتورة: حلّت محلها أخرى، أو أُلغيت كلها بإشعارات دائنة، أو حُذف حساب عميلها.',
    en: 'This invoice cannot be corrected: it was replaced, credited in full, or its client’s account was deleted.',
  },
  buyer_unchanged: {
    status: 409,
    retry: 'never',
    ar: 'بيانات المشتري في الفاتورة هي بيانات العميل الحالية. عدّل بيانات العميل أولًا ثم صحّح الفاتورة.',
    en: 'The invoice already has the client’s current data. Change the client’s data first, then correct the invoice.',
  },
  nothing_due: {
    status: 409,
    retry: 'never',
    ar: 'ليس على هذا العميل ما يُطلب سداده اليوم: لا مبلغ مستحق، أو إيصال تحويله قيد المراجعة.',
    en: 'There is nothing to ask this client for today: no amount is due, or the receipt of its transfer is under review.',
  },
  no_pending_payment: {
    status: 409,
    retry: 'never',
    ar: 'لا توجد دفعة مستحقة لهذا الطلب.',
    en: 'There is no pending payment for this inspection.',
  },
  payment_in_progress: {
    status: 409,
    retry: 'later',
    ar: 'عملية الدفع قيد التنفيذ. انتظر لحظات قبل إعادة المحاولة.',
    en: 'A payment is in progress. Wait a moment before trying again.',
  },
  payment_failed: {
    status: 402,
    ar: 'حدث خطأ أثناء إتمام الدفع، ويمكنك إعادة المحاولة لاحقًا. {detail}',
    en: 'Error occured while completing payment you can try again later. {detail}',
  },
  gateway_unavailable: {
    status: 502,
    ar: 'تعذّر الوصول إلى بوابة الدفع. لم يُخصم أي مبلغ؛ أعد المحاولة بعد قليل.',
    en: 'The payment gateway could not be reached. Nothing was charged; try again shortly.',
  },
  ordering_closed: {
    status: 409,
    retry: 'later',
    ar: 'استقبال الطلبات متوقف حتى تكتمل بيانات المنشأة مقدمة الخدمة.',
    en: 'Ordering is not open yet. It opens once the details of the inspection company are complete.',
  },
  package_exhausted: {
    status: 409,
    retry: 'never',
    ar: 'رصيد الباقة لا يكفي لهذا الطلب، أو انتهت مدتها.',
    en: 'This package has too little left for this order, or it has expired.',
  },
  no_package_fits: {
    status: 409,
    retry: 'never',
    ar: 'لا توجد باقة مناسبة لهذا الفرع. اختر خدمة أخرى أو اطلب خدمة مخصصة.',
    en: 'No packages fit this branch. Choose another service or request a custom one.',
  },
  no_slot_fits: {
    status: 409,
    retry: 'never',
    ar: 'لا توجد مواعيد متاحة تناسب هذا الفرع.',
    en: 'No time slots fit this branch.',
  },
  report_decided: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'سبق البت في هذا البلاغ.',
    en: 'This report has already been decided.',
  },
  day_off_decided: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'سبق البت في طلب الإجازة هذا.',
    en: 'This days-off request has already been decided.',
  },
  day_off_has_visits: {
    status: 409,
    retry: 'later',
    ar: 'للمفتش زيارات في هذه الأيام: {visits}. أسندها إلى غيره أو غيّر موعدها أولًا.',
    en: 'The inspector has visits on these days: {visits}. Reassign or move them first.',
  },
  draft_outdated: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'وصلت من جهاز آخر إجابات أحدث لهذه الزيارة. ادمجها مع إجاباتك ثم أرسل.',
    en: 'Newer answers of this visit have arrived from another device. Merge them with yours, then send again.',
  },
  upload_out_of_order: {
    status: 409,
    retry: 'afterRefresh',
    ar: 'وصل من الملف {received} بايت. أرسل الجزء الذي يبدأ من هناك.',
    en: '{received} bytes of this file have arrived. Send the part that begins there.',
  },
  upload_too_long: {
    status: 400,
    ar: 'أُعلن أن حجم الملف {size} بايت، وما وصل أكثر. لم يُحفظ هذا الجزء.',
    en: 'The file was announced with {size} bytes, and more arrived. This part was not saved.',
  },
  upload_checksum: {
    status: 422,
    retry: 'later',
    ar: 'وصل الملف كاملًا لكن بصمته لا تطابق ما أُعلن. أرسله من أوله.',
    en: 'The whole file has arrived, but its checksum is not the announced one. Send it again from the start.',
  },
  uploads_open: {
    status: 429,
    ar: 'عدد الملفات التي لم يكتمل رفعها: {limit}. أكملها أو انتظر حتى تُحذف بعد يوم.',
    en: 'You have {limit} uploads that are not finished. Finish them, or they are deleted after a day.',
  },
  idempotency_mismatch: {
    status: 409,
    retry: 'never',
    ar: 'سبق استخدام مفتاح الإرسال هذا لإجابات أخرى. أرسلها بمفتاح جديد.',
    en: 'This idempotency key was used for other answers before. Send these under a new key.',
  },
  order_placed_already: {
    status: 409,
    retry: 'never',
    ar: 'سبق أن أُرسل هذا الطلب بتفاصيل أخرى، ربما من نافذة ثانية. راجعه في «طلباتي»، وإن أردت هذا الطلب أيضًا فأرسله مرة أخرى.',
    en: 'This order was already placed with other details, perhaps in another tab. Look at it in “My requests”; if you want this one too, send it again.',
  },
  cursor_unknown: {
    status: 400,
    retry: 'afterRefresh',
    ar: 'مؤشر غير معروف. ابدأ من دون مؤشر لتصلك كل الزيارات.',
    en: 'Unknown cursor. Start without one to get every visit.',
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errors;
