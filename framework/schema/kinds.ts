// Registry of the field kinds: each is exported under its own name. Declarations, checks, sheets and lists know the kinds
// by this file.
export { boolean } from './kinds/boolean';
export { brandColour } from './kinds/brandColour';
export { choice, choices } from './kinds/choice';
export { code } from './kinds/text';
export { date, dateTime, timeRange } from './kinds/date';
export { fieldName } from './kinds/chosenField';
export { fieldValue } from './kinds/chosenField';
export { file, files, image } from './kinds/file';
export {
  colour,
  commercialRegistration,
  email,
  iban,
  nationalId,
  phone,
  plate,
  shortAddress,
  taxNumber,
  url,
} from './kinds/formatted';
export { formula } from './kinds/formula';
export { json } from './kinds/json';
export { listFilter } from './kinds/listFilter';
export { localized } from './kinds/localized';
export { location } from './kinds/location';
export { longText } from './kinds/text';
export { newRecord } from './kinds/newRecord';
export { decimal, integer, money, percent } from './kinds/number';
export { narrowing } from './kinds/narrowing';
export { ownedList } from './kinds/ownedList';
export { password } from './kinds/password';
export { reference, references } from './kinds/reference';
export { richText } from './kinds/text';
export { text } from './kinds/text';
export { valueLoss } from './kinds/valueLoss';
export { wording } from './kinds/wording';
