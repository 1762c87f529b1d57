import type { NarrowingField } from '#framework/schema/kinds/narrowing';
import type { Renderer } from '../../renderer';
import { NarrowingInput } from './NarrowingInput';

export const narrowingRenderer: Renderer<NarrowingField> = { Input: NarrowingInput, wide: true, group: true };
