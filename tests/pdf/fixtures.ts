import { formatTemperature } from 'sijil/base/formats/numbers';
import type { ContractData, ContractSignature } from '../../server/pdf/documents/contract/contractData';
import type { CertificateData } from '../../server/pdf/documents/certificate/certificateData';
import type { CreditNoteData, InvoiceData } from '../../server/pdf/documents/invoice/invoiceData';
import { reportLabels } from '../../server/pdf/documents/report/reportLabels';
import type { ReportData, ReportQuestion } from '../../server/pdf/documents/report/reportData';
import type { TableData } from '../../server/pdf/documents/tablePdf';
import { kitchenPicture, signaturePicture } from './pictures';

const brand = {
  name: { ar: 'سلامة للتفتيش', en: 'Salama Inspections' },
  footer: 'الرياض، حي الملقا، طريق أنس بن مالك — \u2066+966 11 234 5678\u2069 — salama.example',
};
export const mixedName = 'مطعم Al Baik فرع 12 (حي النرجس)';
const address = {
  ar: '3482 شارع العليا، حي العليا، الرياض 12214',
  en: '3482 Olaya Street, Al Olaya, Riyadh 12214',
};
const issued = new Date('2026-11-21T09:30:00Z');

const provider = {
  representative: { ar: 'نورة بنت عبدالله القحطاني', en: 'Noura Al-Qahtani' },
  company: { ar: 'شركة السلامة الغذائية', en: 'Food Safety Company' },
  commercialRegistration: '7001234567',
  vatNumber: '310122393500003',
  address,
  phone: '+966 11 234 5678',
  email: 'contracts@salama.example',
};
const client = {
  representative: 'خالد Al-Otaibi',
  company: { ar: 'شركة مطاعم البيك (فرع الرياض)', en: 'Al Baik Restaurants Co. (Riyadh)' },
  commercialRegistration: '1010101010',
  vatNumber: '300000000000003',
  address: { ar: '7712 طريق الملك فهد، حي النرجس، الرياض 13327', en: '7712 King Fahd Road, Riyadh 13327' },
  phone: '+966 50 123 4567',
  email: 'khalid@albaik.example',
};
const schedule = [
  { label: { ar: 'الدفعة الأولى (50%)', en: 'First payment (50%)' }, dueOn: issued, amount: 690_001 },
  {
    label: { ar: 'الدفعة الثانية (50%)', en: 'Second payment (50%)' },
    dueOn: new Date('2027-05-20T09:00:00Z'),
    amount: 690_000,
  },
];

const clauseBodies = [
  {
    title: { ar: 'التزامات مقدّم الخدمة', en: 'Provider’s obligations' },
    body: {
      ar: 'يلتزم مقدّم الخدمة بتنفيذ الزيارات في المواعيد المعتمدة بوساطة مفتشين مؤهلين، وفق متطلبات نظام HACCP والمواصفة ISO 22000 ولوائح الهيئة العامة للغذاء والدواء (SFDA)، وبتسليم النتائج خلال 5 أيام عمل.',
      en: 'The provider carries out the visits on the agreed dates with qualified inspectors, under HACCP, ISO 22000 and the regulations of the Saudi Food and Drug Authority (SFDA), and delivers results within 5 working days.',
    },
  },
  {
    title: { ar: 'التزامات العميل', en: 'Client’s obligations' },
    body: {
      ar: 'يمكّن العميل المفتش من دخول الموقع والاطلاع على السجلات، ويستكمل الإجراءات التصحيحية خلال 15 يومًا من إرسال النتائج؛ وبعدها لا تُعدَّل الدرجة.',
      en: 'The client gives the inspector access to the site and its records, and completes corrective actions within 15 days of the results; afterwards the score is not adjusted.',
    },
  },
];

export const clauses = (count: number) =>
  Array.from({ length: count }, (_, index) => clauseBodies[index % 2] ?? clauseBodies[0]!);

export const contract: ContractData = {
  brand,
  number: 'CN-2026-000148',
  issuedOn: issued,
  term: { ar: 'سنة من يوم السداد', en: '1 year from the day of payment' },
  provider,
  client,
  service: { ar: 'تفتيش سلامة الغذاء في المطاعم', en: 'Restaurant food-safety inspection' },
  package: { ar: 'الباقة السنوية', en: 'Annual package' },
  inspections: 12,
  scope: {
    kind: 'branches',
    branches: [
      { name: mixedName, city: 'الرياض', address: 'حي النرجس، شارع 15 (مقابل Panda)' },
      { name: 'Al Baik – Olaya', city: 'الرياض', address: '3482 Olaya Street' },
    ],
  },
  price: {
    lines: [
      {
        description: { ar: 'زيارة تفتيش (فرع)', en: 'Inspection visit (branch)' },
        quantity: 12,
        unitPrice: 100_000,
        net: 1_200_000,
      },
    ],
    subtotal: 1_200_000,
    vatRate: 1500,
    vat: 180_000,
    total: 1_380_000,
  },
  schedule: schedule.map(({ label, amount }, at) => ({ label, amount, daysAfterSignature: at * 180 })),
  clauses: clauses(6),
};

export const signature: ContractSignature = {
  signerName: 'خالد Al-Otaibi',
  position: 'المدير التنفيذي (CEO)',
  signedAt: new Date('2026-11-22T06:05:09Z'),
  ip: '2001:16a2:c1f0::12',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  mark: { kind: 'drawn', image: signaturePicture },
  unsignedSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  events: [
    { kind: 'sent', at: new Date('2026-11-21T09:31:00Z'), actor: 'نظام البوابة' },
    { kind: 'opened', at: new Date('2026-11-22T06:01:44Z'), actor: 'خالد Al-Otaibi', ip: '51.36.10.7' },
    { kind: 'signed', at: new Date('2026-11-22T06:05:09Z'), actor: 'خالد Al-Otaibi', ip: '51.36.10.7' },
  ],
};

export const invoice: InvoiceData = {
  brand,
  number: 'INV-2026-000731',
  issuedAt: issued,
  suppliedOn: issued,
  contractNumber: contract.number,
  requestNumber: 'RQ-10482',
  seller: { ...provider, name: provider.company },
  buyer: { ...client, name: client.company },
  lines: [
    {
      description: { ar: 'باقة تفتيش سنوية، 12 زيارة', en: 'Annual inspection package, 12 visits' },
      quantity: 1,
      unitPrice: 1_200_001,
      net: 1_200_001,
      vatRate: 1500,
      vat: 180_000,
      total: 1_380_001,
    },
  ],
  net: 1_200_001,
  vatRate: 1500,
  vat: 180_000,
  total: 1_380_001,
  schedule,
  iban: 'SA0380000000608010167519',
};

export const creditNote: CreditNoteData = {
  ...invoice,
  number: 'CR-2026-000012',
  originalInvoice: { number: invoice.number, issuedAt: issued },
  reason: {
    ar: 'إلغاء الطلب قبل بدء الزيارة بناءً على رغبة العميل',
    en: 'Request cancelled by the client before the visit',
  },
};

export const certificate: CertificateData = {
  brand,
  code: 'SLM-7K2Q-9F4D',
  clientName: client.company,
  place: { kind: 'branch', name: mixedName },
  service: contract.service,
  city: { ar: 'الرياض', en: 'Riyadh' },
  score: 92.5,
  grade: { letter: 'A', label: { ar: 'ممتاز', en: 'Excellent' } },
  inspectedOn: new Date('2026-11-18T07:00:00Z'),
  raised: { score: 48.1, grade: 'F', correctedOn: new Date('2026-11-20T09:00:00Z') },
  issuedOn: issued,
  validUntil: new Date('2027-11-20T09:00:00Z'),
  inspectorName: { ar: 'سارة بنت محمد الشهري', en: 'Sarah Al-Shehri' },
  supervisorName: { ar: 'عبدالعزيز بن فهد الدوسري', en: 'Abdulaziz Al-Dosari' },
  verificationUrl: 'https://portal.salama.example/verify/SLM-7K2Q-9F4D',
};

const questions: ReportQuestion[] = [
  {
    text: {
      ar: 'هل تُحفظ الأغذية المبردة عند 5 °م أو أقل، وتُسجَّل القراءات مرتين يوميًا؟',
      en: 'Is chilled food kept at 5 °C or below, with readings recorded twice a day?',
    },
    answer: 1,
    severity: 'critical',
    said: { text: formatTemperature(7.5), limits: formatTemperature('≤ 5'), outside: true },
    supervisorNote: 'قُرئت الدرجة مرة ثانية بعد نصف ساعة.',
    attachments: ['calibration-2026.pdf'],
    note: 'ثلاجة العرض رقم 3 (True T-49) تقرأ 7.5 °م عند الساعة 11:40.',
    evidence: [kitchenPicture, kitchenPicture],
    corrective: {
      status: 'approved',
      note: 'عُوير الترموستات وأُرفقت قراءات يومين.',
      evidence: [kitchenPicture],
      attachments: ['قراءات يومين.pdf'],
    },
  },
  {
    text: {
      ar: 'هل يغسل العاملون أيديهم قبل لمس الأغذية الجاهزة للأكل؟',
      en: 'Do staff wash their hands before touching ready-to-eat food?',
    },
    answer: 2,
    severity: 'major',
    evidence: [],
    attachments: [],
  },
  {
    text: { ar: 'هل مصائد الحشرات نظيفة وتعمل؟', en: 'Are insect traps clean and working?' },
    answer: 0,
    severity: 'minor',
    attachments: [],
    note: 'المصيدة المقابلة لباب الاستلام لا تعمل (الموديل FT-200).',
    evidence: [Buffer.from('this is not a picture')],
    corrective: { status: 'needed', evidence: [], attachments: [] },
  },
  {
    text: { ar: 'هل توجد شهادة معايرة للموازين؟', en: 'Is there a calibration certificate for the scales?' },
    answer: 'not_applicable',
    severity: 'minor',
    evidence: [],
    attachments: [],
  },
];
const categories = [
  { name: { ar: 'درجات الحرارة والتخزين', en: 'Temperature and storage' }, score: 87.5, questions },
  { name: { ar: 'النظافة الشخصية', en: 'Personal hygiene' }, score: 100, questions: questions.slice(1, 2) },
  { name: { ar: 'مكافحة الآفات', en: 'Pest control' }, score: null, questions: questions.slice(3) },
];

export const report: ReportData = {
  brand,
  number: 'RP-2026-000915',
  issuedOn: issued,
  inspectedOn: new Date('2026-11-18T07:00:00Z'),
  endedOn: new Date('2026-11-18T08:40:00Z'),
  registration: { commercial: client.commercialRegistration, vat: client.vatNumber },
  provider: { commercial: provider.commercialRegistration, vat: provider.vatNumber },
  certificates: [
    {
      subject: mixedName,
      code: 'SL-7K2M-9QXT',
      score: 92.5,
      grade: 'A',
      validUntil: new Date('2027-11-21T09:00:00Z'),
    },
  ],
  signatures: [
    { as: reportLabels.handedIn, name: certificate.inspectorName, at: new Date('2026-11-18T08:40:00Z') },
    { as: reportLabels.approved, name: certificate.supervisorName, at: issued },
  ],
  clientName: client.company,
  branchName: mixedName,
  city: { ar: 'الرياض', en: 'Riyadh' },
  address,
  raised: { score: 48.1, grade: 'F', correctedOn: new Date('2026-11-20T09:00:00Z') },
  service: contract.service,
  inspectorName: certificate.inspectorName,
  supervisorName: certificate.supervisorName,
  score: 92.5,
  passingScore: 70,
  passed: true,
  grade: certificate.grade,
  summary: {
    ar: 'المنشأة في حالة جيدة عمومًا. أهم ما يحتاج إلى معالجة: ضبط حرارة ثلاجة العرض، وإصلاح مصيدة الحشرات.',
    en: 'The site is in good order. Most urgent: the display fridge’s temperature and the insect trap.',
  },
  sections: [{ score: 92.5, categories }],
};

export const vehicleReport: ReportData = {
  ...report,
  branchName: undefined,
  sections: [
    { vehicle: { name: 'شاحنة Isuzu NPR مبردة', plate: 'أ ب ح 1234' }, score: 95, categories },
    { vehicle: { name: 'شاحنة Hino 300', plate: 'ABJ 4821' }, score: 90, categories },
  ],
};

/** Rows of two pages. */
export const table: TableData = {
  brand,
  drawnOn: new Date('2026-11-22T07:00:00Z'),
  title: 'الطلبات المتأخرة',
  name: 'الطلبات',
  header: ['رقم الطلب', 'الحالة', 'الإجمالي'],
  kinds: ['text', 'text', 'number'],
  rows: Array.from({ length: 60 }, (_, index) => [`R-${1000 + index}`, 'بانتظار المشرف', '1150.00']),
  isCut: true,
};
