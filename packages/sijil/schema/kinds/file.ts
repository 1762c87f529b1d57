import { type Checks, defineKind } from '../kind';
import { joinedTexts, listed, listOf } from '../textOfKind';
import type { Exact, Field, FieldOptions } from '../field';

/** The id of an uploaded file; its type is checked at the upload (`packages/sijil/base/files`). */
export interface FileField extends Field<'file', string> {
  /** `pdf`: only PDF is accepted, and the input says so. */
  readonly accept?: 'pdf';
}
interface FileOptions extends FieldOptions {
  readonly accept?: 'pdf';
}
export type ImageField = Field<'image', string>;

/** The ids of several uploaded files, in the order in which they are shown. */
export interface FilesField extends Field<'files', readonly string[]> {
  readonly max: number;
  readonly min?: number;
}
export interface FilesOptions extends FieldOptions {
  /** Largest number of files, since each is stored and sent separately. */
  readonly max: number;
  readonly min?: number;
}

/** Id of an uploaded file. */
const idRule = ({ z }: Pick<Checks, 'z'>) => z.uuid();

const nameOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';

/** A .jpeg, .png or .pdf of at most 500 kB. */
export const file = defineKind(
  <const O extends FileOptions>(options: Exact<O, FileOptions>): FileField & O => ({
    kind: 'file',
    ...options,
  }),
  {
    file: true,
    column: 'uuid',
    filters: ['null'],
    sortable: false,
    searchable: false,
    rule: idRule,
    toText: nameOf,
  },
);
/** A .jpeg or .png of at most 500 kB. */
export const image = defineKind(
  <const O extends FieldOptions>(options: Exact<O, FieldOptions>): ImageField & O => ({
    kind: 'image',
    ...options,
  }),
  {
    picture: true,
    file: true,
    column: 'uuid',
    filters: ['null'],
    sortable: false,
    searchable: false,
    rule: idRule,
    toText: nameOf,
  },
);
/** Several files in order, at most `max`, each a .jpeg, .png or .pdf of at most 500 kB. */
export const files = defineKind(
  <const O extends FilesOptions>(options: Exact<O, FilesOptions>): FilesField & O => ({
    kind: 'files',
    ...options,
  }),
  {
    many: true,
    options: ['min', 'max'],
    neverUnique: true,
    file: true,
    column: 'uuid[]',
    filters: ['null'],
    sortable: false,
    searchable: false,
    rule: (checks, { min = 1, max }) => listOf(checks, idRule(checks), { min, most: max }),
    toText: (value, { language }) => joinedTexts(listed(value).map(nameOf), language),
  },
);
