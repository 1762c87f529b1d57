// Registry of the field kinds: each is exported under its own name. Declarations, checks, sheets and lists know the kinds
// by this file.
export { boolean } from './fields/boolean';
export { choice, choices } from './fields/choice';
export { code } from './fields/code';
export { date, dateTime, timeRange } from './fields/date';
export { file, files, image } from './fields/file';
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
} from './fields/formatted';
export { json } from './fields/json';
export { localized } from './fields/localized';
export { location } from './fields/location';
export { longText } from './fields/longText';
export { decimal, integer, money, percent } from './fields/number';
export { ownedList } from './fields/ownedList';
export { password } from './fields/password';
export { reference, references } from './fields/reference';
export { richText } from './fields/richText';
export { text } from './fields/text';
