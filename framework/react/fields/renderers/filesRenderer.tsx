import { PresenceFilter } from '../filters/PresenceFilter';
import type { Renderer } from '../renderer';
import { FilesBox } from '../upload/FilesBox';
import type { UploadsField } from '../kinds/files';

export const filesRenderer: Renderer<UploadsField> = {
  Input: FilesBox,
  Filter: PresenceFilter,
  wide: true,
  group: true,
};
