import type { Field } from './field';
import { forOwnKinds } from './fields/ownFormat';
import { choiceFilters, type Kind, orderFilters, textFilters } from './kind';

const formatted = { filters: textFilters, sortable: true, searchable: true } as const satisfies Kind;
const number = {
  options: ['min', 'max'],
  filters: orderFilters,
  sortable: true,
  searchable: false,
} as const satisfies Kind;
const day = { filters: orderFilters, sortable: true, searchable: false } as const satisfies Kind;
const uploaded = {
  file: true,
  filters: ['null'],
  sortable: false,
  searchable: false,
} as const satisfies Kind;

/** Every field kind. The rules, the renderers and the column mappings are keyed by the same names. */
export const fieldKinds = {
  text: {
    words: true,
    options: ['min', 'max', 'isName'],
    filters: textFilters,
    sortable: true,
    searchable: true,
  },
  code: {
    counted: true,
    options: ['prefix'],
    filters: textFilters,
    sortable: true,
    searchable: true,
    storedAs: 'text',
  },
  longText: { options: ['max'], filters: textFilters, sortable: false, searchable: true },
  richText: { filters: ['like', 'null'], sortable: false, searchable: true },
  localized: {
    localized: true,
    options: ['max', 'long'],
    filters: ['like'],
    sortable: true,
    searchable: true,
  },
  email: formatted,
  phone: formatted,
  url: formatted,
  iban: formatted,
  nationalId: formatted,
  commercialRegistration: formatted,
  taxNumber: formatted,
  shortAddress: formatted,
  plate: formatted,
  colour: formatted,
  ...forOwnKinds(() => ({ ...formatted, storedAs: 'text' }) as const),
  integer: { ...number, number: 'whole' },
  decimal: { ...number, number: 'broken' },
  percent: { ...number, number: 'broken' },
  money: { ...number, number: 'whole', amount: true },
  date: { ...day, time: 'day' },
  dateTime: { ...day, time: 'moment' },
  timeRange: { filters: ['eq', 'null'], sortable: true, searchable: false },
  file: uploaded,
  image: { ...uploaded, picture: true },
  files: { ...uploaded, many: true, options: ['min', 'max'], neverUnique: true },
  boolean: {
    truth: true,
    chosen: true,
    filters: ['eq'],
    sortable: true,
    searchable: false,
    neverEmpty: true,
    neverUnique: true,
  },
  choice: { chosen: true, options: ['options'], filters: choiceFilters, sortable: true, searchable: false },
  choices: {
    many: true,
    options: ['options', 'min'],
    neverUnique: true,
    filters: ['eq'],
    sortable: false,
    searchable: false,
  },
  reference: {
    refers: true,
    chosen: true,
    options: ['to', 'narrowedBy'],
    // By the name of what it leads to, for those who may read the name and not the records.
    filters: [...choiceFilters, 'like'],
    sortable: true,
    searchable: false,
  },
  references: {
    refers: true,
    many: true,
    options: ['to', 'min'],
    neverUnique: true,
    filters: ['eq'],
    sortable: false,
    searchable: false,
  },
  location: {
    place: true,
    options: ['startsAt'],
    neverUnique: true,
    filters: ['null'],
    sortable: false,
    searchable: false,
  },
  password: {
    secret: true,
    options: ['min', 'existing'],
    neverUnique: true,
    filters: [],
    sortable: false,
    searchable: false,
  },
  ownedList: {
    rows: true,
    options: ['item', 'fields', 'min', 'max'],
    neverUnique: true,
    filters: [],
    sortable: false,
    searchable: false,
  },
  json: {
    opaque: true,
    options: ['schema'],
    neverUnique: true,
    filters: [],
    sortable: false,
    searchable: false,
  },
} as const satisfies Record<string, Kind>;

export type FieldKind = keyof typeof fieldKinds;

/** Kinds that are stored, exported and read from a sheet in a way of their own. */
export type StoredKind = {
  [K in FieldKind]: (typeof fieldKinds)[K] extends { readonly storedAs: string } ? never : K;
}[FieldKind];

export function storedKindOf(field: Field): StoredKind {
  return (kindOf(field).storedAs ?? field.kind) as StoredKind;
}

/**
 * True for a field that always holds a value: its column takes no null, so that neither an input nor the document may.
 */
export function isNeverEmpty(field: Field): boolean {
  return (field.required === true && !field.shownWhen) || kindOf(field).neverEmpty === true;
}

/** The kind of a field; the cast is sound because the factories are the only makers of fields. */
export function kindOf(field: Field): Kind {
  return fieldKinds[field.kind as FieldKind];
}
