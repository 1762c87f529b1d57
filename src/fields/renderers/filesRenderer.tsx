import { presenceFilter } from '../filters/presenceFilter';
import type { Renderer } from '../renderer';
import { FilesBox } from '../upload/FilesBox';
import type { UploadsField } from '../values/FilesValue';

export const filesRenderer: Renderer<UploadsField> = {
  Input: FilesBox,
  filter: presenceFilter,
  wide: true,
  group: true,
};
