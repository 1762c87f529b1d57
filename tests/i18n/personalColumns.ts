/**
 * Every column with personal data, with the words of the privacy policy that mention it, in Arabic and English.
 * Reviewed by hand: a new column of this kind is first added to the policy.
 */
const account = ['بيانات حسابك', 'details of your account'] as const;
const contact = ['أسماء مسؤولي الفروع وأرقام جوالاتهم', 'names and phone numbers of branch contacts'] as const;
const staff = ['بيانات عملهم والتواصل معهم وعناوينهم', 'work and contact details, addresses'] as const;
const emergency = ['هاتف الطوارئ', 'emergency phones'] as const;
const nationality = ['جنسياتهم', 'nationalities'] as const;
const network = ['عنوان الاتصال', 'network address'] as const;
const signature = ['اسم الموقّع وتوقيعه ووقته', 'signer’s name, the signature, its time'] as const;
const hash = ['قيمة مشتقة منه لا يُسترجع منها', 'one-way hash of the number'] as const;
const digits = ['آخر أربعة أرقام', 'last four digits'] as const;
const card = [
  'نوعها وآخر أربعة أرقام منها وتاريخ انتهائها',
  'its brand, last four digits and expiry date',
] as const;
const written = [
  'ما تكتبه في الطلبات والتقييمات وإلى الدعم',
  'what you write in requests, reviews and to support',
] as const;
const daysOff = ['إجازاتهم وأسبابها', 'days off and their reasons'] as const;
const taken = ['ومكان التقاط كل صورة', 'each photo was taken'] as const;
const bank = ['الآيبان', 'IBAN'] as const;

export const personalColumns: Readonly<Record<string, readonly [ar: string, en: string]>> = {
  'users.email': account,
  'users.name': account,
  'users.nameEn': account,
  'users.phone': account,
  'users.image': account,
  'users.language': ['واللغة', 'language'],
  'users.passwordHash': ['كلمات المرور محفوظة', 'Passwords are stored'],
  'second_factors.secret': ['مفتاح تطبيق المصادقة', 'key of your authenticator app'],
  'linked_identities.subject': ['نحفظ معرّفه لديها', 'the ID it uses for them'],
  'users.termsAcceptedAt': ['وقت موافقتك على الشروط', 'the time at which you accepted the terms'],
  'users.privacyReadAt': ['واطلاعك على هذه السياسة', 'read this policy'],
  'sessions.ip': network,
  'sessions.userAgent': ['ونوع المتصفح', 'the browser'],
  'sessions.lastSeenAt': ['آخر استخدام', 'last use'],
  'sessions.seenBy': ['ومن عرض المنصة من فريقنا كما تراها', 'admins saw the portal as you see it'],
  'known_devices.deviceHash': ['قيمة مشتقة من وصف كل جهاز', 'one-way hash of each device'],
  'known_devices.firstSeenAt': ['ووقت أول دخول منه وآخره', 'time of its first and last sign-in'],
  'known_devices.lastSeenAt': ['ووقت أول دخول منه وآخره', 'time of its first and last sign-in'],
  'attempts.subject': ['محاولات الدخول بحسب البريد', 'attempts to sign in by email'],
  'attempts.address': network,
  'identity_checks.nationalIdHash': hash,
  'identity_checks.nationalIdSealed': ['لا نحفظ رقم هويتك بعد التحقق', 'do not store your ID number once'],
  'identity_checks.lastFour': digits,
  'identity_checks.verifiedName': ['الاسم الذي أكّده نفاذ', 'the name that Nafath confirmed'],
  'sandbox_identities.nationalIdHash': hash,
  'clients.position': ['المسمى الوظيفي', 'position'],
  'clients.companyName': ['بيانات منشأتك', 'of your company'],
  'clients.companyNameEn': ['بيانات منشأتك', 'of your company'],
  'clients.iban': bank,
  'branches.responsibleName': contact,
  'branches.responsiblePhone': contact,
  'branches.place': ['ومواقعها', 'their locations'],
  'branches.street': ['ومواقعها', 'their locations'],
  'branches.shortAddress': ['ومواقعها', 'their locations'],
  'vehicles.driverName': ['أسماء السائقين', 'names of drivers'],
  'supervisors.emergencyPhone': emergency,
  'supervisors.address': staff,
  'supervisors.street': staff,
  'supervisors.nationalityId': nationality,
  'inspectors.emergencyPhone': emergency,
  'inspectors.address': staff,
  'inspectors.street': staff,
  'inspectors.nationalityId': nationality,
  'day_off_requests.reason': daysOff,
  'evidence_facts.place': taken,
  'evidence_uploads.place': taken,
  'request_history.detail': ['مكان بدء كل زيارة', 'the place where each visit began'],
  'request_notes.body': written,
  'ticket_messages.text': written,
  'reviews.comment': written,
  'contracts.signerName': signature,
  'contracts.signatureFileId': signature,
  'contracts.signerPosition': signature,
  'contracts.signerIp': network,
  'contracts.signerUserAgent': network,
  'saved_cards.lastFour': card,
  'saved_cards.brand': card,
  'saved_cards.expiry': card,
  'payments.cardLastFour': digits,
  'refunds.iban': bank,
  'audit_entries.actorId': ['من أجرى كل تعديل على السجلات', 'who made each change to a record'],
};

/** Names that sound personal but are not: lists, the operator's own data, files, and templates. */
export const notPersonal = new Set([
  'files.name',
  'designed_types.name',
  'custom_roles.name',
  'brand.name',
  'pins.name',
  'pins.address',
  'pins.place',
  'subscriptions.name',
  'subscriptions.address',
  'brand.senderName',
  'branches.name',
  'branches.nameEn',
  'restaurants.name',
  'restaurants.nameEn',
  'payment_reminders.name',
  'services.name',
  'templates.name',
  'counters.name',
  'favourites.addresses',
  'saved_views.name',
  'saved_views.address',
  'package_purchases.name',
  'evidence_uploads.name',
  'settings.name',
  'settings.address',
  'settings.signatoryName',
  'settings.accountName',
  'settings.iban',
  'settings.email',
  'settings.phone',
  'visit_settings.name',
  'canned_answers.name',
  'designed_fields.name',
  'designed_fields.place',
  'webhooks.name',
  'automations.name',
  'webhooks.address',
  'api_tokens.name',
  'cuisine_types.name',
  'vehicle_types.name',
  'states.name',
  'cities.name',
  'districts.name',
  'services.image',
]);

/** Tables about people: each column is in the policy, or is one of these, which hold no further personal data. */
export const tablesOfPeople: Readonly<Record<string, readonly string[]>> = {
  users: [
    'id',
    'role',
    'active',
    'mustChangePassword',
    'twoSteps',
    'emailVerifiedAt',
    'clientId',
    'spendingLimit',
    'customRoleId',
    'emailTaken',
    'createdAt',
    'deletedAt',
    'searchKey',
  ],
  sessions: [
    'id',
    'tokenHash',
    'userId',
    'createdAt',
    'expiresAt',
    'apiTokenId',
    'linkedIdentityId',
    'scopes',
  ],
  known_devices: ['userId'],
  identity_checks: ['id', 'userId', 'transId', 'random', 'status', 'createdAt', 'expiresAt', 'decidedAt'],
  saved_cards: ['id', 'userId', 'token', 'isDefault', 'createdAt'],
};
