import { branchFieldNames, branchFields } from './branchFields';

/** What a short address, or another column, says as well. */
const elsewhere: readonly string[] = ['shortAddress', 'stateId', 'cityId', 'districtId', 'street', 'place'];

/** The columns of a sheet of branches; the others must stand there, because nothing else says them. */
export const importFields = branchFieldNames.map((name) => ({
  name,
  label: branchFields[name].label,
  required: !elsewhere.includes(name),
}));
