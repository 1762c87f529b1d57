import type { z } from 'zod';
import { calendarYears, formatDate, isInCalendar } from '../base/formats/dates';
import { formatMoney } from '../base/formats/money';
import { readHijriDay } from './hijriText';
import type { Language, Localized } from '../base/i18n/localized';
import { isShortMapLink } from '../base/geo/coordinates';
import { isKeyOf } from '../base/objects';
import { formatNamed } from 'sijil/schema/application';

type Issue = z.core.$ZodIssue;

const text = (ar: string, en: string): Localized => ({ ar, en });

/** Message of each validation issue. `{label}`, `{limit}` are filled in. */
export const issueMessages = {
  required: text('حقل «{label}» مطلوب.', '“{label}” is required.'),
  none_chosen: text('حقل «{label}» مطلوب: عنصر واحد على الأقل.', '“{label}”: at least one is required.'),
  not_asked: text('لا يُعبّأ حقل «{label}» في هذا السجل.', '“{label}” is not asked for in this record.'),
  unknown_field: text('الحقل «{label}» غير معروف.', 'Unknown field: “{label}”.'),
  wrong_type: text('قيمة «{label}» غير صالحة.', '“{label}” has an invalid value.'),
  not_an_option: text('اختر قيمة من القائمة في «{label}».', 'Choose one of the listed values for “{label}”.'),
  out_of_use: text(
    'السجل المختار في «{label}» موقوف. اختر غيره.',
    'The record chosen for “{label}” is deactivated. Choose another.',
  ),
  ambiguous: text(
    'في «{label}» أكثر من سجل باسم «{value}». اكتب معرّف السجل بدل اسمه.',
    'More than one “{label}” record is called “{value}”. Enter its id instead of its name.',
  ),
  too_short: text(
    'يجب ألّا يقل عدد أحرف «{label}» عن {limit}.',
    '“{label}” must have at least {limit} characters.',
  ),
  too_long: text(
    'يجب ألّا يزيد عدد أحرف «{label}» على {limit}.',
    '“{label}” must have at most {limit} characters.',
  ),
  too_small: text('أقل قيمة في «{label}» هي {limit}.', '“{label}” must be at least {limit}.'),
  too_big: text('أكبر قيمة في «{label}» هي {limit}.', '“{label}” must be at most {limit}.'),
  amount_too_small: text(
    'أقل مبلغ بالريال في «{label}» هو {limit}.',
    '“{label}” must be at least SAR {limit}.',
  ),
  amount_too_big: text(
    'أكبر مبلغ بالريال في «{label}» هو {limit}.',
    '“{label}” must be at most SAR {limit}.',
  ),
  too_few: text(
    'الحد الأدنى لعدد العناصر في «{label}» هو {limit}.',
    '“{label}”: at least {limit} are required.',
  ),
  too_many: text(
    'الحد الأقصى لعدد العناصر في «{label}» هو {limit}.',
    '“{label}”: at most {limit} can be given.',
  ),
  repeated: text('لا تكرّر القيمة نفسها في «{label}».', '“{label}”: each value can be given only once.'),
  amount: text(
    'اكتب المبلغ في «{label}» بالريال، بمنزلتين عشريتين على الأكثر. مثال: \u20661500.50\u2069',
    'Enter “{label}” in riyals, with at most two decimals. Example: 1500.50',
  ),
  place: text(
    'اكتب في «{label}» خط العرض ثم خط الطول، مثل \u206624.7136, 46.6753\u2069، أو ألصق رابط المكان من الخرائط.',
    'Enter “{label}” as latitude and longitude, such as 24.7136, 46.6753, or paste the place’s link from a map.',
  ),
  place_short_link: text(
    'الرابط المختصر في «{label}» لا يحمل الإحداثيات. افتحه في الخرائط، واضغط مطولًا على المكان، ثم انسخ الرقمين اللذين يظهران.',
    'The shortened link in “{label}” has no coordinates. Open it in the map, press and hold the place, and copy the two numbers that appear.',
  ),
  not_whole: text('اكتب عددًا صحيحًا في «{label}».', '“{label}” must be a whole number.'),
  control_characters: text(
    'في «{label}» رموز غير مقبولة.',
    '“{label}” contains characters that are not allowed.',
  ),
  direction_marks: text(
    'في «{label}» علامات خفية تعكس اتجاه الكتابة. امسح النص واكتبه من جديد.',
    '“{label}” contains hidden marks that turn the text around. Clear it and type it again.',
  ),
  latin_letters: text('اكتب «{label}» بحروف لاتينية.', 'Write “{label}” in Latin letters.'),
  name_too_short: text('اكتب «{label}» بحرفين على الأقل.', '“{label}” must hold at least two letters.'),
  link_in_name: text('اكتب «{label}» دون روابط.', '“{label}” must not contain a link.'),
  email: text('البريد الإلكتروني غير صحيح.', 'The email address is not valid.'),
  phone: text('رقم الجوال غير صحيح. مثال: 0501234567', 'The phone number is not valid. Example: 0501234567'),
  url: text(
    'الرابط غير صحيح. يبدأ الرابط بـ \u2066https://\u2069',
    'The link is not valid. It starts with https://',
  ),
  iban: text(
    'رقم الآيبان غير صحيح. يبدأ بـ SA ويليه 22 رقمًا.',
    'The IBAN is not valid. It starts with SA, followed by 22 digits.',
  ),
  nationalId: text('رقم الهوية غير صحيح.', 'The national ID is not valid.'),
  commercialRegistration: text(
    'الرقم الوطني الموحد غير صحيح. يتكوّن من 10 أرقام.',
    'The commercial registration is not valid. It has 10 digits.',
  ),
  taxNumber: text(
    'الرقم الضريبي غير صحيح. يتكوّن من 15 رقمًا يبدأ وينتهي بالرقم 3.',
    'The VAT number is not valid. It has 15 digits, starting and ending with 3.',
  ),
  shortAddress: text(
    'العنوان المختصر غير صحيح. مثال: RRRD2929',
    'The short address is not valid. Example: RRRD2929',
  ),
  plate: text(
    'رقم اللوحة غير صحيح. اكتب ثلاثة أحرف ثم الرقم كما على اللوحة، مثل: أ ب ح 4821',
    'The plate is not valid. Enter three letters and the number as on the plate, for example ABJ 4821.',
  ),
  colour: text('اللون غير صحيح. مثال: ‎#2a85ff', 'The colour is not valid. Example: #2a85ff'),
  timeRange: text(
    'الفترة غير صحيحة. مثال: \u206609:00-17:00\u2069',
    'The hours are not valid. Example: 09:00-17:00',
  ),
  password_8: text(
    'استخدم في كلمة المرور 8 أحرف على الأقل، فيها حرف إنجليزي كبير ورقم.',
    'The password needs at least 8 characters, with one capital letter and one number.',
  ),
  password_6: text(
    'استخدم في كلمة المرور 6 أحرف على الأقل، فيها حرف إنجليزي كبير ورقم.',
    'The password needs at least 6 characters, with one capital letter and one number.',
  ),
  date: text(
    'التاريخ في «{label}» غير صحيح. يُكتب التاريخ الميلادي هكذا: \u206631/01/2027\u2069 أو \u20662027-01-31\u2069',
    '“{label}” is not a valid date. Write it as 31/01/2027 or 2027-01-31.',
  ),
  date_out_of_range: text(
    `يجب أن تكون السنة في «{label}» بين ${calendarYears.first} و${calendarYears.last}.`,
    `“{label}”: the year must be from ${calendarYears.first} to ${calendarYears.last}.`,
  ),
  date_hijri: text(
    'التاريخ في «{label}» هجري، ويوافق بالميلادي {limit}. اكتبه بالتاريخ الميلادي.',
    '“{label}” is a Hijri date, which is {limit} in the Gregorian calendar. Enter the Gregorian date.',
  ),
} as const satisfies Record<string, Localized>;

export type IssueCode = keyof typeof issueMessages;

/** Returns the message of one zod issue for the field called `label`; unreadable typed amounts and places have their own. */
export function messageOf(
  issue: Issue,
  label: string,
  language: Language,
  value?: 'amount' | 'place',
): string {
  const { code, limit } =
    value === 'amount'
      ? describeAmount(issue, language)
      : value === 'place'
        ? describePlace(issue)
        : described(issue, language);
  return (ownMessage(issue) ?? issueMessages[code])[language]
    .replaceAll('{label}', label)
    .replaceAll('{limit}', String(limit ?? ''));
}

interface Description {
  readonly code: IssueCode;
  readonly limit?: number | bigint | string;
}

function described(issue: Issue, language: Language): Description {
  const known = describe(issue);
  return known.code === 'date' && typeof issue.input === 'string'
    ? describeDate(issue.input, language)
    : known;
}

function describeDate(typed: string, language: Language): Description {
  const day = typed.length > 40 ? '' : typed.replace(/T.*$/u, '');
  const gregorian = readHijriDay(day);
  if (gregorian !== null) return { code: 'date_hijri', limit: formatDate(gregorian, language) };
  const isOutside = /^\d{4}-\d{2}-\d{2}$/.test(day) && !isInCalendar(day);
  return { code: isOutside ? 'date_out_of_range' : 'date' };
}

/** Limits of an amount are in halalas, messages in riyals. */
function describeAmount(issue: Issue, language: Language): Description {
  if (typeof issue.input === 'string') return { code: 'amount' };
  const { code, limit } = describe(issue);
  return code === 'too_small' || code === 'too_big'
    ? { code: `amount_${code}`, limit: formatMoney(Number(limit), language) }
    : { code };
}

/** A text in place of coordinates is one that a sheet or a form could not read. */
function describePlace(issue: Issue): Description {
  if (typeof issue.input !== 'string' || issue.path.length > 1) return describe(issue);
  return { code: isShortMapLink(issue.input) ? 'place_short_link' : 'place' };
}

function describe(issue: Issue): Description {
  switch (issue.code) {
    case 'unrecognized_keys':
      return { code: 'unknown_field' };
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null)
        return { code: issue.expected === 'array' ? 'none_chosen' : 'required' };
      return { code: issue.expected === 'int' ? 'not_whole' : 'wrong_type' };
    case 'invalid_value':
      return { code: issue.input === undefined || issue.input === null ? 'required' : 'not_an_option' };
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? { code: 'required' } : { code: 'too_short', limit: issue.minimum };
      if (issue.origin !== 'array') return { code: 'too_small', limit: issue.minimum };
      return issue.minimum === 1 ? { code: 'none_chosen' } : { code: 'too_few', limit: issue.minimum };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', limit: issue.maximum };
      return { code: issue.origin === 'array' ? 'too_many' : 'too_big', limit: issue.maximum };
    case 'invalid_format':
      return { code: issue.format === 'date' || issue.format === 'datetime' ? 'date' : 'wrong_type' };
    case 'custom':
      return { code: customCode(issue.params?.['code']) };
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
      return { code: 'wrong_type' };
  }
}

/** Message of a kind's own rule: of a format of the application, or given with the rule (`params: { message }`). */
function ownMessage(issue: Issue): Localized | undefined {
  if (issue.code !== 'custom') return undefined;
  const kind: unknown = issue.params?.['ownKind'];
  if (typeof kind === 'string') return formatNamed(kind)?.message;
  const message: unknown = issue.params?.['message'];
  return isLocalizedText(message) ? message : undefined;
}

const isLocalizedText = (value: unknown): value is Localized =>
  typeof value === 'object' && value !== null && 'ar' in value && 'en' in value;

function customCode(code: unknown): IssueCode {
  return typeof code === 'string' && isKeyOf(issueMessages, code) ? code : 'wrong_type';
}
