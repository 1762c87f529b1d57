import { branchFieldNames, branchFields } from './branchFields';

/** Columns that a short address, or another column, may replace. */
const elsewhere: readonly string[] = ['shortAddress', 'stateId', 'cityId', 'districtId', 'street', 'place'];

/** The columns of a sheet of branches; the others must stand there, because nothing else says them. */
export const importFields = branchFieldNames.map((name) => ({
  name,
  label: branchFields[name].label,
  required: !elsewhere.includes(name),
}));
