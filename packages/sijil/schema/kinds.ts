// Registry of the field kinds: each is exported under its own name. Declarations, checks, sheets and lists know the kinds
// by this file.
export { boolean } from './kinds/choice';
export { brandColour } from './kinds/formatted';
export { choice, choices } from './kinds/choice';
export { code } from './kinds/text';
export { date, dateTime, timeRange } from './kinds/date';
export { fieldName } from './kinds/chosen';
export { fieldValue } from './kinds/chosen';
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
export { listFilter } from './kinds/chosen';
export { localized } from './kinds/text';
export { location } from './kinds/location';
export { longText } from './kinds/text';
export { newRecord } from './kinds/chosen';
export { decimal, integer, money, percent } from './kinds/number';
export { narrowing } from './kinds/narrowing';
export { ownedList } from './kinds/ownedList';
export { password } from './kinds/text';
export { reference, references } from './kinds/reference';
export { richText } from './kinds/text';
export { text } from './kinds/text';
export { valueLoss } from './kinds/chosen';
export { wording } from './kinds/wording';
