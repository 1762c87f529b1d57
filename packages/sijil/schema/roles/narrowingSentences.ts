import { resourceNamed, rights as namedRights } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { joinedNames, worded } from '../../base/i18n/worded';
import type { Action } from '../access';
import type { Narrowing, RecordLimits } from './customRoles';
import { gone } from './ruleTexts';

const written: readonly Action[] = ['create', 'update', 'delete'];
const owned: readonly Action[] = ['read', 'update', 'delete'];

/** Returns what a custom role cannot do, in sentences about each record type, then about permissions and pages. */
export function narrowingSentences(
  { records, rights, menu, home }: Narrowing,
  nameOfPage: (path: string) => Localized | undefined,
): Localized[] {
  const pageOf = (path: string) => nameOfPage(path) ?? gone(path);
  const names = {
    rights: rights.map((right) => namedRights()[right] ?? gone(right)),
    pages: menu.map(pageOf),
  };
  return [
    ...Object.entries(records).flatMap(([name, limits]) => ofRecords(name, limits)),
    ...(rights.length > 0
      ? [worded(narrowingTexts.rights, { rights: joinedNames(names.rights, semicolons) })]
      : []),
    ...(menu.length > 0 ? [worded(narrowingTexts.menu, { pages: joinedNames(names.pages) })] : []),
    ...(home === null ? [] : [worded(narrowingTexts.home, { page: pageOf(home) })]),
    narrowingTexts.others,
  ];
}

function ofRecords(name: string, limits: RecordLimits): Localized[] {
  const resource = resourceNamed(name);
  const records = resource?.label.many ?? gone(name);
  if (limits.read === 'nothing') return [worded(narrowingTexts.unseen, { records })];
  const actions = written.filter((action) => limits[action] === 'nothing');
  const ownActions = owned.filter((action) => limits[action] === 'own');
  const fields = Object.entries(limits.fields ?? {});
  const named = (how: 'hidden' | 'fixed') =>
    fields.flatMap(([field, one]) => (one === how ? [resource?.fields[field]?.label ?? gone(field)] : []));
  const [hidden, fixed] = [named('hidden'), named('fixed')];
  return [
    ...(actions.length > 0
      ? [worded(narrowingTexts.cannot, { records, actions: joined(actions, withoutWords, 'or') })]
      : []),
    ...(ownActions.length > 0
      ? [worded(narrowingTexts.onlyOwn, { records, actions: joined(ownActions, ownWords, 'and') })]
      : []),
    ...(hidden.length > 0 ? [worded(narrowingTexts.hidden, { records, fields: joinedNames(hidden) })] : []),
    ...(fixed.length > 0 ? [worded(narrowingTexts.fixed, { records, fields: joinedNames(fixed) })] : []),
  ];
}

const semicolons: Localized = { ar: '؛ ', en: '; ' };

/** Joins actions as each language does: «لا إضافة ولا حذف», “add, change or delete”. */
function joined(
  actions: readonly Action[],
  words: Readonly<Record<Action, Localized>>,
  last: 'and' | 'or',
): Localized {
  const english = actions.map((action) => words[action].en);
  const end = english.pop() ?? '';
  return {
    ar: actions.map((action) => words[action].ar).join(conjunctions[last].ar),
    en: english.length > 0 ? `${english.join(', ')}${conjunctions[last].en}${end}` : end,
  };
}

/** Words between the last two actions; in Arabic between all of them. */
export const conjunctions = {
  and: { ar: ' و', en: ' and ' },
  or: { ar: ' و', en: ' or ' },
} as const satisfies Record<string, Localized>;

/** Actions that are not allowed, after «لا» in Arabic. */
export const withoutWords: Readonly<Record<Action, Localized>> = {
  read: { ar: 'لا اطلاع', en: 'see' },
  create: { ar: 'لا إضافة', en: 'add' },
  update: { ar: 'لا تعديل', en: 'change' },
  delete: { ar: 'لا حذف', en: 'delete' },
};

/** Actions that are allowed with the person's own records. */
export const ownWords: Readonly<Record<Action, Localized>> = {
  read: { ar: 'الاطلاع', en: 'see' },
  create: { ar: 'الإضافة', en: 'add' },
  update: { ar: 'التعديل', en: 'change' },
  delete: { ar: 'الحذف', en: 'delete' },
};

/** Sentences about what a custom role cannot do. */
export const narrowingTexts = {
  unseen: { ar: '{records}: لا اطلاع.', en: 'Cannot see {records}.' },
  cannot: { ar: '{records}: {actions}.', en: 'Cannot {actions} {records}.' },
  onlyOwn: { ar: '{records}: {actions} لما يخصه وحده.', en: 'Can {actions} only their own {records}.' },
  hidden: { ar: '{records}: لا تظهر له هذه الحقول: {fields}.', en: 'Does not see in {records}: {fields}.' },
  fixed: { ar: '{records}: لا يعدّل هذه الحقول: {fields}.', en: 'Cannot change in {records}: {fields}.' },
  rights: {
    ar: 'لا يملك هذه الصلاحيات: {rights}.',
    en: 'Does not have these permissions: {rights}.',
  },
  menu: { ar: 'لا تظهر له في القائمة هذه الصفحات: {pages}.', en: 'Does not have in the menu: {pages}.' },
  home: { ar: 'يبدأ بعد تسجيل الدخول من صفحة «{page}».', en: 'Starts on “{page}” after sign-in.' },
  others: {
    ar: 'وما عدا ذلك كما في الدور الأساسي.',
    en: 'Sees and does everything else that the base role does.',
  },
} as const satisfies Record<string, Localized>;
