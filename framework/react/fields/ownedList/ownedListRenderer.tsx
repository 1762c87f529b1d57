import type { OwnedListField } from '#framework/schema/kinds/ownedList';
import { OwnedListInput } from './OwnedListInput';
import type { Renderer } from '../renderer';

export const ownedListRenderer: Renderer<OwnedListField> = {
  Input: OwnedListInput,
  wide: true,
  group: true,
};
