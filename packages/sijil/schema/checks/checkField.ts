import { type Field, uniqueWithin } from '../field';
import { kindNamed, kindOf } from '../fieldKinds';
import type { Fields } from '../shape';
import { formulaProblem } from '../formulas/typeOfFormula';
import { ruleOf } from '../toZod';
import { unknownRoles } from './checkAccess';
import { checkFieldOptions, checkText } from './checkLabels';
import { didYouMean } from './checkNames';
import { hasEnglish, hasOptions, hasRows, isLocalized, isPlace, refers, refersToOne } from '../kindFacts';
import type { TextField } from '../kinds/text';
import { type MoneyField, type NumberField, signRule } from '../kinds/number';
import { startsAnew } from '../startingValue';

/** R25, R26: the limits of a field leave room for a value, and its default is one that it would accept. */
function checkValues(field: Field, path: string): string[] {
  const { min, max } = field as Partial<NumberField>;
  if (min !== undefined && max !== undefined && min > max)
    return [
      `R25 ${path}: its «min» ${min} is greater than its «max» ${max}. No value would fit; mend one of them.`,
    ];
  if (field.default === undefined || startsAnew(field) || ruleOf(field).safeParse(field.default).success)
    return [];
  return [
    `R26 ${path}: its «default» ${JSON.stringify(field.default)} is not a value that the field accepts. Give another.`,
  ];
}

/**
 * R40: where one amount of a declaration is negative in some rows, each of its amounts says its sign, so that no sum adds what
 * it should subtract.
 */
function checkSign(field: Field, { path, siblings }: FieldPlace): string[] {
  const { sign } = field as MoneyField;
  const others = Object.values(siblings) as MoneyField[];
  const isSilent = kindOf(field).amount && sign === undefined && others.some((one) => signRule(one));
  if (isSilent)
    return [
      `R40 ${path}: has no «sign», but another amount of the record is negative in some rows. Write the same, or sign: 'stored'.`,
    ];
  const rule = signRule({ ...(sign && { sign }) });
  if (!rule) return [];
  const by = siblings[rule.field];
  const options = by && hasOptions(by) ? Object.keys(by.options) : [];
  return rule.negative
    .filter((one) => !options.includes(one))
    .map((one) => `R40 ${path}: its «sign» names "${one}", which is no option of "${rule.field}".`);
}

interface FieldPlace {
  /** Name of the field in a message: `equipment.name`. */
  readonly path: string;
  /** The fields of each declaration, by its name. */
  readonly known: ReadonlyMap<string, Fields>;
  /** The other fields of the declaration. */
  readonly siblings: Fields;
}

const noRows = { item: null, fields: {} satisfies Fields } as const;

/** R5–R9, R21, R25, R26: one field, and the fields inside it. */
export function checkField(field: Field, place: FieldPlace): string[] {
  const { path, known } = place;
  if (!kindNamed(field.kind)) {
    return [`R6 ${path}: there is no field kind "${field.kind}". packages/sijil/schema/index.ts lists them.`];
  }
  const { item, fields: inner } = hasRows(field) ? field : noRows;
  return [
    ...checkText(path, 'R7', field.label),
    ...(field.help ? checkText(`${path}, its help`, 'R7', field.help) : []),
    ...checkRoles(field, path),
    ...checkFieldOptions(field, path),
    ...checkValues(field, path),
    ...checkUnique(field, place),
    ...checkReference(field, place),
    ...checkStart(field, place),
    ...checkCondition(field, place),
    ...checkComputed(field, place),
    ...checkDrawnFrom(field, place),
    ...checkFormulaOf(field, place),
    ...checkOptions(field, path),
    ...checkSign(field, place),
    ...checkEnglish(field, place),
    ...(item === null ? [] : checkText(`${path}, its item`, 'R7', item)),
    ...checkNesting(inner, path),
    ...Object.entries(inner).flatMap(([name, one]) =>
      checkField(one, { path: `${path}.${name}`, known, siblings: inner }),
    ),
  ];
}

/** R41: the English form of a name is another text of the record, in Latin letters. */
function checkEnglish(field: Field, { path, siblings }: FieldPlace): string[] {
  if (!hasEnglish(field)) return [];
  const { inEnglish } = field;
  const form = siblings[inEnglish] as TextField | undefined;
  return form?.isName === 'latin' && !form.required
    ? []
    : [
        `R41 ${path}: its «inEnglish» is "${inEnglish}", which is no optional text of the same record with isName: 'latin'. ${didYouMean(inEnglish, Object.keys(siblings)) ?? 'Declare one.'}`,
      ];
}

function checkRoles({ access = {} }: Field, path: string): string[] {
  const { read = [], write = [], when } = access;
  const named = { 'access.read': read, 'access.write': write, 'access.when.for': when?.for ?? [] };
  const empty = (['read', 'write'] as const).filter((action) => access[action]?.length === 0);
  return [
    ...empty.map((action) => `R5 ${path}: «access.${action}» is an empty list. Remove it, or name a role.`),
    ...Object.entries(named).flatMap(([rule, some]) => unknownRoles(path, rule, some)),
  ];
}

function checkReference(field: Field, { path, known, siblings }: FieldPlace): string[] {
  if (!refers(field)) return [];
  const { to, narrowedBy = {} } = field;
  const target = known.get(to);
  if (!target) {
    return [
      `R8 ${path}: refers to "${to}", which no declaration in src/resources/index.ts has. ${didYouMean(to, [...known.keys()]) ?? 'Add it there, or refer to another.'}`,
    ];
  }
  return Object.entries(narrowedBy).flatMap(([theirs, ours]) => [
    ...(theirs in target
      ? []
      : [`R8 ${path}: «narrowedBy» names "${theirs}", which ${to} does not declare.`]),
    ...(ours in siblings
      ? []
      : [`R8 ${path}: «narrowedBy» names "${ours}", which is no field of the same record.`]),
    ...unlike(target[theirs], siblings[ours]).map(
      (why) =>
        `R8 ${path}: «narrowedBy» compares ${to}.${theirs} with "${ours}", but ${why}. Compare like with like.`,
    ),
  ]);
}

/** Reasons for which the values of two fields are never equal. */
function unlike(theirs: Field | undefined, ours: Field | undefined): string[] {
  if (!theirs || !ours) return [];
  if (theirs.kind !== ours.kind) return [`the one is a ${theirs.kind}, the other a ${ours.kind}`];
  if (!refers(theirs) || !refers(ours) || theirs.to === ours.to) return [];
  return [`the one refers to ${theirs.to}, the other to ${ours.to}`];
}

/** R33: a unique field can differ between records; where it is unique within a reference, every record has that reference. */
function checkUnique(field: Field, { path, siblings }: FieldPlace): string[] {
  if (!field.unique) return [];
  const within = uniqueWithin(field);
  const scope = within === null ? null : siblings[within];
  return [
    ...(kindOf(field).neverUnique
      ? [
          `R33 ${path}: is «unique», but a field of kind ${field.kind} cannot differ in every record. Remove it.`,
        ]
      : []),
    ...(isLocalized(field) && field.long
      ? [`R33 ${path}: is «unique», but its texts are too long for an index. Remove one of the two.`]
      : []),
    ...(scope === null || refersToOne(scope)
      ? []
      : [`R33 ${path}: is unique within "${within}", which is no reference of the same record.`]),
  ];
}

function checkStart(field: Field, { path, known, siblings }: FieldPlace): string[] {
  const startsAt = (isPlace(field) && field.startsAt) || {};
  return Object.entries(startsAt).flatMap(([name, to]) => [
    ...(name in siblings
      ? []
      : [`R8 ${path}: «startsAt» names "${name}", which is no field of the same record.`]),
    ...(isPlace(known.get(to)?.['center'])
      ? []
      : [`R8 ${path}: «startsAt» names "${to}", which declares no location «center».`]),
  ]);
}

/** R36: a condition names values that its field can have, and hides only a field that may be empty. */
function checkCondition({ kind, shownWhen }: Field, { path, siblings }: FieldPlace): string[] {
  if (!shownWhen) return [];
  const { field: name, in: values } = shownWhen;
  const other = siblings[name];
  if (!other)
    return [
      `R36 ${path}: «shownWhen» names "${name}", which is no field of the same record. ${didYouMean(name, Object.keys(siblings)) ?? 'Name a field beside it.'}`,
    ];
  if (!kindNamed(other.kind)) return [];
  const wrong = values.filter((value) => !ruleOf(other).safeParse(value).success);
  return [
    ...(kindOf({ kind } as Field).neverEmpty
      ? [`R36 ${path}: is of kind ${kind}, which is never empty, so that it cannot be left out of a record.`]
      : []),
    ...(other.shownWhen
      ? [
          `R36 ${path}: «shownWhen» names "${name}", which is shown on a condition itself. Name that one's field.`,
        ]
      : []),
    ...(values.length === 0 ? [`R36 ${path}: «shownWhen» names no value, so that it is never shown.`] : []),
    ...wrong.map(
      (value) => `R36 ${path}: «shownWhen» waits for ${JSON.stringify(value)}, which "${name}" never is.`,
    ),
  ];
}

/** R40: a field is computed from records and fields that exist. */
function checkDrawnFrom({ drawnFrom = [] }: Field, { path, known }: FieldPlace): string[] {
  return drawnFrom.flatMap((place) => {
    const [name = '', field] = place.split('.');
    const fields = known.get(name);
    if (!fields) return [`R40 ${path}: «drawnFrom» names "${place}", but there is no declaration "${name}".`];
    return field === undefined || Object.hasOwn(fields, field)
      ? []
      : [
          `R40 ${path}: «drawnFrom» names "${place}". ${didYouMean(field, Object.keys(fields)) ?? `The fields are ${Object.keys(fields).join(', ')}.`}`,
        ];
  });
}

/** R37: a computed field counts by a field that refers to the record. */
function checkComputed({ computed, default: value, required }: Field, { path, known }: FieldPlace): string[] {
  if (!computed) return [];
  const { of, by } = computed;
  const theirs = known.get(of);
  if (!theirs)
    return [
      `R37 ${path}: is computed of "${of}", which no declaration has. ${didYouMean(of, [...known.keys()]) ?? 'Name one.'}`,
    ];
  const isLinked = refersToOne(theirs[by]) && theirs[by].to === path.split('.')[0];
  return [
    ...(isLinked ? [] : [`R37 ${path}: is computed by ${of}.${by}, which is no reference to this resource.`]),
    ...(required || value !== undefined
      ? [`R37 ${path}: is computed, so that it is neither required nor has a default. Remove that.`]
      : []),
  ];
}

/** R38: a formula is computed from other fields of the record, and nobody enters its result. */
function checkFormulaOf(field: Field, { path, siblings }: FieldPlace): string[] {
  const { formula, required, default: value, unique, shownWhen } = field;
  if (formula === undefined) return [];
  const entered = required || value !== undefined || unique || shownWhen;
  return [
    ...(entered
      ? [`R38 ${path}: has a formula, so it cannot be required, unique, conditional or have a default.`]
      : []),
    ...formulaProblem(field, siblings, path.split('.').at(-1) ?? path).map(
      (problem) => `R38 ${path}: ${problem.in('en')}`,
    ),
  ];
}

/** Rows are rendered and given their ids one level deep; a list inside a row would have neither controls nor ids. */
function checkNesting(inner: Fields, path: string): string[] {
  return Object.entries(inner)
    .filter(([, field]) => hasRows(field))
    .map(
      ([name]) =>
        `R21 ${path}.${name}: is a list inside the rows of a list. Declare a resource of its own, and refer to it.`,
    );
}

function checkOptions(field: Field, path: string): string[] {
  if (!hasOptions(field)) return [];
  const options = Object.entries(field.options);
  if (options.length === 0) return [`R9 ${path}: offers no options. Add one, or use another kind.`];
  return options.flatMap(([name, option]) => checkText(`${path}, option "${name}"`, 'R7', option));
}
