import type { Role } from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { own } from '../access';
import { choices, date, dateTime, reference, text } from '../kinds';
import { defineResource, type OperationKind, type Resource } from '../resource';
import { kindActions } from '../operationAccess';

interface Options {
  /** Roles that may have tokens: each person sees and revokes their own. */
  readonly holders: readonly Role[];
  /** Roles that see and revoke everybody's. */
  readonly overseers: readonly Role[];
  /** The declaration whose records are people. */
  readonly people: string;
  /** The application's own declarations. */
  readonly of: Readonly<Record<string, Resource>>;
  /** Further declarations, which a token may read and never write. */
  readonly readOnly?: Readonly<Record<string, Resource>>;
}

/** Declares the tokens with which programs call the API as a person, narrowed to some records. */
export function apiTokens({ holders, overseers, people, of, readOnly = {} }: Options) {
  const owners = holders.filter((role) => !overseers.includes(role));
  const mine = owners.length > 0 ? [own('userId', owners)] : [];
  return defineResource('apiTokens', {
    label: {
      one: { ar: 'مفتاح الربط', en: 'API key' },
      many: { ar: 'مفاتيح الربط', en: 'API keys' },
      counted: { one: 'مفتاح واحد', two: 'مفتاحان', few: 'مفاتيح', many: 'مفتاحًا' },
    },
    fields: {
      name: text({
        label: { ar: 'الاسم', en: 'Name' },
        help: { ar: 'البرنامج الذي يستخدمه.', en: 'The program that uses it.' },
        required: true,
        max: 80,
      }),
      reads: choices({
        label: { ar: 'سجلات القراءة', en: 'Records it can read' },
        options: labelsOf({ ...of, ...readOnly }, () => true),
      }),
      writes: choices({
        label: { ar: 'سجلات القراءة والتعديل', en: 'Records it can read and change' },
        options: labelsOf(of, isWritten),
      }),
      endsOn: date({
        label: { ar: 'آخر يوم', en: 'Last day' },
        help: { ar: 'خلال سنة من اليوم.', en: 'Within a year from today.' },
        required: true,
      }),
      lastUsedAt: dateTime({ label: { ar: 'آخر استخدام', en: 'Last used' }, readOnly: true }),
      userId: reference({
        label: { ar: 'صاحب المفتاح', en: 'Belongs to' },
        to: people,
        readOnly: true,
        mayOutlive: true,
        access: { read: overseers },
      }),
    },
    title: 'name',
    list: ['name', 'reads', 'writes', 'endsOn', 'lastUsedAt', 'userId'],
    search: ['name'],
    rules: [
      {
        field: 'reads',
        holds: ({ reads, writes }: { reads?: readonly string[] | null; writes?: readonly string[] | null }) =>
          (reads?.length ?? 0) + (writes?.length ?? 0) > 0,
        message: {
          ar: 'اختر سجلات يقرؤها المفتاح أو يعدّلها.',
          en: 'Choose records that the key can read or change.',
        },
      },
    ],
    // A token belongs to its creator, and never changes.
    access: { read: [...overseers, ...mine], create: holders, delete: [...overseers, ...mine] },
    secret: {
      label: { ar: 'مفتاح الربط', en: 'API key' },
      hint: {
        ar: 'يظهر هذا المفتاح مرة واحدة فقط. انسخه إلى البرنامج الذي يستخدمه، ولا ترسله في رسالة.',
        en: 'This key is shown only once. Copy it into the program that uses it, and never send it in a message.',
      },
    },
    path: '/api-tokens',
    api: '/api-tokens',
  });
}

/** True for records that a token may write; never people's accounts, which would be a way to further rights. */
const isWritten = ({ access, account, people, storedBy }: Resource) =>
  !storedBy && !account && !people && Object.keys({ ...access }).some((action) => action !== 'read');

function labelsOf(of: Options['of'], which: (resource: Resource) => boolean): Record<string, Localized> {
  const named = Object.values(of).filter(({ label }) => label.many.ar !== '' && label.many.en !== '');
  return Object.fromEntries(named.filter(which).map(({ name, label }) => [name, label.many]));
}

/** Scopes of a token: `branches.read`, `branches.write`. Writing includes reading. */
export type Scope = `${string}.${'read' | 'write'}`;

/** The scope that a kind of operation needs. */
export function scopeOf({ name }: Pick<Resource, 'name'>, kind: OperationKind): Scope {
  const reads = kind === 'history' || kindActions[kind].every((action) => action === 'read');
  return `${name}.${reads ? 'read' : 'write'}`;
}

/** The scopes of a token that reads and writes records of these names. */
export function scopesOf(reads: readonly string[], writes: readonly string[]): Scope[] {
  const read = new Set([...reads, ...writes]);
  return [...[...read].map((name): Scope => `${name}.read`), ...writes.map((name): Scope => `${name}.write`)];
}
