import { boolean, location, phone, reference, shortAddress, text } from '#framework/schema/index';
import { keysOf } from '#framework/base/objects';

/** A place of the company's own, as its people enter it. */
export const branchFields = {
  name: text({ isName: 'place', label: { ar: 'اسم الفرع', en: 'Branch name' }, required: true, max: 120 }),
  shortAddress: shortAddress({
    label: { ar: 'العنوان الوطني المختصر', en: 'National short address' },
    help: {
      ar: '4 أحرف و4 أرقام، مثل RRRD2929. يملأ ما بعده إن عُرف.',
      en: 'Four letters and four digits, such as RRRD2929. If it is known, it fills in the fields below.',
    },
  }),
  stateId: reference({ label: { ar: 'المنطقة', en: 'Region' }, to: 'states', required: true }),
  cityId: reference({
    label: { ar: 'المدينة', en: 'City' },
    to: 'cities',
    required: true,
    narrowedBy: { stateId: 'stateId' },
  }),
  districtId: reference({
    label: { ar: 'الحي', en: 'District' },
    to: 'districts',
    narrowedBy: { cityId: 'cityId' },
  }),
  street: text({ label: { ar: 'الشارع', en: 'Street' }, required: true, max: 120 }),
  place: location({
    label: { ar: 'الموقع على الخريطة', en: 'Location on the map' },
    required: true,
    startsAt: { districtId: 'districts', cityId: 'cities' },
  }),
  responsibleName: text({
    isName: true,
    label: { ar: 'مسؤول الفرع', en: 'Responsible person' },
    required: true,
    max: 120,
  }),
  responsiblePhone: phone({
    label: { ar: 'جوال مسؤول الفرع', en: 'Responsible person’s phone' },
    required: true,
  }),
};

export const mainBranch = boolean({ label: { ar: 'الفرع الرئيسي', en: 'Main branch' } });

export type BranchField = keyof typeof branchFields;
export const branchFieldNames = keysOf(branchFields);
