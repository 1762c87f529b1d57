import { keysOf, objectFrom } from 'sijil/base/objects';
import {
  boolean,
  choice,
  decimal,
  defineShape,
  localized,
  longText,
  percent,
  text,
} from 'sijil/schema/index';
import { answerKinds } from '../kinds/index';
import { readings } from '../kinds/reading';
import { severities } from '../severities';

const kinds = objectFrom(keysOf(answerKinds), (kind) => answerKinds[kind].label);
const levels = objectFrom(keysOf(severities), (severity) => severities[severity].label);

/** Columns of a question. */
export const questionColumns = defineShape({
  question: localized({ label: { ar: 'السؤال', en: 'Question' }, required: true, max: 500, long: true }),
  kind: choice({ label: { ar: 'نوع الإجابة', en: 'Answer type' }, options: kinds, default: 'compliance' }),
  weight: percent({ label: { ar: 'الوزن', en: 'Weight' } }),
  severity: choice({ label: { ar: 'الخطورة', en: 'Severity' }, options: levels, default: 'major' }),
  min: decimal({ label: { ar: 'الحد الأدنى', en: 'Lowest' }, ...readings }),
  max: decimal({ label: { ar: 'الحد الأقصى', en: 'Highest' }, ...readings }),
  unit: localized({ label: { ar: 'وحدة القياس', en: 'Unit' }, max: 20 }),
  options: longText({ label: { ar: 'الإجابات', en: 'Answers' }, max: 6000 }),
  validOnVisit: boolean({ label: { ar: 'تاريخ لم ينقضِ يوم الزيارة', en: 'Valid on the day of the visit' } }),
  requiresImage: boolean({ label: { ar: 'صورة مطلوبة', en: 'Photo required' } }),
  requiresFile: boolean({ label: { ar: 'مستند مطلوب', en: 'Document required' } }),
  requiresNote: boolean({ label: { ar: 'تعليق مطلوب', en: 'Note required' } }),
  allowNotApplicable: boolean({
    label: { ar: 'يقبل «لا ينطبق»', en: '“Not applicable” accepted' },
    default: true,
  }),
  when: text({ label: { ar: 'شرط طرح السؤال', en: 'Question asked when' }, max: 255 }),
  questionKey: text({ label: { ar: 'معرّف السؤال', en: 'Question key' }, max: 60 }),
});

/** Columns of a section, read from its first row. */
export const sectionColumns = defineShape({
  section: localized({ label: { ar: 'القسم', en: 'Section' }, max: 120 }),
  sectionWeight: percent({ label: { ar: 'وزن القسم', en: 'Section weight' } }),
  sectionWhen: text({ label: { ar: 'شرط طرح القسم', en: 'Section asked when' }, max: 255 }),
  sectionKey: text({ label: { ar: 'معرّف القسم', en: 'Section key' }, max: 60 }),
});

/** Columns of the form, read from the first row of the sheet. */
export const formColumns = defineShape({
  formTitle: localized({ label: { ar: 'عنوان النموذج', en: 'Form title' }, max: 160 }),
  subject: choice({
    label: { ar: 'موضوع التفتيش', en: 'What is inspected' },
    options: { branch: { ar: 'فرع', en: 'Branch' }, vehicle: { ar: 'مركبة', en: 'Vehicle' } },
    default: 'branch',
  }),
  passingScore: percent({ label: { ar: 'درجة الاجتياز', en: 'Passing score' }, default: 70 }),
});

/** Columns of a sheet with an inspection form, one row for each question. */
export const sheetColumns = {
  ...sectionColumns.fields,
  ...questionColumns.fields,
  ...formColumns.fields,
};

/** Maximum number of questions in a sheet. */
export const mostSheetRows = 500;
