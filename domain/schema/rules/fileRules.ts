import { z } from 'zod';
import type { Field } from '../field';
import type { FilesField } from '../fields/file';
import { isDistinct } from '../isDistinct';
import type { Rule } from '../rule';

const uploaded: Rule<Field> = () => z.uuid();

const severalUploaded: Rule<FilesField> = ({ min, max }) =>
  z
    .array(z.uuid())
    .min(min ?? 1)
    .max(max)
    .refine(isDistinct, { params: { code: 'repeated' } });

export const fileRules = { file: uploaded, image: uploaded, files: severalUploaded };
