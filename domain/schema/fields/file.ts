import type { Exact, Field, FieldOptions } from '../field';

/** The id of an uploaded file; what it may be is decided when it is uploaded (`domain/files`). */
export interface FileField extends Field<'file', string> {
  /** `pdf`: nothing else is taken, and its input says so. */
  readonly accept?: 'pdf';
}
interface FileOptions extends FieldOptions {
  readonly accept?: 'pdf';
}
export type ImageField = Field<'image', string>;

/** A .jpeg, .png or .pdf of at most 500 kB. */
export const file = <const O extends FileOptions>(options: Exact<O, FileOptions>): FileField & O => ({
  kind: 'file',
  ...options,
});
/** A .jpeg or .png of at most 500 kB. */
export const image = <const O extends FieldOptions>(options: Exact<O, FieldOptions>): ImageField & O => ({
  kind: 'image',
  ...options,
});
