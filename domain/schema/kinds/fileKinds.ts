import { z } from 'zod';
import type { Field } from '../field';
import type { Kind } from '../kind';

const uploaded: Kind<Field> = { zod: () => z.uuid(), filters: ['null'], sortable: false, searchable: false };

export const fileKinds = { file: uploaded, image: uploaded };
