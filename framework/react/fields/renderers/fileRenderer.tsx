import { PresenceFilter } from '../filters/PresenceFilter';
import type { Renderer } from '../renderer';
import { FileBox } from '../upload/FileBox';
import type { UploadField } from '../kinds/file';

export const fileRenderer: Renderer<UploadField> = {
  Input: FileBox,
  Filter: PresenceFilter,
};
