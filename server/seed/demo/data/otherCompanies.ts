import { branch, type CompanySpec, vehicle } from './companySpec';

const sanabil: CompanySpec = {
  key: 'sanabil',
  companyName: 'مخابز سنابل طيبة',
  contact: { name: 'حسام بن زكي الميمني', email: 'hussam@sanabil.test', position: 'مدير المصنع' },
  type: ['Bakeries and sweets', 'Bakery'],
  cuisine: 'Bakery',
  employees: 45,
  nationalities: ['Saudi', 'Syrian', 'Egyptian', 'Afghan'],
  area: 890,
  restaurants: [['سنابل طيبة', 'Bakery']],
  branches: [
    branch('سنابل طيبة – قباء', 'Madinah', 'قباء', 'طريق الهجرة', 'نبيل بن مصطفى خوجة', 0),
    branch('سنابل طيبة – الخالدية', 'Madinah', 'الخالدية', 'شارع أبي بكر الصديق', 'طارق بن أمين كعكي', 0),
    branch('سنابل طيبة – ينبع', 'Yanbu', undefined, 'شارع الملك فيصل', 'ماهر بن سالم الجهني', 0),
  ],
  vehicles: [
    vehicle('ر س ص 3317', 'Delivery van', 'نور محمد', 1700),
    vehicle('س ع ق 8842', 'Delivery van', 'جمال عبدالناصر', 1700),
  ],
  supervisor: 'west',
};

const diyafa: CompanySpec = {
  key: 'diyafa',
  companyName: 'شركة ضيافة الوسطى للإعاشة',
  contact: { name: 'مها بنت عبدالعزيز الراجح', email: 'maha@diyafa.test', position: 'مديرة الجودة' },
  type: ['Catering', 'Hospital and school catering'],
  cuisine: 'Catering',
  employees: 210,
  nationalities: ['Saudi', 'Indian', 'Nepali', 'Bangladeshi', 'Sudanese'],
  area: 3200,
  paymentTerms: 'net30',
  restaurants: [['ضيافة الوسطى', 'Central kitchen']],
  branches: [
    branch('المطبخ المركزي – العزيزية', 'Riyadh', 'العزيزية', 'طريق الخرج القديم', 'وسيم بن لطفي العمري', 0),
    branch('مطبخ الجبيل الصناعية', 'Al Jubail', undefined, 'طريق الملك فيصل الغربي', 'غازي بن محسن المري', 0),
  ],
  vehicles: [
    vehicle('ص ط ع 6129', 'Refrigerated truck', 'شاكر علي', 3800),
    vehicle('ط ق ك 9053', 'Refrigerated truck', 'ديباك ثابا', 3800),
    vehicle('ع ك ل 2774', 'Refrigerated van', 'مصطفى عثمان', 2100),
    vehicle('ق ل م 4408', 'Refrigerated van', 'أنيس الرحمن', 2100, 1),
  ],
  supervisor: 'east',
};

const barrad: CompanySpec = {
  key: 'barrad',
  companyName: 'شركة درب البرّاد للنقل',
  logo: 'snowflake',
  contact: { name: 'بدر بن مساعد الشمري', email: 'bader@barrad.test', position: 'مدير الأسطول' },
  type: ['Food transport fleets', 'Chilled transport'],
  employees: 74,
  nationalities: ['Saudi', 'Pakistani', 'Indian', 'Yemeni'],
  area: 5400,
  restaurants: [],
  branches: [
    branch('مستودع الدمام', 'Dammam', 'أحد', 'طريق الملك فهد', 'عقيل بن هاشم العلي'),
    branch('مستودع جدة', 'Jeddah', 'الصفا', 'طريق المدينة', 'ثامر بن معيض السلمي'),
  ],
  vehicles: [
    vehicle('ك م ن 1045', 'Refrigerated truck', 'غلام رسول', 7500),
    vehicle('ك ن هـ 2216', 'Refrigerated truck', 'عبدالقيوم خان', 7500),
    vehicle('ل هـ و 3387', 'Refrigerated truck', 'ظفر إقبال', 7500),
    vehicle('ل و ى 4518', 'Freezer truck', 'محمد رياض', 9000),
    vehicle('م ى أ 5629', 'Freezer truck', 'سيف الله', 9000),
    vehicle('م أ ب 6740', 'Refrigerated van', 'يحيى المطري', 2300),
    vehicle('ن ب ح 7851', 'Refrigerated truck', 'كمال الدين', 7500, 1),
    vehicle('ن ح د 8962', 'Refrigerated truck', 'عارف حسين', 7500, 1),
    vehicle('هـ د ر 9073', 'Freezer truck', 'فيروز أحمد', 9000, 1),
    vehicle('هـ ر س 1184', 'Refrigerated van', 'وجدي سالم', 2300, 1),
  ],
  supervisor: 'east',
};

const tabreed: CompanySpec = {
  key: 'tabreed',
  companyName: 'أسطول التبريد المتحد',
  contact: { name: 'عبدالمجيد بن صقر الحازمي', email: 'majeed@tabreed.test', position: 'المدير العام' },
  type: ['Food transport fleets', 'Frozen transport'],
  employees: 41,
  nationalities: ['Saudi', 'Sudanese', 'Indian'],
  area: 2600,
  restaurants: [],
  branches: [branch('مستودع السلي', 'Riyadh', 'قرطبة', 'طريق هارون الرشيد', 'عادل بن عيد الحربي')],
  vehicles: [
    vehicle('و س ص 2295', 'Freezer truck', 'عثمان آدم', 8200),
    vehicle('و ص ط 3306', 'Freezer truck', 'سليمان بابكر', 8200),
    vehicle('ى ط ع 4417', 'Refrigerated truck', 'فيصل الطيب', 6800),
    vehicle('ى ع ق 5528', 'Refrigerated truck', 'موسى إدريس', 6800),
    vehicle('أ ق ك 6639', 'Refrigerated van', 'سونيل شارما', 2200),
    vehicle('أ ك ل 7740', 'Refrigerated van', 'هارون صديق', 2200),
  ],
  supervisor: 'central',
};

/** Has placed its first order, and cannot sign its contract yet. */
const warda: CompanySpec = {
  key: 'warda',
  companyName: 'مخبوزات وردة طيبة',
  contact: { name: 'أمل بنت حامد الرحيلي', email: 'amal@warda.test', position: 'المالكة' },
  type: ['Bakeries and sweets', 'Bakery'],
  cuisine: 'Bakery',
  employees: 12,
  nationalities: ['Saudi', 'Syrian'],
  area: 140,
  lacks: ['commercialRegistration', 'taxNumber', 'commercialDocument', 'taxDocument', 'municipalLicence'],
  restaurants: [['وردة طيبة', 'Bakery']],
  branches: [branch('وردة طيبة – قباء', 'Madinah', 'قباء', 'شارع قربان', 'هدى بنت عيد الجهني', 0)],
  vehicles: [],
  supervisor: 'west',
};

/** Has paid its first order, and cannot approve its visit yet. */
const marjan: CompanySpec = {
  key: 'marjan',
  companyName: 'مطابخ مرجان الشرق',
  contact: { name: 'فهد بن ناصر الدوسري', email: 'fahad@marjan.test', position: 'مدير التشغيل' },
  type: ['Catering', 'Hospital and school catering'],
  cuisine: 'Catering',
  employees: 33,
  nationalities: ['Saudi', 'Indian', 'Nepali'],
  area: 410,
  lacks: ['taxDocument', 'municipalLicenceNumber', 'municipalLicence', 'shopArea'],
  restaurants: [['مرجان الشرق', 'Catering']],
  branches: [
    branch('مرجان الشرق – الجبيل', 'Al Jubail', undefined, 'طريق الملك فيصل', 'تركي بن سعود القحطاني', 0),
  ],
  vehicles: [],
  supervisor: 'east',
};

export const otherCompanies: readonly CompanySpec[] = [sanabil, diyafa, barrad, tabreed, warda, marjan];
