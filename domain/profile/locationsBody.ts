import { choice, defineShape, integer, ownedList, text } from 'sijil/schema/index';
import { type BranchField, branchFieldNames, branchFields, mainBranch } from './companyFields';
import { objectFrom } from 'sijil/base/objects';

export const locationKinds = {
  single: { ar: 'موقع واحد', en: 'A single location' },
  several: { ar: 'عدة فروع', en: 'Several branches' },
} as const;

const branches = ownedList({
  label: { ar: 'الفروع', en: 'Branches' },
  item: { ar: 'فرع', en: 'Branch' },
  fields: { ...branchFields, main: mainBranch },
  required: true,
  min: 1,
});

const mains = (rows: readonly { readonly main?: boolean | null }[]) =>
  rows.filter(({ main }) => main === true).length;

/** Locations of the company: one, or at least two branches of which exactly one is the main one (rules 2.6). */
export const locationsBody = defineShape(
  {
    kind: choice({
      label: { ar: 'عدد المواقع', en: 'Number of locations' },
      options: locationKinds,
      default: 'single',
    }),
    branches,
  },
  [
    {
      field: 'branches',
      holds: ({ kind, branches: rows }) => kind === 'several' || rows.length === 1,
      message: {
        ar: 'للموقع الواحد عنوان واحد. اختر «عدة فروع» لإضافة غيره.',
        en: 'A single location has one address. Choose “Several branches” to add more.',
      },
    },
    {
      field: 'branches',
      holds: ({ kind, branches: rows }) => kind !== 'several' || rows.length >= 2,
      message: { ar: 'أضف فرعين على الأقل.', en: 'Add at least two branches.' },
    },
    {
      field: 'branches',
      holds: ({ kind, branches: rows }) => kind !== 'several' || mains(rows) === 1,
      message: { ar: 'حدّد فرعًا رئيسيًا واحدًا فقط.', en: 'Mark exactly one branch as the main one.' },
    },
  ],
);

/** Additional branches of a company that has one or several already; one of them may become the main one. */
export const addedBranchesBody = defineShape({ branches }, [
  {
    field: 'branches',
    holds: ({ branches: rows }) => mains(rows) <= 1,
    message: { ar: 'حدّد فرعًا رئيسيًا واحدًا فقط.', en: 'Mark only one branch as the main one.' },
  },
]);

/** Maximum number of rows in an imported sheet of branches. */
export const mostImportedBranches = 200;

/** Modes of importing rows: a trial, all or none, or only the valid ones. */
export const importModes = {
  check: { ar: 'تجربة', en: 'Try' },
  all: { ar: 'الكل', en: 'All' },
  valid: { ar: 'الصحيحة منها', en: 'The valid ones' },
} as const;

const cellOf = (name: BranchField) => text({ label: branchFields[name].label, max: 500 });

/** Branches from the cells of a sheet: names of places instead of ids, a pin as two numbers or a map's link. */
export const importBranchesBody = defineShape({
  mode: choice({ label: { ar: 'الطريقة', en: 'Way' }, options: importModes, required: true }),
  rows: ownedList({
    label: { ar: 'الصفوف', en: 'Rows' },
    item: { ar: 'صف', en: 'Row' },
    required: true,
    max: mostImportedBranches,
    fields: {
      line: integer({ label: { ar: 'السطر', en: 'Line' }, required: true, min: 0 }),
      ...objectFrom(branchFieldNames, (name) => cellOf(name)),
    },
  }),
});
