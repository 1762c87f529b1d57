import { choiceFilters, defineKind } from '../kind';
import { joinedTexts, listed, listOf, partsOf, titleText } from '../textOfKind';
import type { Exact, Field, FieldOptions } from '../field';

/** The id of a record of another resource. */
export interface ReferenceField extends Field<'reference', string> {
  readonly to: string;
  /** Filters the records offered of the other resource by these values, e.g. cities of the chosen state. */
  readonly narrowedBy?: Readonly<Record<string, string>>;
  readonly mayOutlive?: true;
}
export interface ReferencesField extends Field<'references', readonly string[]> {
  readonly to: string;
  readonly narrowedBy?: never;
  readonly mayOutlive?: never;
  readonly min?: number;
}

export interface ReferenceOptions extends FieldOptions {
  readonly to: string;
  /** `me`: the person who creates the record, where they could be chosen. */
  readonly default?: 'me';
  readonly narrowedBy?: Readonly<Record<string, string>>;
  /** Does not keep the other record from being deleted: this one only reports on it. */
  readonly mayOutlive?: true;
}
export interface ReferencesOptions extends FieldOptions {
  readonly to: string;
  readonly min?: number;
}

/** One record of another resource; `narrowedBy: { stateId: 'stateId' }` reads «their stateId equals our stateId». */
export const reference = defineKind(
  <const O extends ReferenceOptions>(options: Exact<O, ReferenceOptions>): ReferenceField & O => ({
    kind: 'reference',
    ...options,
  }),
  {
    refers: true,
    chosen: true,
    options: ['to', 'narrowedBy', 'mayOutlive'],
    // `like` compares with the record's name, for roles that may read the name but not the records.
    column: 'uuid',
    filters: [...choiceFilters, 'like'],
    sortable: true,
    searchable: false,
    rule: ({ z }) => z.uuid(),
    toText: (_, { title, language }) => titleText(title, language),
  },
);

/** Several records of another resource. */
export const references = defineKind(
  <const O extends ReferencesOptions>(options: Exact<O, ReferencesOptions>): ReferencesField & O => ({
    kind: 'references',
    ...options,
  }),
  {
    refers: true,
    many: true,
    options: ['to', 'min'],
    neverUnique: true,
    column: 'uuid[]',
    filters: ['eq'],
    sortable: false,
    searchable: false,
    rule: (checks, field) => listOf(checks, checks.z.uuid(), { ...field, most: 200 }),
    fromText: (text) => partsOf(text, /[؛;|]/u),
    toText: (_, { title, language }) =>
      joinedTexts(
        listed(title).map((one) => titleText(one, language)),
        language,
      ),
  },
);
