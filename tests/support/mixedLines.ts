import fc from 'fast-check';

/**
 * Lines of Arabic with everything that people write into it, each with its characters from left to right on the page. Numbers,
 * dates and phones keep their highest digit on the left, Latin words their first letter; brackets face each other.
 */
export const mixedLines: readonly { readonly text: string; readonly fromLeft: string }[] = [
  { text: 'سعد بن علي ٤٥', fromLeft: '٤٥ يلع نب دعس' },
  { text: 'شارع ١٢٣ مبنى ٤٥٦٧', fromLeft: '٤٥٦٧ ىنبم ١٢٣ عراش' },
  { text: 'مذاق ۳۴۵ الرياض', fromLeft: 'ضايرلا ۳۴۵ قاذم' },
  { text: 'الدرجة ٤٫٥ من ٥', fromLeft: '٥ نم ٤٫٥ ةجردلا' },
  { text: 'المبلغ ١٬٢٥٠٫٥٠ ريال', fromLeft: 'لاير ١٬٢٥٠٫٥٠ غلبملا' },
  { text: 'المبلغ 1,250.50 ريال', fromLeft: 'لاير 1,250.50 غلبملا' },
  { text: 'التاريخ ٢١/١١/٢٠٢٦ م', fromLeft: 'م ٢١/١١/٢٠٢٦ خيراتلا' },
  { text: 'التاريخ 21/11/2026 م', fromLeft: 'م 21/11/2026 خيراتلا' },
  { text: 'من ١٢:٣٠ إلى ١٣:٤٥', fromLeft: '١٣:٤٥ ىلإ ١٢:٣٠ نم' },
  { text: 'من 12:30 إلى 13:45', fromLeft: '13:45 ىلإ 12:30 نم' },
  { text: 'الجوال ٠٥٠١٢٣٤٥٦٧', fromLeft: '٠٥٠١٢٣٤٥٦٧ لاوجلا' },
  { text: 'الجوال 0501234567', fromLeft: '0501234567 لاوجلا' },
  { text: 'النسبة ١٥٪ فقط', fromLeft: 'طقف ٪١٥ ةبسنلا' },
  { text: 'النسبة 15% فقط', fromLeft: 'طقف %15 ةبسنلا' },
  { text: 'بنحو $50 لكل قطعة', fromLeft: 'ةعطق لكل 50$ وحنب' },
  { text: 'السعر 500 ﷼ شامل', fromLeft: 'لماش لایر 500 رعسلا' },
  { text: 'م. أحمد Al-Harbi (مدير 12/3)', fromLeft: '(12/3 ريدم) Al-Harbi دمحأ .م' },
  { text: 'مطعم Al Baik فرع ١٢ (حي النرجس)', fromLeft: '(سجرنلا يح) ١٢ عرف Al Baik معطم' },
  { text: 'البند (٣) و[٤] و«٥»', fromLeft: '«٥»و [٤]و (٣) دنبلا' },
  { text: 'الحرارة -18 والرطوبة ٤٠', fromLeft: '٤٠ ةبوطرلاو -18 ةرارحلا' },
  { text: 'كود SLM-7K2Q رقم ٧', fromLeft: '٧ مقر SLM-7K2Q دوك' },
  { text: 'ممتاز 😀👍🏽 ٥ من ٥', fromLeft: '٥ نم ٥ 👍😀 زاتمم' },
  { text: 'تم ✓ ثم → ★ انتهى', fromLeft: 'ىهتنا ★ → مث ✓ مت' },
  { text: 'فرع Ж و α و ١', fromLeft: '١ و α و Ж عرف' },
];

const words = ['شارع', 'مبنى', 'الدرجة', 'زيارة', 'لا', 'العقد', 'سعد', 'الضريبة', 'قبل', 'م'];
const latin = ['Al-Harbi', 'Visit', 'SLM-7K2Q', 'pH', 'kg', 'A1'];
const numbers = ['45', '٤٥', '۴۵', '1,250.50', '٤٫٥', '١٬٢٥٠٫٥٠', '٣', '7'];
const days = ['2026-11-21', '21/11/2026', '٢١/١١/٢٠٢٦', '١٤٤٨-٠٦-١١', '12:30', '١٢:٣٠', '٩:٠٥'];
const phones = ['+966501234567', '0501234567', '٠٥٠١٢٣٤٥٦٧', '050 123 4567', '٠٥٠ ١٢٣ ٤٥٦٧'];
const signs = [
  '15%',
  '١٥٪',
  '15٪',
  '٪١٥',
  '$50',
  '٥٠$',
  '500 \u20C1',
  '\u20C1 1,150.00',
  '-18',
  '18°م',
  '#7',
];
const brackets = ['(12)', '(٤٥)', '(حي النرجس)', '[A1]', '«نعم ٣»', '(Visit ٢)'];
const marks = ['،', '/', '-', ':', '؛', '؟', '!', '.', '😀', '👍🏽', '→'];

const piece = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...words) },
  fc.constantFrom(...latin),
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 2, arbitrary: fc.constantFrom(...days) },
  fc.constantFrom(...phones),
  { weight: 2, arbitrary: fc.constantFrom(...signs) },
  { weight: 2, arbitrary: fc.constantFrom(...brackets) },
  { weight: 2, arbitrary: fc.constantFrom(...marks) },
);

const line = fc
  .array(fc.tuple(piece, fc.constantFrom(' ', ' ', ' ', '')), { minLength: 2, maxLength: 7 })
  .map((pieces) =>
    pieces
      .map(([text, gap]) => `${text}${gap}`)
      .join('')
      .trim(),
  );

/** Generated lines, the same in each run. */
export const generatedLines: readonly string[] = fc.sample(line, { numRuns: 200, seed: 20261129 });
