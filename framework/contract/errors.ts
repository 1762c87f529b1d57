import type { ErrorRow } from '../schema/operationTypes';

/** Refusals of the framework itself: code, HTTP status and message. An application adds its own. */
export const frameworkErrors = {
  validation_failed: {
    status: 400,
    ar: 'راجع الحقول المشار إليها ثم أعد المحاولة.',
    en: 'Check the marked fields and try again.',
  },
  never_empty: {
    status: 422,
    ar: 'راجع الحقول المشار إليها: منها ما لا يُترك فارغًا، وقيمته نعم أو لا.',
    en: 'Check the marked fields: some of them are never empty and take yes or no.',
  },
  malformed_request: {
    status: 400,
    ar: 'تعذّرت قراءة البيانات المرسلة.',
    en: 'The request could not be read.',
  },
  body_not_object: {
    status: 400,
    ar: 'تُرسل البيانات كائنًا واحدًا (JSON object) فيه الحقول بأسمائها، لا قائمة ولا قيمة مفردة.',
    en: 'The body must be one JSON object that holds the fields by name, not a list or a single value.',
  },
  list_too_long_to_sort: {
    status: 400,
    ar: 'القائمة أطول من أن تُرتَّب بهذا العمود. قلّلها بتصفية أو بحث إلى 10,000 سجل أو أقل، أو رتّبها بتاريخ الإنشاء.',
    en: 'The list is too long to sort by this column. Filter or search to get 10,000 records or fewer, or sort it by creation date.',
  },
  summary_too_large: {
    status: 400,
    ar: 'السجلات أكثر من أن تُجمع في تقرير واحد. قلّلها بتصفية، مثل فترة أقصر أو حالة واحدة، ثم أعد المحاولة.',
    en: 'There are too many records for one report. Filter the list, for example by a shorter period or a single status, and try again.',
  },
  unknown_parameter: {
    status: 400,
    ar: 'في الرابط قيمة غير مقبولة: {parameter}.',
    en: 'The link contains a value that is not accepted: {parameter}.',
  },
  unauthenticated: { status: 401, ar: 'سجّل الدخول للمتابعة.', en: 'Sign in to continue.' },
  session_expired: {
    status: 401,
    ar: 'انتهت جلستك. سجّل الدخول من جديد.',
    en: 'Your session has ended. Sign in again.',
  },
  wrong_credentials: {
    status: 401,
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    en: 'The email or password is wrong.',
  },
  wrong_code: {
    status: 400,
    ar: 'رمز الدخول غير صحيح أو سبق استخدامه.',
    en: 'The sign-in code is wrong or has already been used.',
  },
  second_factor_on: {
    status: 409,
    ar: 'التحقق بخطوتين مفعّل من قبل.',
    en: 'Two-step sign-in is already on.',
  },
  second_factor_off: {
    status: 409,
    ar: 'التحقق بخطوتين غير مفعّل.',
    en: 'Two-step sign-in is not on.',
  },
  second_factor_required: {
    status: 403,
    ar: 'يلزم حسابك التحقق بخطوتين. فعّله للمتابعة.',
    en: 'Your account requires two-step sign-in. Turn it on to continue.',
  },
  wrong_current_password: {
    status: 400,
    ar: 'كلمة المرور الحالية غير صحيحة.',
    en: 'The current password is wrong.',
  },
  provider_unavailable: {
    status: 502,
    ar: 'تعذّر الوصول إلى جهة تسجيل الدخول. أعد المحاولة بعد قليل، أو ادخل بكلمة المرور.',
    en: 'The sign-in provider could not be reached. Try again shortly, or use your password.',
  },
  provider_refused: {
    status: 403,
    ar: 'لم يكتمل تسجيل الدخول لدى الجهة. ابدأ من جديد، أو ادخل بكلمة المرور.',
    en: 'The sign-in was not completed at the provider. Start again, or use your password.',
  },
  provider_unknown_person: {
    status: 403,
    ar: 'لا حساب في فريق العمل مرتبط بهذه الهوية. ادخل بكلمة المرور، أو اطلب من المسؤول حسابًا ببريدك نفسه.',
    en: 'No account of the team belongs to this identity. Use your password, or ask an admin for an account with the same email.',
  },
  provider_not_linked: {
    status: 409,
    ar: 'حسابك غير مرتبط بجهة تسجيل دخول.',
    en: 'Your account is not linked with a sign-in provider.',
  },
  account_inactive: {
    status: 403,
    ar: 'حسابك موقوف. تواصل مع الدعم لتفعيله.',
    en: 'Your account is deactivated. Contact support to have it activated.',
  },
  password_change_required: {
    status: 403,
    ar: 'غيّر كلمة المرور المؤقتة أولًا.',
    en: 'Change your one-time password first.',
  },
  read_only_session: {
    status: 403,
    ar: 'تعرض المنصة كما يراها مستخدم آخر، ولا يمكن تعديل شيء. عُد إلى حسابك أولًا.',
    en: 'You see the portal as another person, so nothing can be changed. Go back to your account first.',
  },
  cannot_see_as: {
    status: 409,
    ar: 'لا يمكن العرض كما يراه هذا المستخدم: حسابه موقوف أو بريده غير مؤكد، أو لا صفحات له، أو له صلاحيتك نفسها.',
    en: 'The portal cannot be seen as this person: the account is inactive or its email unverified, it has no pages, or it can do the same as you.',
  },
  outside_scope: {
    status: 403,
    ar: 'هذا خارج نطاق مفتاح الربط. استخدم مفتاحًا يشمله، أو سجّل الدخول بنفسك.',
    en: 'This is outside the scope of the API key. Use a key that includes it, or sign in yourself.',
  },
  token_revoked: {
    status: 409,
    ar: 'المفتاح المحذوف لا يُستعاد. أنشئ مفتاحًا جديدًا.',
    en: 'A deleted key cannot be restored. Create a new one.',
  },
  draft_elsewhere: {
    status: 409,
    ar: 'كُتب في هذه المسودة على جهاز آخر. اختر ما تحتفظ به.',
    en: 'This draft was written on another device. Choose which one stays.',
  },
  designs_conflict: {
    status: 409,
    ar: 'في الملف ما لا يمكن تطبيقه هنا: {names}. راجع أسبابه في المقارنة.',
    en: 'The file has parts that cannot be applied here: {names}. The comparison says why.',
  },
  webhook_inactive: {
    status: 409,
    ar: 'هذا الربط متوقف، فلا يُرسل إليه شيء. أعد تفعيله أولًا.',
    en: 'The webhook is switched off, so nothing is sent to it. Switch it on first.',
  },
  run_not_failed: {
    status: 409,
    ar: 'لا يُعاد إلا ما تعذّر تنفيذه.',
    en: 'Only what has failed can be tried again.',
  },
  button_not_offered: {
    status: 409,
    ar: 'لا ينطبق هذا الإجراء التلقائي على السجل كما هو الآن.',
    en: 'This automation does not apply to the record as it is now.',
  },
  button_under_way: {
    status: 409,
    ar: 'طُلب هذا الإجراء التلقائي للسجل من قبل، وما زال قيد التنفيذ.',
    en: 'This automation was already started for the record and is still under way.',
  },
  approval_closed: {
    status: 409,
    ar: 'سبق الرد على هذا الطلب، أو انتهت مهلته.',
    en: 'This has already been answered, or its deadline has passed.',
  },
  forbidden: { status: 403, ar: 'لا تملك صلاحية هذه الخطوة.', en: 'You do not have permission to do this.' },
  export_unreadable: {
    status: 403,
    ar: 'في هذا الملف بيانات لم يعد يحق لك الاطلاع عليها، فلا يُنزَّل.',
    en: 'This file holds data that you may no longer read, so it cannot be downloaded.',
  },
  not_found: { status: 404, ar: 'لم نجد ما تبحث عنه.', en: 'We could not find what you are looking for.' },
  file_gone: {
    status: 422,
    ar: 'لم يعد هذا الملف متاحًا. ارفعه من جديد.',
    en: 'This file is no longer available. Upload it again.',
  },
  content_missing: {
    status: 404,
    ar: 'لم يعد هذا الملف موجودًا. تواصل مع الدعم إن كنت تحتاج إليه.',
    en: 'This file no longer exists. Contact support if you need it.',
  },
  range_not_satisfiable: {
    status: 416,
    ar: 'الجزء المطلوب يتجاوز نهاية الملف.',
    en: 'The requested part is past the end of the file.',
  },
  link_expired: {
    status: 410,
    ar: 'انتهت صلاحية الرابط أو سبق استخدامه. اطلب رابطًا جديدًا.',
    en: 'This link has expired or was already used. Request a new one.',
  },
  stale_version: {
    status: 409,
    ar: 'عدّل شخص آخر هذا السجل بعد أن فتحته. راجع التغييرات ثم احفظ من جديد.',
    en: 'Someone else changed this record after you opened it. Review the changes and save again.',
  },
  still_in_use: {
    status: 409,
    ar: 'لا يمكن الحذف لأن السجل مستخدم في: {users}.',
    en: 'This cannot be deleted because it is used by: {users}.',
  },
  already_exists: {
    status: 409,
    ar: 'هذه القيمة مسجّلة من قبل.',
    en: 'This value is already registered.',
  },
  file_type_refused: {
    status: 415,
    ar: 'نوع الملف غير مقبول. الأنواع المقبولة: {types}.',
    en: 'This file type is not accepted. Accepted types: {types}.',
  },
  document_not_drawn: {
    status: 503,
    ar: 'تعذّر إعداد هذا المستند الآن. أعد المحاولة بعد قليل.',
    en: 'This document could not be prepared just now. Try again shortly.',
  },
  file_heic: {
    status: 415,
    ar: 'صور HEIC لا تُعرض على كل الأجهزة. التقطها بصيغة JPEG («الأكثر توافقًا» في إعدادات الكاميرا) أو أرسل لقطة شاشة منها.',
    en: 'HEIC photos cannot be shown on every device. Take it as JPEG (“Most compatible” in the camera settings) or send a screenshot of it.',
  },
  picture_damaged: {
    status: 422,
    ar: 'الصورة تالفة أو غير مكتملة. التقطها أو احفظها من جديد ثم ارفعها.',
    en: 'The picture is damaged or incomplete. Take or save it again, then upload it.',
  },
  picture_too_many_pixels: {
    status: 422,
    ar: 'أبعاد الصورة أكبر من {megapixels} ميجابكسل. صغّرها ثم ارفعها.',
    en: 'The picture has more than {megapixels} megapixels. Make it smaller, then upload it.',
  },
  picture_too_long: {
    status: 422,
    ar: 'أحد ضلعي الصورة أطول من {limit} بكسل. اقتصّ منها أو صغّرها ثم ارفعها.',
    en: 'One side of the picture is longer than {limit} pixels. Crop it or make it smaller, then upload it.',
  },
  pdf_damaged: {
    status: 422,
    ar: 'تعذّرت قراءة ملف PDF. احفظه من جديد ثم ارفعه.',
    en: 'The PDF cannot be read. Save it again, then upload it.',
  },
  pdf_encrypted: {
    status: 422,
    ar: 'ملف PDF لا يُفتح إلا بكلمة مرور. ارفع نسخة تُفتح بدونها.',
    en: 'The PDF opens only with a password. Upload a copy that opens without one.',
  },
  pdf_active: {
    status: 422,
    ar: 'في ملف PDF أوامر برمجية. ارفع نسخة مطبوعة منه («طباعة إلى PDF»).',
    en: 'The PDF contains scripts or commands. Upload a printed copy of it (“Print to PDF”).',
  },
  pdf_attached: {
    status: 422,
    ar: 'في ملف PDF ملفات مرفقة، ولا يُقبل منها إلا ملف بيانات الفاتورة الإلكترونية. ارفع نسخة مطبوعة منه («طباعة إلى PDF»).',
    en: 'The PDF has attached files; only the data file (XML) of an e-invoice is accepted. Upload a printed copy of it (“Print to PDF”).',
  },
  upload_quota: {
    status: 429,
    ar: 'بلغت الحد اليومي لرفع الملفات. أعد المحاولة غدًا.',
    en: 'You have reached the daily limit of uploads. Try again tomorrow.',
  },
  uploads_waiting: {
    status: 429,
    ar: 'ملفاتك السابقة قيد الفحص. انتظر لحظات ثم ارفع هذا الملف.',
    en: 'Your earlier files are still being checked. Wait a moment, then upload this one.',
  },
  searches_waiting: {
    status: 429,
    ar: 'لم تنتهِ عمليات البحث السابقة بعد. انتظر لحظات ثم ابحث من جديد.',
    en: 'Your earlier searches have not finished. Wait a moment, then search again.',
  },
  file_missing: { status: 400, ar: 'أرفق ملفًا واحدًا.', en: 'Attach one file.' },
  several_files: {
    status: 400,
    ar: 'أُرفق أكثر من ملف. ارفع كل ملف وحده.',
    en: 'More than one file was attached. Upload each file by itself.',
  },
  file_too_large: {
    status: 413,
    ar: 'حجم الملف أكبر من 500 كيلوبايت.',
    en: 'The file is larger than 500 kB.',
  },
  body_too_large: {
    status: 413,
    ar: 'ما أُرسل أكبر من المسموح به. قسّمه إلى أجزاء أصغر.',
    en: 'Too much was sent in one go. Split it into smaller parts.',
  },
  body_too_complex: {
    status: 413,
    ar: 'في ما أُرسل حقول أو عناصر أو مستويات أكثر من المسموح به. قسّمه إلى أجزاء أصغر.',
    en: 'What was sent has more fields, entries or levels than are allowed. Split it into smaller parts.',
  },
  too_many_rows: {
    status: 413,
    ar: 'عدد صفوف الملف {rows}، والحد الأقصى {limit}. قسّمه إلى ملفات أصغر.',
    en: 'The file has {rows} rows; the limit is {limit}. Split it into smaller files.',
  },
  too_many_views: {
    status: 409,
    ar: 'بلغت الحد الأقصى للعروض المحفوظة لهذه القائمة: {limit}. احذف ما لا تحتاج إليه.',
    en: 'You have reached the limit of {limit} saved views for this list. Delete those you do not need.',
  },
  idempotency_key: {
    status: 400,
    ar: 'مفتاح الإرسال حتى 100 حرف لاتيني ورقم وشرطة.',
    en: 'An idempotency key is up to 100 Latin letters, digits and hyphens.',
  },
  too_many_requests: {
    status: 429,
    ar: 'محاولات كثيرة متتالية. انتظر ثم أعد المحاولة. الثواني المتبقية: {seconds}.',
    en: 'Too many attempts. Try again in {seconds} seconds.',
  },
  internal_error: {
    status: 500,
    ar: 'حدث خطأ لدينا. لم يُحفظ أي تغيير؛ أعد المحاولة.',
    en: 'Something went wrong on our side. Nothing was changed; try again.',
  },
  unavailable: {
    status: 503,
    ar: 'المنصة مشغولة الآن. أعد المحاولة بعد لحظات.',
    en: 'The portal is busy. Try again in a moment.',
  },
  database_unavailable: {
    status: 503,
    ar: 'تعذّر ذلك لعطل مؤقت في المنصة. أعد المحاولة بعد لحظات.',
    en: 'This failed because of a temporary problem with the portal. Try again in a moment.',
  },
  job_running: {
    status: 409,
    ar: 'تُنفَّذ هذه المهمة الآن. انتظر حتى تنتهي.',
    en: 'This job is running. Wait until it has finished.',
  },
  content_unreadable: {
    status: 503,
    ar: 'تعذّرت قراءة الملف مؤقتًا. أعد المحاولة بعد لحظات.',
    en: 'The file cannot be read at the moment. Try again shortly.',
  },
  storage_unavailable: {
    status: 503,
    ar: 'تعذّر حفظ الملف مؤقتًا، ولم يُحفظ شيء. أعد المحاولة بعد لحظات.',
    en: 'The file cannot be stored at the moment, and nothing was saved. Try again shortly.',
  },
  storage_full: {
    status: 507,
    ar: 'لا توجد مساحة كافية لدينا لحفظ هذا الملف أو التغيير. لم يُحفظ شيء، ويظهر ذلك لفريق التشغيل. أعد المحاولة لاحقًا.',
    en: 'We have no space left to keep this file or change. Nothing was saved; our operators can see it. Try again later.',
  },
} as const satisfies Record<string, ErrorRow>;
