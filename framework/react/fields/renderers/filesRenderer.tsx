import { PresenceFilter } from '../filters/PresenceFilter';
import type { Renderer } from '../renderer';
import { FilesBox } from '../upload/FilesBox';
import type { UploadsField } from '../values/FilesValue';

export const filesRenderer: Renderer<UploadsField> = {
  Input: FilesBox,
  Filter: PresenceFilter,
  wide: true,
  group: true,
};
