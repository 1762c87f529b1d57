import type { OwnedListField } from '#framework/schema/fields/ownedList';
import { OwnedListInput } from './OwnedListInput';
import type { Renderer } from '../renderer';

export const ownedListRenderer: Renderer<OwnedListField> = {
  Input: OwnedListInput,
  wide: true,
  group: true,
};
