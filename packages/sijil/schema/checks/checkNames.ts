import { addressFields } from '../generatedScreens';
import type { RecordAction, Resource } from '../resource';
import { systemFields } from '../systemFields';
import { hasEnglish, isLocalized, isSecret } from '../kindFacts';

const takenNames: readonly string[] = [...systemFields, 'deletedAt', 'searchKey'];
const camelCase = /^[a-z][A-Za-z0-9]*$/;

/** R3, R12: the fields that a declaration names exist, and its own names can become columns and addresses. */
export function checkNames(resource: Resource): string[] {
  const own = Object.keys(resource.fields);
  const known = new Set<string>([...own, ...systemFields]);
  const unknown = placesOf(resource).flatMap(([place, fields]) =>
    fields
      .filter((field) => !known.has(field))
      .map(
        (field) =>
          `R3 ${resource.name}: «${place}» names the field "${field}", which is not declared. ${didYouMean(field, own) ?? 'Declare it or remove it.'}`,
      ),
  );
  const shapeless = [resource.name, ...own].filter((name) => !camelCase.test(name));
  // A table written by a module has columns of its own, and may show when they were written.
  const taken = resource.storedBy ? [] : own.filter((name) => takenNames.includes(name));
  return [
    ...unknown,
    ...shapeless.map((name) => `R12 ${resource.name}: the name "${name}" is not camelCase. Rename it.`),
    ...taken.map(
      (name) => `R12 ${resource.name}: every record has "${name}" already. Give the field another name.`,
    ),
    ...own
      .filter((name) => name === 'q' || name in {})
      .map(
        (name) =>
          `R12 ${resource.name}: "${name}" means something else already. Give the field another name.`,
      ),
  ];
}

function placesOf(resource: Resource): [string, readonly string[]][] {
  return [
    ['list', resource.list],
    ['search', resource.search],
    ['filters', groupedFilters(resource)],
    ['title', [...new Set([resource.title.ar, resource.title.en])]],
    ['sort', [resource.sort.field]],
    ['inline', resource.inline],
    ['uniqueTogether', (resource.uniqueTogether ?? []).flat()],
    ['actions', (resource.actions ?? []).flatMap(actionFields)],
    ['sections', resource.sections.flatMap((section) => section.fields)],
    ['aside', resource.aside ?? []],
    ['rules', (resource.rules ?? []).map((rule) => rule.field)],
    [
      'access',
      Object.values(resource.access).flatMap((rule) => (typeof rule === 'string' ? [] : ownFields(rule))),
    ],
  ];
}

function actionFields(action: RecordAction): readonly string[] {
  return [
    ...(action.when ? [action.when.field] : []),
    ...('link' in action ? addressFields(action.link) : []),
  ];
}

function ownFields(grants: readonly unknown[]): string[] {
  return grants.flatMap((grant) =>
    typeof grant === 'object' && grant !== null && 'field' in grant ? [String(grant.field)] : [],
  );
}

/** Returns the known word that was probably meant: same letters in another order or case, one letter off, or an ending off. */
export function didYouMean(typed: string, known: readonly string[]): string | null {
  const letters = (word: string) => [...word.toLowerCase()].sort().join('');
  const meant =
    known.find((word) => letters(word) === letters(typed) || isOneOff(word, typed)) ??
    known.find((word) => word.startsWith(typed) || typed.startsWith(word));
  return meant ? `Did you mean "${meant}"?` : null;
}

function isOneOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  const start = [...short].findIndex((letter, index) => letter !== long[index]);
  if (start === -1) return true;
  return short.slice(start + 1) === long.slice(start + 1) || short.slice(start) === long.slice(start + 1);
}

/**
 * R23, R24, R33, R38, R41: a list names each field once, and only fields that it can show, and finds a name in both its forms; a row of a
 * sheet is identified by a unique field.
 */
export function checkLists(resource: Resource): string[] {
  const { name, list, search, inline, sections, aside = [], fields, importKey, account } = resource;
  const { uniqueTogether = [] } = resource;
  const places: [string, readonly string[]][] = [
    ['list', list],
    ['search', search],
    ['filters', groupedFilters(resource)],
    ['inline', inline],
    ['sections', sections.flatMap((section) => section.fields)],
    ['aside', aside],
  ];
  return [
    ...places.flatMap(([place, names]) =>
      names
        .filter((one, index) => names.indexOf(one) !== index)
        .map((one) => `R23 ${name}: «${place}» names "${one}" twice. Remove one of them.`),
    ),
    ...(importKey === undefined || (fields[importKey]?.unique && !account)
      ? []
      : [
          `R38 ${name}: «importKey» is "${importKey}", which identifies no record. Name a field with «unique» of a resource without accounts.`,
        ]),
    ...uniqueTogether
      .flat()
      .filter((one) => isLocalized(fields[one]))
      .map(
        (one) =>
          `R33 ${name}: «uniqueTogether» names "${one}", which is compared in each language. Write «unique: { within }» beside it.`,
      ),
    ...search.flatMap((one) => {
      const field = fields[one];
      return hasEnglish(field) && !search.includes(field.inEnglish)
        ? [`R41 ${name}: «search» names "${one}" without its English form. Add "${field.inEnglish}".`]
        : [];
    }),
    ...list
      .filter((one) => isSecret(fields[one]))
      .map((one) => `R24 ${name}: «list» names "${one}", but nobody may read a password. Remove it.`),
  ];
}

/** Every field that the groups of a resource's filters name. */
function groupedFilters({ filters }: Pick<Resource, 'filters'>): readonly string[] {
  return filters ? [...filters.first, ...(filters.more ?? []).flatMap(({ fields }) => fields)] : [];
}
