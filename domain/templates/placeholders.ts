import { type Language, languages, type Localized } from 'sijil/base/i18n/localized';
import { daysText } from 'sijil/base/i18n/worded';
import { keysOf, isMember, isKeyOf } from 'sijil/base/objects';

/** Uses of texts with placeholders. */
export type PlaceholderUse = 'contract' | 'certificate' | 'social';

interface PlaceholderRow {
  readonly label: Localized;
  /** Example of a value, shown to authors next to the key. */
  readonly example: Localized;
  readonly uses: readonly PlaceholderUse[];
}

const same = (text: string): Localized => ({ ar: text, en: text });

/**
 * Keys that a template's text may contain in braces, such as `{client}`. The editor offers them, validation accepts them and
 * the renderer fills them in, each by the use of the text.
 */
export const placeholders = {
  client: {
    label: { ar: 'اسم منشأة العميل', en: 'The client’s company' },
    example: { ar: 'مطاعم بيت الريف', en: 'Bait Al Reef Restaurants' },
    uses: ['contract', 'certificate', 'social'],
  },
  provider: {
    label: { ar: 'اسم مقدّم الخدمة', en: 'The provider’s company' },
    example: { ar: 'سلامة لخدمات التفتيش', en: 'Salama Inspection Services' },
    uses: ['contract', 'certificate', 'social'],
  },
  contract_number: {
    label: { ar: 'رقم العقد', en: 'The contract’s number' },
    example: same('C-1042-1'),
    uses: ['contract'],
  },
  package: {
    label: { ar: 'الباقة', en: 'The package' },
    example: { ar: '12 زيارة خلال سنة', en: '12 visits in a year' },
    uses: ['contract'],
  },
  visits: {
    label: { ar: 'عدد الزيارات', en: 'The number of visits' },
    example: same('12'),
    uses: ['contract'],
  },
  total: {
    label: { ar: 'الإجمالي بالريال شاملًا الضريبة', en: 'The total in riyals with VAT' },
    example: same('5,750.00'),
    uses: ['contract'],
  },
  vat_percent: {
    label: { ar: 'نسبة ضريبة القيمة المضافة', en: 'The VAT percentage' },
    example: same('15'),
    uses: ['contract'],
  },
  visit_days: {
    label: { ar: 'أيام الزيارات', en: 'Days of visits' },
    example: { ar: 'من الأحد إلى الخميس', en: 'Sunday to Thursday' },
    uses: ['contract'],
  },
  correction_days: {
    label: { ar: 'أيام مهلة التصحيح', en: 'Days to correct findings' },
    example: same('15'),
    uses: ['contract'],
  },
  correction_period: {
    label: { ar: 'مهلة التصحيح', en: 'Time to correct findings' },
    example: daysText(15),
    uses: ['contract'],
  },
  service: {
    label: { ar: 'الخدمة', en: 'The service' },
    example: { ar: 'تفتيش سلامة الغذاء للفروع', en: 'Branch food-safety inspection' },
    uses: ['contract', 'certificate', 'social'],
  },
  subject: {
    label: { ar: 'اسم الفرع أو المركبة', en: 'The branch or vehicle' },
    example: { ar: 'فرع العليا', en: 'Olaya branch' },
    uses: ['certificate', 'social'],
  },
  score: {
    label: { ar: 'الدرجة من 100', en: 'The score out of 100' },
    example: same('94'),
    uses: ['certificate', 'social'],
  },
  grade: {
    label: { ar: 'التقدير', en: 'The grade' },
    example: same('A'),
    uses: ['certificate', 'social'],
  },
  city: {
    label: { ar: 'المدينة', en: 'The city' },
    example: { ar: 'الرياض', en: 'Riyadh' },
    uses: ['certificate', 'social'],
  },
  inspected_on: {
    label: { ar: 'تاريخ التفتيش', en: 'The day of the inspection' },
    example: { ar: '11 نوفمبر 2026', en: '11 November 2026' },
    uses: ['certificate', 'social'],
  },
  valid_until: {
    label: { ar: 'تاريخ انتهاء الشهادة', en: 'The certificate’s last day' },
    example: { ar: '11 نوفمبر 2027', en: '11 November 2027' },
    uses: ['certificate', 'social'],
  },
  certificate_code: {
    label: { ar: 'رمز الشهادة', en: 'The certificate code' },
    example: same('7K3PD0QX2M'),
    uses: ['certificate', 'social'],
  },
} as const satisfies Record<string, PlaceholderRow>;

export type PlaceholderKey = keyof typeof placeholders;

/** Placeholders that a use's texts may hold, in the order of the guide. */
export function placeholdersFor(use: PlaceholderUse): readonly PlaceholderKey[] {
  return keysOf(placeholders).filter((key) => isMember(placeholders[key].uses, use));
}

const inBraces = /\{([^{}]*)\}/g;

/** Unknown placeholders of each text, with its language. */
export function unknownIn(
  texts: readonly Localized[],
  use: PlaceholderUse,
): readonly { readonly name: string; readonly language: Language }[] {
  return texts.flatMap((text) =>
    languages.flatMap((language) =>
      unknownPlaceholders(text[language], use).map((name) => ({ name, language })),
    ),
  );
}

/** Placeholders that are unknown to the use, braces included; also an unmatched brace. */
export function unknownPlaceholders(text: string, use: PlaceholderUse): readonly string[] {
  const known = new Set<string>(placeholdersFor(use));
  const unknown = [...text.matchAll(inBraces)]
    .filter(([, key = '']) => !known.has(key.trim()))
    .map(([match]) => match);
  const [lone] = /[{}]/.exec(text.replaceAll(inBraces, '')) ?? [];
  return [...new Set(lone ? [...unknown, lone] : unknown)];
}

/** Fills the placeholders of a text; a key without a value becomes a dash. */
export function fillPlaceholders(
  text: Localized,
  values: Readonly<Partial<Record<PlaceholderKey, Localized>>>,
): Localized {
  const fill = (language: 'ar' | 'en') =>
    text[language].replaceAll(inBraces, (_, key: string) => {
      const known = key.trim();
      return isKeyOf(values, known) ? (values[known]?.[language] ?? '—') : '—';
    });
  return { ar: fill('ar'), en: fill('en') };
}
