import { z } from 'zod';
import type { Field, FieldOptions } from '../field';
import type { Kind } from '../kind';

/** The id of an uploaded file; what it may be is decided when it is uploaded (`domain/files`). */
export type FileField = Field<'file', string>;
export type ImageField = Field<'image', string>;

/** A .jpeg, .png or .pdf of at most 500 kB. */
export const file = <const O extends FieldOptions>(options: O): FileField & O => ({
  kind: 'file',
  ...options,
});
/** A .jpeg or .png of at most 500 kB. */
export const image = <const O extends FieldOptions>(options: O): ImageField & O => ({
  kind: 'image',
  ...options,
});

const uploaded: Kind<Field> = { zod: () => z.uuid(), filters: ['null'], sortable: false, searchable: false };

export const fileKinds = { file: uploaded, image: uploaded };
