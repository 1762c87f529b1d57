/** Inputs that are made of the inputs of other fields, fetched as one file. */
export { FieldPlaceInput } from './FieldPlaceInput';
export { FieldValueInput } from './FieldValueInput';
export { FormulaInput } from './FormulaInput';
export { NewRecordInput } from './NewRecordInput';
export { ValueLossInput } from './ValueLossInput';
