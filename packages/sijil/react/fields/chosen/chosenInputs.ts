/** Inputs that are built from the inputs of other fields, loaded as one file. */
export { FieldPlaceInput } from './FieldPlaceInput';
export { FieldValueInput } from './FieldValueInput';
export { FormulaInput } from './FormulaInput';
export { NewRecordInput } from './NewRecordInput';
export { ValueLossInput } from './ValueLossInput';
