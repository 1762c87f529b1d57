import { roleOptions } from 'sijil/schema/application';
import { choices, defineShape, text } from '../schema/index';

/**
 * Body of a saved view, perhaps shared with roles; `list` is its name in `lists`, or its resource's. `address` is the query of
 * its address, empty for the initial view of the list.
 */
export const savedViewBody = defineShape({
  list: text({ label: { ar: 'القائمة', en: 'List' }, required: true, max: 60 }),
  name: text({ label: { ar: 'اسم العرض', en: 'View name' }, required: true, max: 60 }),
  address: text({ label: { ar: 'رابط القائمة', en: 'List link' }, max: 2000 }),
  sharedWith: choices({ label: { ar: 'مشاركة العرض مع', en: 'Share with' }, options: roleOptions }),
});
