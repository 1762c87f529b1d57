import { defineShape, text } from '../schema/index';

/** A list under a name of one's own; `address` is the query of its address, empty for the list as it first opens. */
export const savedViewBody = defineShape({
  resource: text({ label: { ar: 'القائمة', en: 'List' }, required: true, max: 60 }),
  name: text({ label: { ar: 'اسم العرض', en: 'View name' }, required: true, max: 60 }),
  address: text({ label: { ar: 'عنوان القائمة', en: 'Address of the list' }, max: 2000 }),
});
