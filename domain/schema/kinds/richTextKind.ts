import type { Kind } from '../kind';
import { plainText } from '../plainText';
import type { RichTextField } from '../fields/richText';

export const richTextKind: Kind<RichTextField> = {
  zod: () => plainText(20_000),
  filters: ['like', 'null'],
  sortable: false,
  searchable: true,
};
