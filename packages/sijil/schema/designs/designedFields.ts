import { type Role, roleLabels, type MenuGroup } from 'sijil/schema/application';
import { keysOf } from '../../base/objects';
import { fieldKinds } from '../fieldKinds';
import {
  boolean,
  choice,
  choices,
  decimal,
  fieldName,
  fieldValue,
  formula,
  localized,
  ownedList,
  text,
  valueLoss,
} from '../kinds';
import { defineResource, type Resource } from '../resource';
import { formulaKinds } from '../kinds/formula';
import { designedPlaces, isWritten } from './typeDesign';
import { designKinds, type DesignKind } from './fieldDesign';

interface Options {
  /** Roles that design: they read what every role reads, and decide what it may read next. */
  readonly designers: readonly Role[];
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
  /** Group of its menu entry. */
  readonly group?: MenuGroup;
}

const kindsWith = (fact: (kind: DesignKind) => boolean) => keysOf(designKinds).filter(fact);
const limited = ['text', 'longText', 'localized', 'integer', 'decimal', 'percent'] satisfies DesignKind[];
const withChoices = ['choice', 'choices'] satisfies DesignKind[];
const startable = [
  'text',
  'integer',
  'decimal',
  'percent',
  'money',
  'date',
  'boolean',
  'choice',
] satisfies DesignKind[];
const searchable = kindsWith((kind) => fieldKinds[kind].searchable);
const neverUnique = kindsWith((kind) => 'neverUnique' in fieldKinds[kind]);

/**
 * Declares the fields that designers add at run time, as records with the usual list, form, history, revert, import and export.
 * A deleted one is hidden, and its values stay.
 */
export function designedFields({ designers, of, group }: Options) {
  const places = designedPlaces(of, 'many');
  const targets = Object.fromEntries(
    Object.values(of).flatMap(({ name, label }) => (isWritten(label.one) ? [[name, label.one]] : [])),
  );
  return defineResource('designedFields', {
    label: {
      one: { ar: 'الحقل المخصص', en: 'Custom field' },
      many: { ar: 'الحقول المخصصة', en: 'Custom fields' },
      counted: { one: 'حقل مخصص واحد', two: 'حقلان مخصصان', few: 'حقول مخصصة', many: 'حقلًا مخصصًا' },
    },
    fields: {
      resource: choice({
        label: { ar: 'السجلات', en: 'Records' },
        required: true,
        createOnly: true,
        options: places,
      }),
      label: localized({ label: { ar: 'اسم الحقل', en: 'Field name' }, required: true, max: 80 }),
      kind: choice({
        label: { ar: 'نوع الحقل', en: 'Field type' },
        required: true,
        default: 'text',
        options: designKinds,
      }),
      losesValues: valueLoss({
        label: { ar: 'أثر تغيير النوع', en: 'Effect of changing the type' },
        changeOnly: true,
      }),
      options: ownedList({
        label: { ar: 'الاختيارات', en: 'Choices' },
        item: { ar: 'اختيار', en: 'Choice' },
        required: true,
        min: 2,
        max: 100,
        shownWhen: { field: 'kind', in: withChoices },
        fields: {
          label: localized({ label: { ar: 'الاسم', en: 'Name' }, required: true, max: 80 }),
          key: text({
            label: { ar: 'المفتاح', en: 'Key' },
            help: {
              ar: 'ما تحفظه السجلات، فيبقى وإن تغيّر الاسم. اتركه فارغًا ليُشتق من الاسم الإنجليزي.',
              en: 'What records store, so it stays when the name changes. Leave empty to derive it from the English name.',
            },
            max: 40,
          }),
        },
      }),
      target: choice({
        label: { ar: 'السجلات المرتبطة', en: 'Links to' },
        required: true,
        createOnly: true,
        options: targets,
        shownWhen: { field: 'kind', in: ['reference'] },
      }),
      formula: formula({
        label: { ar: 'الصيغة', en: 'Formula' },
        help: {
          ar: 'تُحسب القيمة من حقول أخرى بمعرّفاتها وبالعمليات الحسابية. لا تتغيّر الصيغة بعد الحفظ.',
          en: 'Computes the value from other fields by their identifiers, for example price * 1.15. It cannot be changed once saved.',
        },
        of: 'resource',
        result: 'kind',
        createOnly: true,
        shownWhen: { field: 'kind', in: formulaKinds },
      }),
      shownField: fieldName({
        label: { ar: 'حقل شرط الظهور', en: 'Shown depending on' },
        help: {
          ar: 'حقل اختيار أو «نعم أو لا» في هذه السجلات. اتركه فارغًا ليظهر دائمًا.',
          en: 'A choice or yes-or-no field of these records. Leave empty to always show this field.',
        },
        of: 'resource',
        use: 'condition',
      }),
      shownValues: fieldValue({
        label: { ar: 'قيم شرط الظهور', en: 'Values that show it' },
        help: {
          ar: 'يُفرَّغ الحقل حين لا يظهر.',
          en: 'The field is cleared when it is not shown.',
        },
        of: 'shownField',
        many: true,
      }),
      min: decimal({
        label: { ar: 'أصغر قيمة', en: 'Smallest value' },
        shownWhen: { field: 'kind', in: ['integer', 'decimal', 'percent'] },
      }),
      max: decimal({
        label: { ar: 'أكبر قيمة أو أطول نص', en: 'Largest value or longest text' },
        shownWhen: { field: 'kind', in: limited },
      }),
      startsAs: text({
        label: { ar: 'القيمة الابتدائية', en: 'Starting value' },
        help: {
          ar: 'ما يبدأ به السجل الجديد. للتاريخ: «اليوم» أو تاريخ بعينه.',
          en: 'The value a new record starts with. For a date: “today”, or a day.',
        },
        max: 120,
        shownWhen: { field: 'kind', in: startable },
      }),
      help: localized({
        label: { ar: 'تلميح تحت الحقل', en: 'Hint below the field' },
        max: 300,
        long: true,
      }),
      required: boolean({
        label: { ar: 'مطلوب', en: 'Required' },
        help: {
          ar: 'يُطلب عند الإضافة والتعديل. السجلات التي سبقته تبقى بلا قيمة إلى أن تُعدَّل.',
          en: 'Required when a record is added or changed. Existing records stay without a value until they are changed.',
        },
      }),
      isUnique: boolean({
        label: { ar: 'لا يتكرر', en: 'Unique' },
        createOnly: true,
      }),
      place: fieldName({
        label: { ar: 'مكانه في النموذج', en: 'Place in the form' },
        of: 'resource',
        use: 'place',
      }),
      inList: boolean({ label: { ar: 'عمود في القائمة', en: 'Column in the list' }, default: true }),
      searched: boolean({
        label: { ar: 'يجده البحث', en: 'Searchable' },
        createOnly: true,
      }),
      readers: choices({
        label: { ar: 'أدوار الاطلاع', en: 'Roles that can see it' },
        help: {
          ar: 'اتركه فارغًا ليراه كل من يرى السجل.',
          en: 'Leave empty for everyone who can see the record.',
        },
        options: roleLabels(),
      }),
      writers: choices({
        label: { ar: 'أدوار التعديل', en: 'Roles that can change it' },
        help: {
          ar: 'اتركه فارغًا ليعدّله كل من يعدّل السجل.',
          en: 'Leave empty for everyone who can change the record.',
        },
        options: roleLabels(),
      }),
      name: text({
        label: { ar: 'المعرّف', en: 'Identifier' },
        help: {
          ar: 'اسمه في واجهة البرمجة والملفات. يُشتق من الاسم الإنجليزي ولا يتغيّر بعده.',
          en: 'Its name in the API and in files. Derived from the English name once, and fixed after that.',
        },
        readOnly: true,
        max: 40,
      }),
    },
    title: 'label',
    list: ['label', 'resource', 'kind', 'required', 'inList', 'name'],
    search: ['label', 'name'],
    inline: ['label', 'inList', 'required'],
    uniqueTogether: [['resource', 'name']],
    sections: [
      { label: { ar: 'شرط الظهور', en: 'When it is shown' }, fields: ['shownField', 'shownValues'] },
      { label: { ar: 'الاطلاع والتعديل', en: 'Access' }, fields: ['readers', 'writers'] },
    ],
    rules: [
      {
        field: 'max',
        holds: ({ min, max }: { min?: number | null; max?: number | null }) =>
          min == null || max == null || max >= min,
        message: {
          ar: 'أكبر قيمة أصغر من أصغر قيمة، فلن يقبل الحقل شيئًا.',
          en: 'The largest value is below the smallest, so the field would accept nothing.',
        },
      },
      {
        field: 'isUnique',
        holds: ({ isUnique, kind }: { isUnique?: boolean | null; kind?: DesignKind }) =>
          isUnique !== true || kind === undefined || !neverUnique.includes(kind),
        message: {
          ar: 'قيم هذا النوع تتكرر بطبيعتها، فلا يصلح أن تكون فريدة.',
          en: 'Values of this type naturally repeat, so the field cannot be unique.',
        },
      },
      {
        field: 'searched',
        holds: ({ searched, kind }: { searched?: boolean | null; kind?: DesignKind }) =>
          searched !== true || kind === undefined || searchable.includes(kind),
        message: {
          ar: 'لا يبحث صندوق البحث إلا في النصوص. تُصفّى القائمة بهذا الحقل بدل ذلك.',
          en: 'The search box looks at texts only. Filter the list by this field instead.',
        },
      },
    ],
    access: {
      read: designers,
      create: designers,
      update: designers,
      delete: designers,
    },
    filters: { first: ['resource', 'kind', 'required', 'inList', 'name'] },
    bodyKb: 64,
    path: '/custom-fields',
    api: '/custom-fields',
    menu: { icon: 'form', ...(group && { group }) },
  });
}
