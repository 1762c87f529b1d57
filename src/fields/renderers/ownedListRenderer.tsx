import type { OwnedListField } from '#domain/schema/fields/ownedList';
import { OwnedListInput } from '../ownedList/OwnedListInput';
import { OwnedListValue } from '../ownedList/OwnedListValue';
import type { Renderer } from '../renderer';

export const ownedListRenderer: Renderer<OwnedListField> = {
  Input: OwnedListInput,
  Value: OwnedListValue,
  wide: true,
  group: true,
};
