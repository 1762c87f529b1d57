import { branch, type CompanySpec, vehicle } from './companySpec';

/** The company of the demo client and the demo branch manager. */
const hijaz: CompanySpec = {
  key: 'hijaz',
  companyName: 'مجموعة مذاق الحجاز للمطاعم',
  logo: 'window',
  contact: { name: 'عبدالرحمن بن طلال باوزير', email: 'client@demo.test', position: 'المدير التنفيذي' },
  type: ['Restaurants', 'Full-service restaurant'],
  cuisine: 'Saudi',
  employees: 86,
  nationalities: ['Saudi', 'Yemeni', 'Egyptian', 'Indian', 'Filipino'],
  area: 1240,
  paymentTerms: 'net15',
  restaurants: [
    ['مذاق الحجاز', 'Saudi'],
    ['المندي الأصيل', 'Bukhari'],
  ],
  branches: [
    branch('مذاق الحجاز – الروضة', 'Jeddah', 'الروضة', 'شارع الأمير سلطان', 'سامي بن عبدالله بخاري', 0),
    branch('مذاق الحجاز – العزيزية', 'Makkah', 'العزيزية', 'طريق الملك عبدالله', 'مشعل بن عواد اللحياني', 0),
    branch('المندي الأصيل – العليا', 'Riyadh', 'العليا', 'شارع التحلية', 'فهد بن مرزوق السبيعي', 1),
  ],
  vehicles: [
    vehicle('أ ب ح 4821', 'Refrigerated truck', 'إقبال حسين', 3500),
    vehicle('أ ر س 7304', 'Refrigerated van', 'عبدالسلام قاسم', 1900),
    vehicle('ب د ك 1196', 'Refrigerated van', 'محمد شفيق', 1900),
    vehicle('ح ل م 5570', 'Freezer truck', 'صالح الحداد', 4200, 1),
    vehicle('د ن و 2038', 'Refrigerated truck', 'راجيش كومار', 3500, 2),
  ],
  supervisor: 'west',
  manager: { name: 'إيمان بنت يوسف ملا', email: 'manager@demo.test', branches: [0, 1], limit: 250_000 },
};

const layali: CompanySpec = {
  key: 'layali',
  companyName: 'شركة ليالي الشام للمطاعم',
  contact: { name: 'رامي بن غسان الحلبي', email: 'rami@layali.test', position: 'مدير التشغيل' },
  type: ['Restaurants', 'Full-service restaurant'],
  cuisine: 'Levantine',
  employees: 112,
  nationalities: ['Saudi', 'Syrian', 'Egyptian', 'Bangladeshi'],
  area: 1680,
  restaurants: [['ليالي الشام', 'Levantine']],
  branches: [
    branch('ليالي الشام – النرجس', 'Riyadh', 'النرجس', 'طريق عثمان بن عفان', 'باسل بن نادر قباني', 0),
    branch('ليالي الشام – الملز', 'Riyadh', 'الملز', 'شارع الجامعة', 'عصام بن وائل درويش', 0),
    branch('ليالي الشام – الشاطئ', 'Dammam', 'الشاطئ', 'طريق الخليج', 'حازم بن رضا النعيمي', 0),
    branch(
      'ليالي الشام – الحزام الذهبي',
      'Al Khobar',
      'الحزام الذهبي',
      'شارع الأمير فيصل بن فهد',
      'أيمن بن كمال صالح',
      0,
    ),
  ],
  vehicles: [],
  supervisor: 'central',
};

const sufra: CompanySpec = {
  key: 'sufra',
  companyName: 'مؤسسة سفرة نجد للمأكولات الشعبية',
  contact: { name: 'سعود بن حمد التميمي', email: 'saud@sufra.test', position: 'المالك' },
  type: ['Restaurants', 'Full-service restaurant'],
  cuisine: 'Saudi',
  employees: 64,
  nationalities: ['Saudi', 'Yemeni', 'Pakistani'],
  area: 980,
  restaurants: [['سفرة نجد', 'Saudi']],
  branches: [
    branch('سفرة نجد – الياسمين', 'Riyadh', 'الياسمين', 'طريق الملك عبدالعزيز', 'ناصر بن محمد العجمي', 0),
    branch('سفرة نجد – الخرج', 'Al Kharj', undefined, 'طريق الملك فهد', 'متعب بن راشد الدوسري', 0),
    branch('سفرة نجد – بريدة', 'Buraydah', undefined, 'طريق عمر بن الخطاب', 'صالح بن إبراهيم المشيقح', 0),
    branch('سفرة نجد – عنيزة', 'Unaizah', undefined, 'شارع الشبيلي', 'علي بن صالح السليم', 0),
  ],
  vehicles: [],
  supervisor: 'central',
};

const marsa: CompanySpec = {
  key: 'marsa',
  companyName: 'مطعم مرسى اللؤلؤ للمأكولات البحرية',
  contact: { name: 'هاني بن عدنان المرزوقي', email: 'hani@marsa.test', position: 'المدير العام' },
  type: ['Restaurants', 'Fine dining'],
  cuisine: 'Seafood',
  employees: 38,
  nationalities: ['Saudi', 'Egyptian', 'Filipino', 'Indian'],
  area: 620,
  restaurants: [['مرسى اللؤلؤ', 'Seafood']],
  branches: [branch('مرسى اللؤلؤ – الشاطئ', 'Jeddah', 'الشاطئ', 'طريق الكورنيش', 'كريم بن فتحي الصعيدي', 0)],
  vehicles: [],
  supervisor: 'west',
};

const mahatta: CompanySpec = {
  key: 'mahatta',
  companyName: 'شركة برجر المحطة',
  contact: { name: 'أسامة بن جميل قطان', email: 'osama@mahatta.test', position: 'الشريك المدير' },
  type: ['Restaurants', 'Fast food'],
  cuisine: 'Burgers',
  employees: 57,
  nationalities: ['Saudi', 'Filipino', 'Nepali', 'Bangladeshi'],
  area: 540,
  restaurants: [['برجر المحطة', 'Burgers']],
  branches: [
    branch('برجر المحطة – السلامة', 'Jeddah', 'السلامة', 'شارع حراء', 'عمار بن ياسين كردي', 0),
    branch('برجر المحطة – الطائف', 'Taif', undefined, 'شارع شهار', 'فارس بن نايف الثقفي', 0),
    branch('برجر المحطة – تبوك', 'Tabuk', undefined, 'طريق الملك خالد', 'زياد بن سليم العطوي', 0),
  ],
  vehicles: [],
  supervisor: 'south',
};

const rukn: CompanySpec = {
  key: 'rukn',
  companyName: 'مقهى ركن البن المختص',
  logo: 'bean',
  contact: { name: 'أروى بنت سعد الشهراني', email: 'arwa@rukn.test', position: 'المالكة' },
  type: ['Restaurants', 'Café'],
  cuisine: 'Specialty coffee',
  employees: 19,
  nationalities: ['Saudi', 'Ethiopian', 'Filipino'],
  area: 260,
  restaurants: [['ركن البن', 'Specialty coffee']],
  branches: [
    branch('ركن البن – أبها', 'Abha', undefined, 'شارع الفن', 'رغد بنت عبدالله الألمعي', 0),
    branch('ركن البن – خميس مشيط', 'Khamis Mushait', undefined, 'شارع الستين', 'سيف بن مشبب الأحمري', 0),
  ],
  vehicles: [],
  supervisor: 'south',
};

export const restaurantCompanies: readonly CompanySpec[] = [hijaz, layali, sufra, marsa, mahatta, rukn];
