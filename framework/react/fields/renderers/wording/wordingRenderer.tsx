import type { WordingField } from '#framework/schema/kinds/wording';
import type { Renderer } from '../../renderer';
import { WordingInput } from './WordingInput';

export const wordingRenderer: Renderer<WordingField> = { Input: WordingInput, wide: true, group: true };
