import { branchFieldNames, branchFields } from './branchFields';

/** Columns that a short address, or another column, may replace. */
const elsewhere: readonly string[] = ['shortAddress', 'stateId', 'cityId', 'districtId', 'street', 'place'];

/** Columns of a sheet of branches; those that nothing else can replace are required. */
export const importFields = branchFieldNames.map((name) => ({
  name,
  label: branchFields[name].label,
  required: !elsewhere.includes(name),
}));
