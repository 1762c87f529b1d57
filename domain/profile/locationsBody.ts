import { choice, defineShape, ownedList } from '../schema/index';
import { branchFields, mainBranch } from './branchFields';

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

/** Where the company works: one place, or at least two branches of which exactly one is the main one (rules 2.6). */
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

/** More branches of a company that has one or several already; one of them may become the main one. */
export const addedBranchesBody = defineShape({ branches }, [
  {
    field: 'branches',
    holds: ({ branches: rows }) => mains(rows) <= 1,
    message: { ar: 'حدّد فرعًا رئيسيًا واحدًا فقط.', en: 'Mark only one branch as the main one.' },
  },
]);
