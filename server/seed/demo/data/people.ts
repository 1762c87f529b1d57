import type { Role } from '#domain/access/roles';

interface PersonSpec {
  readonly key: string;
  readonly name: string;
  readonly email: string;
}

interface FieldPersonSpec extends PersonSpec {
  /** English names of cities: the home city, and the others covered. */
  readonly city: string;
  readonly covers: readonly string[];
  readonly address: string;
  readonly street: string;
  readonly nationality: string;
}

export interface SupervisorSpec extends FieldPersonSpec {
  readonly grade: string;
  readonly years: number;
}

export interface InspectorSpec extends FieldPersonSpec {
  readonly supervisor: string;
  readonly level: 'inspector' | 'senior' | 'lead';
  readonly years: number;
  /** Keys of the companies that they are tied to; they have visited none of them. */
  readonly tiedTo: readonly string[];
}

export interface AdminSpec extends PersonSpec {
  readonly role: Extract<Role, 'admin' | 'admin_finance' | 'admin_operation'>;
}

export const demoAdmins: readonly AdminSpec[] = [
  { key: 'admin', role: 'admin', name: 'سلطان بن فهد العتيبي', email: 'admin@demo.test' },
  { key: 'finance', role: 'admin_finance', name: 'نورة بنت عبدالله القحطاني', email: 'finance@demo.test' },
  { key: 'operations', role: 'admin_operation', name: 'ماجد بن سعد الدوسري', email: 'operations@demo.test' },
  { key: 'admin2', role: 'admin', name: 'لمى بنت خالد الشهري', email: 'lama@salama.test' },
  {
    key: 'finance2',
    role: 'admin_finance',
    name: 'عبدالعزيز بن ناصر المطيري',
    email: 'abdulaziz@salama.test',
  },
  { key: 'operations2', role: 'admin_operation', name: 'ريم بنت صالح الزهراني', email: 'reem@salama.test' },
];

export const demoSupervisors: readonly SupervisorSpec[] = [
  {
    key: 'west',
    name: 'خالد بن عمر الغامدي',
    email: 'supervisor@demo.test',
    city: 'Jeddah',
    covers: ['Makkah', 'Taif', 'Madinah', 'Yanbu', 'Riyadh'],
    address: 'حي السلامة، مبنى 3172',
    street: 'شارع قريش',
    nationality: 'Saudi',
    grade: 'الثانية عشرة',
    years: 16,
  },
  {
    key: 'central',
    name: 'هند بنت محمد العنزي',
    email: 'hind@salama.test',
    city: 'Riyadh',
    covers: ['Al Kharj', 'Buraydah', 'Unaizah'],
    address: 'حي النرجس، مبنى 2840',
    street: 'طريق أنس بن مالك',
    nationality: 'Saudi',
    grade: 'الحادية عشرة',
    years: 11,
  },
  {
    key: 'east',
    name: 'فيصل بن أحمد الخالدي',
    email: 'faisal@salama.test',
    city: 'Dammam',
    covers: ['Al Khobar', 'Al Jubail', 'Dhahran', 'Riyadh'],
    address: 'حي الفيصلية، مبنى 6419',
    street: 'شارع الملك سعود',
    nationality: 'Saudi',
    grade: 'الحادية عشرة',
    years: 12,
  },
  {
    key: 'south',
    name: 'عبير بنت يحيى عسيري',
    email: 'abeer@salama.test',
    city: 'Abha',
    covers: ['Khamis Mushait', 'Tabuk', 'Taif', 'Jeddah'],
    address: 'حي المنهل، مبنى 1187',
    street: 'طريق الملك فهد',
    nationality: 'Saudi',
    grade: 'العاشرة',
    years: 8,
  },
];

const inspector = (
  key: string,
  supervisor: string,
  level: InspectorSpec['level'],
  years: number,
  [name, email, nationality]: readonly [string, string, string],
  [city, covers, address, street]: readonly [string, readonly string[], string, string],
  tiedTo: readonly string[] = [],
): InspectorSpec => ({
  key,
  supervisor,
  level,
  years,
  name,
  email,
  nationality,
  city,
  covers,
  address,
  street,
  tiedTo,
});

export const demoInspectors: readonly InspectorSpec[] = [
  inspector(
    'west1',
    'west',
    'senior',
    6,
    ['بندر بن علي الحربي', 'inspector@demo.test', 'Saudi'],
    ['Jeddah', ['Makkah', 'Taif', 'Riyadh'], 'حي المروة، مبنى 4521', 'شارع الأمير متعب'],
  ),
  inspector(
    'west2',
    'west',
    'lead',
    11,
    ['منيرة بنت سعيد الجهني', 'munira@salama.test', 'Saudi'],
    ['Jeddah', ['Makkah', 'Riyadh', 'Madinah'], 'حي الصفا، مبنى 2098', 'شارع أم القرى'],
  ),
  inspector(
    'west3',
    'west',
    'inspector',
    2,
    ['أنس بن حسن فلمبان', 'anas@salama.test', 'Saudi'],
    ['Makkah', ['Jeddah', 'Taif'], 'حي العوالي، مبنى 7730', 'طريق إبراهيم الخليل'],
  ),
  inspector(
    'west4',
    'west',
    'inspector',
    4,
    ['وليد بن إبراهيم الأحمدي', 'waleed@salama.test', 'Saudi'],
    ['Madinah', ['Yanbu'], 'حي الخالدية، مبنى 3345', 'شارع سلطانة'],
    // A brother of his works there.
    ['hijaz'],
  ),
  inspector(
    'central1',
    'central',
    'lead',
    9,
    ['تركي بن سليمان الحربي', 'turki@salama.test', 'Saudi'],
    ['Riyadh', ['Al Kharj'], 'حي الملقا، مبنى 5516', 'طريق الأمير محمد بن سلمان'],
  ),
  inspector(
    'central2',
    'central',
    'inspector',
    3,
    ['شهد بنت فواز الرشيدي', 'shahad@salama.test', 'Saudi'],
    ['Buraydah', ['Unaizah', 'Riyadh'], 'حي الإسكان، مبنى 8102', 'شارع الخبيب'],
  ),
  inspector(
    'east1',
    'east',
    'senior',
    7,
    ['حسين بن جعفر الشمري', 'hussain@salama.test', 'Saudi'],
    ['Dammam', ['Al Khobar', 'Al Jubail'], 'حي النزهة، مبنى 2677', 'شارع الأمير نايف'],
  ),
  inspector(
    'east2',
    'east',
    'inspector',
    1,
    ['دانة بنت راشد الهاجري', 'dana@salama.test', 'Saudi'],
    ['Al Khobar', ['Dammam', 'Riyadh'], 'حي الراكة، مبنى 9014', 'شارع خالد بن الوليد'],
  ),
  inspector(
    'south1',
    'south',
    'senior',
    8,
    ['محمد بن مفرح القحطاني', 'mohammed@salama.test', 'Saudi'],
    ['Khamis Mushait', ['Abha', 'Taif'], 'حي الراقي، مبنى 6203', 'طريق المدينة العسكرية'],
  ),
  inspector(
    'south2',
    'south',
    'inspector',
    5,
    ['ياسر بن عادل البلوي', 'yasser@salama.test', 'Jordanian'],
    ['Tabuk', ['Jeddah', 'Abha'], 'حي المروج، مبنى 1450', 'شارع الأمير فهد بن سلطان'],
  ),
];
