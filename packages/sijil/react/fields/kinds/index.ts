// Registry of the views of field kinds, each under the kind's name. A missing kind uses the view of the kind in whose column
// it is stored. Owned lists are separate (`FieldValue`, `renderers.ts`), because they are built from the others.
export { booleanView as boolean, choiceView as choice, choicesView as choices } from './choice';
export { dateTimeView as dateTime, dateView as date, timeRangeView as timeRange } from './date';
export { fieldNameView as fieldName } from './chosen';
export { fieldValueView as fieldValue } from './chosen';
export { fileView as file, fileView as image } from './file';
export { filesView as files } from './file';
export {
  brandColourView as brandColour,
  colourView as colour,
  formattedView as commercialRegistration,
  formattedView as email,
  formattedView as iban,
  formattedView as nationalId,
  formattedView as phone,
  formattedView as plate,
  formattedView as shortAddress,
  formattedView as taxNumber,
  formattedView as url,
} from './formatted';
export { formulaView as formula } from './chosen';
export { jsonView as json } from './structured';
export { listFilterView as listFilter } from './chosen';
export { narrowingView as narrowing } from './structured';
export { newRecordView as newRecord } from './chosen';
export { locationView as location } from './structured';
export {
  moneyView as money,
  numberView as decimal,
  numberView as integer,
  numberView as percent,
} from './number';
export { referencesView as references, referenceView as reference } from './reference';
export { valueLossView as valueLoss } from './chosen';
export { wordingView as wording } from './structured';
export {
  codeView as code,
  localizedView as localized,
  longTextView as longText,
  passwordView as password,
  richTextView as richText,
  textView as text,
} from './text';
