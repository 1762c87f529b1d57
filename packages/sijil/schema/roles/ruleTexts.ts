import type { Localized } from '../../base/i18n/localized';
import { worded } from '../../base/i18n/worded';
import type { Action } from '../access';
import { resourceNamed, rights } from 'sijil/schema/application';
import type { Left, Narrowing, RecordLimits } from './customRoles';

/** One right less than the base has. */
export interface Limit {
  /** Identifies the same limit in two versions of a role. */
  readonly key: string;
  readonly label: Localized;
  /** Severity: 2 takes the entire right away, 1 leaves a part of it. */
  readonly weight: 1 | 2;
}

const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];

/** Returns the limits of a custom role in words, for lists of differences. Things that no longer exist are marked as gone. */
export function limitsOf({ records, rights: taken, menu, home }: Narrowing): Limit[] {
  return [
    ...Object.entries(records).flatMap(([name, limits]) => ofRecords(name, limits)),
    ...taken.map((right): Limit => ({ key: right, weight: 2, label: rights()[right] ?? gone(right) })),
    ...menu.map((path): Limit => ({
      key: `menu ${path}`,
      weight: 1,
      label: worded(limitTexts.menu, { path }),
    })),
    ...(home === null
      ? []
      : [
          {
            key: `home ${home}`,
            weight: 1 as const,
            label: worded(limitTexts.home, { path: home }),
          },
        ]),
  ];
}

/** Returns the limits that only one of two versions has. */
export function differences(before: Narrowing, after: Narrowing) {
  const [old, next] = [limitsOf(before), limitsOf(after)];
  return {
    lost: next.filter((limit) => isMore(limit, old)).map(({ label }) => label),
    gained: old.filter((limit) => isMore(limit, next)).map(({ label }) => label),
  };
}

const isMore = ({ key, weight }: Limit, others: readonly Limit[]) =>
  !others.some((other) => other.key === key && other.weight >= weight);

function ofRecords(name: string, limits: RecordLimits): Limit[] {
  const resource = resourceNamed(name);
  const records = resource?.label.many ?? gone(name);
  return [
    ...actions.flatMap((action) => {
      const left = limits[action];
      return left ? [ofAction(name, records, action, left)] : [];
    }),
    ...Object.entries(limits.fields ?? {}).map(([field, how]): Limit => {
      const label = resource?.fields[field]?.label ?? gone(field);
      return {
        key: `${name}.${field}`,
        weight: how === 'hidden' ? 2 : 1,
        label: worded(limitTexts[how === 'hidden' ? 'hidden' : 'readOnly'], { records, field: label }),
      };
    }),
  ];
}

function ofAction(name: string, records: Localized, action: Action, left: Left): Limit {
  const word = actionWords[action];
  return {
    key: `${name} ${action}`,
    weight: left === 'nothing' ? 2 : 1,
    label:
      left === 'own'
        ? worded(limitTexts.ownStay, { records, action: word })
        : { ar: `${records.ar}: ${word.ar}`, en: `${records.en}: ${word.en}` },
  };
}

/** The rules of access, in words. */
export const ruleTexts = {
  roleGone: {
    ar: 'غير مسموح: حُذف الدور المخصص لهذا الشخص، أو لم يعد يناسب دوره.',
    en: 'Not allowed: the custom role was deleted, or no longer fits the person’s role.',
  },
  gone: { ar: 'غير مسموح: {name}.', en: 'Not allowed: {name}.' },
  granted: {
    ar: 'مسموح: للدور «{role}» صلاحية {action}: «{records}» كلها.',
    en: 'Allowed: the role “{role}” can {action} all “{records}”.',
  },
  someGranted: {
    ar: 'بعضها: للدور «{role}» صلاحية {action}: «{records}» بحسب «{which}».',
    en: 'Some: the role “{role}” can {action} “{records}” by “{which}”.',
  },
  notGranted: {
    ar: 'غير مسموح: ليس للدور «{role}» صلاحية {action}: «{records}».',
    en: 'Not allowed: the role “{role}” cannot {action} “{records}”.',
  },
  taken: {
    ar: 'غير مسموح: الدور المخصص «{role}» يستثني صلاحية {action}: «{records}».',
    en: 'Not allowed: the custom role “{role}” does not include: {action} “{records}”.',
  },
  takenWithReading: {
    ar: 'غير مسموح: الدور المخصص «{role}» يستثني الاطلاع على «{records}»، ولا تُمنح دونه صلاحية {action}.',
    en: 'Not allowed: the custom role “{role}” does not include: read “{records}”. Without it, nobody can {action} them.',
  },
  ownLeft: {
    ar: 'بعضها: للدور المخصص «{role}» صلاحية {action} لما يخص الشخص وحده من «{records}».',
    en: 'Own only: with the custom role “{role}”, people can {action} only their own “{records}”.',
  },
  decidesRights: {
    ar: 'غير مسموح: لا يعدّل أي دور مخصص «{records}»، حتى لا يوسّع أحد صلاحياته.',
    en: 'Not allowed: no custom role can change “{records}”, so that nobody widens their own permissions.',
  },
  repeatsOthers: {
    ar: 'غير مسموح: في «{records}» بيانات من سجلات أخرى، فلا يطّلع عليها أي دور مخصص.',
    en: 'Not allowed: “{records}” contain data from other records, so no custom role can read them.',
  },
  hidden: {
    ar: 'مخفي: الدور المخصص «{role}» يخفي «{field}».',
    en: 'Hidden: the custom role “{role}” hides “{field}”.',
  },
  reveals: {
    ar: 'مخفي: يكشف «{field}» عن «{other}»، ولا يطّلع عليه الدور «{role}».',
    en: 'Hidden: “{field}” reveals “{other}”, which the role “{role}” does not read.',
  },
  onlyRead: {
    ar: 'مخفي: لا يطّلع على «{field}» إلا: {roles}.',
    en: 'Hidden: only these roles can read “{field}”: {roles}.',
  },
  fixed: {
    ar: 'للقراءة فقط: الدور المخصص «{role}» لا يعدّل «{field}».',
    en: 'Read only: the custom role “{role}” cannot change “{field}”.',
  },
  onlyWrite: {
    ar: 'للقراءة فقط: لا يعدّل «{field}» إلا: {roles}.',
    en: 'Read only: only these roles can change “{field}”: {roles}.',
  },
  nobodyWrites: {
    ar: 'للقراءة فقط: يملأ النظام «{field}» بنفسه.',
    en: 'Read only: the system fills in “{field}” itself.',
  },
  until: {
    ar: 'أحيانًا: لا يظهر حقل «{field}» قبل أن يُملأ حقل «{other}».',
    en: 'Sometimes: “{field}” is shown once “{other}” is filled in.',
  },
  has: {
    ar: 'مسموح: للدور «{role}» صلاحية «{right}».',
    en: 'Allowed: the role “{role}” has the permission “{right}”.',
  },
  onlyHave: {
    ar: 'غير مسموح: صلاحية «{right}» لـ: {roles}.',
    en: 'Not allowed: only these roles have the permission “{right}”: {roles}.',
  },
  rightTaken: {
    ar: 'غير مسموح: الدور المخصص «{role}» يستثني صلاحية «{right}».',
    en: 'Not allowed: the custom role “{role}” does not include: “{right}”.',
  },
  neverCustom: {
    ar: 'غير مسموح: لا يُمنح أي دور مخصص صلاحية «{right}»، حتى لا يوسّع أحد صلاحياته.',
    en: 'Not allowed: no custom role can have “{right}”, so that nobody widens their own permissions.',
  },
  showsLimited: {
    ar: 'غير مسموح: تشمل صلاحية «{right}» من «{records}» ما يستثنيه الدور المخصص «{role}».',
    en: 'Not allowed: “{right}” shows or changes “{records}”, which the custom role “{role}” limits.',
  },
} as const satisfies Record<string, Localized>;

/** Names of the actions, for the columns of the matrix. */
export const actionWords: Readonly<Record<Action, Localized>> = {
  read: { ar: 'الاطلاع', en: 'read' },
  create: { ar: 'الإضافة', en: 'create' },
  update: { ar: 'التعديل', en: 'change' },
  delete: { ar: 'الحذف', en: 'delete' },
};

/** Texts about what a role takes away. */
export const limitTexts = {
  gone: { ar: '«{name}» (لم يعد موجودًا)', en: '“{name}” (deleted)' },
  takenHere: { ar: 'يستثنيه هذا الدور: {limit}.', en: 'This role removes it: {limit}.' },
  menu: { ar: 'صفحة القائمة \u2066{path}\u2069', en: 'Menu page {path}' },
  home: { ar: 'صفحة البداية \u2066{path}\u2069', en: 'Landing page {path}' },
  hidden: { ar: '{records} › {field}: إخفاء', en: '{records} › {field}: hidden' },
  readOnly: { ar: '{records} › {field}: للقراءة فقط', en: '{records} › {field}: read only' },
  ownStay: { ar: '{records}: {action} (يبقى ما يخصه)', en: '{records}: {action} (own ones stay)' },
} as const satisfies Record<string, Localized>;

/** Label of something in a limit that no longer exists. */
export const gone = (name: string): Localized => worded(limitTexts.gone, { name });

/** Limit, worded as the reason. */
export const takenHere = (limit: Localized): Localized => worded(limitTexts.takenHere, { limit });
