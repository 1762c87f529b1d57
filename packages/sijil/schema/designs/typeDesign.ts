import {
  type DeclaredRole,
  type Role,
  declaredRoles,
  recordOwners,
  type MenuGroup,
} from 'sijil/schema/application';
import type { Localized } from '../../base/i18n/localized';
import { type Access, permissionFor, through } from '../access';
import type { IconName } from '../menu';
import { reference, text } from '../kinds';
import { defineResource, type Resource } from '../resource';

/** Address of the screens of designed record types, and of their API: `/records/equipment`. */
export const designedTypesPath = '/records';

/** The reference of a designed type to the record that it belongs to. */
export const parentField = 'parentId';

/** Largest number of fields that a new type starts with. */
export const mostStartingFields = 50;

/** Icons that a designed type may have in the menu, with their labels. */
export const typeIcons = {
  table: { ar: 'جدول', en: 'Table' },
  file: { ar: 'ملف', en: 'File' },
  form: { ar: 'نموذج', en: 'Form' },
  audit: { ar: 'تدقيق', en: 'Check' },
  safety: { ar: 'سلامة', en: 'Safety' },
  calendar: { ar: 'تقويم', en: 'Calendar' },
  flag: { ar: 'علم', en: 'Flag' },
  star: { ar: 'نجمة', en: 'Star' },
  user: { ar: 'شخص', en: 'Person' },
  shop: { ar: 'متجر', en: 'Shop' },
  car: { ar: 'سيارة', en: 'Car' },
  picture: { ar: 'صورة', en: 'Picture' },
} as const satisfies Partial<Record<IconName, Localized>>;

/** A record type that was added at run time: a record of `designedTypes`, as it is stored. */
export interface TypeDesign {
  /** The declaration's name and, in snake_case, its table. */
  readonly name: string;
  /** «جهاز» / "Device". */
  readonly one: Localized;
  /** «الأجهزة» / "Equipment". */
  readonly many: Localized;
  /** Label of the field that names a record; null: "Name". */
  readonly titleLabel: Localized | null;
  /** The declaration to whose records these belong. */
  readonly parent: string | null;
  readonly icon: keyof typeof typeIcons;
  readonly menuGroup: MenuGroup | null;
  /** Roles that see, change and delete the records, besides those that design. */
  readonly readers: DeclaredRole[] | null;
  readonly writers: DeclaredRole[] | null;
  readonly deleters: DeclaredRole[] | null;
  /** Roles that see, and that add and change, the records that belong to records of their own. */
  readonly ownReaders: DeclaredRole[] | null;
  readonly ownWriters: DeclaredRole[] | null;
}

const usualTitle: Localized = { ar: 'الاسم', en: 'Name' };

/** Returns the declaration that a design describes, without the fields that were added to it. */
export function resourceOfType(
  design: TypeDesign,
  { designers, parent }: { readonly designers: readonly Role[]; readonly parent: Resource | undefined },
): Resource {
  const { name, one, many, titleLabel, icon, menuGroup } = design;
  const access = accessOf(design, designers, parent);
  return defineResource(name, {
    label: { one, many },
    fields: {
      name: text({ label: titleLabel ?? usualTitle, required: true, max: 200 }),
      ...(parent && {
        [parentField]: reference({ label: parent.label.one, to: parent.name, required: true }),
      }),
    },
    title: 'name',
    list: parent ? ['name', parentField] : ['name'],
    inline: ['name'],
    search: ['name'],
    access,
    addedLater: true,
    path: `${designedTypesPath}/${name}`,
    api: `${designedTypesPath}/${name}`,
    menu: {
      icon,
      ...(menuGroup && { group: menuGroup }),
      alsoFor: access.read.flatMap((grant) => (typeof grant === 'string' ? grant : grant.roles)),
    },
  });
}

/** Access of a type: roles that change or delete a record see it, too. */
function accessOf(
  { readers, writers, deleters, ownReaders, ownWriters }: TypeDesign,
  designers: readonly Role[],
  parent: Resource | undefined,
) {
  const also = (...some: readonly (readonly Role[] | null)[]) => [
    ...new Set([...designers, ...some.flatMap((those) => those ?? [])]),
  ];
  const own = (...some: readonly (readonly Role[] | null)[]) => {
    const owners = parent
      ? ownersOf(parent).filter((role) => some.some((those) => those?.includes(role)))
      : [];
    return parent && owners.length > 0 ? [through(parentField, parent.name, owners)] : [];
  };
  return {
    read: [...also(readers, writers, deleters), ...own(ownReaders, ownWriters)],
    create: [...also(writers), ...own(ownWriters)],
    update: [...also(writers), ...own(ownWriters)],
    delete: also(deleters),
  } satisfies Access;
}

/**
 * Returns roles that see only records of their own in a declaration, so that records that belong to these are theirs too: a
 * branch manager has none among companies.
 */
export function ownersOf(parent: Resource): DeclaredRole[] {
  return declaredRoles().filter((role) => {
    const permission = permissionFor(parent, 'read', { role });
    const isTheirs = (grant: object) =>
      'through' in grant || ('as' in grant && grant.as === recordOwners()[role]);
    return typeof permission !== 'string' && permission.every(isTheirs);
  });
}

/** Returns the declarations whose records can be given fields or child records: those with a table of their own. */
export function designedPlaces(
  of: Readonly<Record<string, Resource>>,
  form: 'one' | 'many',
): Record<string, Localized> {
  const own = Object.values(of).filter(
    ({ storedBy, single, label }) => !storedBy && !single && isWritten(label.many),
  );
  return Object.fromEntries(own.map(({ name, label }) => [name, label[form]]));
}

/** True for a complete label. A missing one is reported once, at its own declaration. */
export const isWritten = ({ ar, en }: Localized) => ar !== '' && en !== '';
