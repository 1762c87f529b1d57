import { lazy } from 'react';

const inputs = () => import('@framework/fields/chosen/chosenInputs');

/** Inputs that are made of the inputs of other fields: fetched when they are wanted, the ring is none. */
export const FieldPlaceInput = lazy(async () => ({ default: (await inputs()).FieldPlaceInput }));
export const FieldValueInput = lazy(async () => ({ default: (await inputs()).FieldValueInput }));
export const FormulaInput = lazy(async () => ({ default: (await inputs()).FormulaInput }));
export const NewRecordInput = lazy(async () => ({ default: (await inputs()).NewRecordInput }));
export const ValueLossInput = lazy(async () => ({ default: (await inputs()).ValueLossInput }));

/** A new record's form in a drawer. A form draws references and a reference may open a form: fetched when it is wanted, the ring is none. */
export const CreateInPlace = lazy(() => import('@framework/console/form/CreateInPlace'));

/** The filters of a list within a form. The list's own controls are made of fields: fetched when they are wanted, the ring is none. */
export const FilterPicker = lazy(() => import('@framework/console/list/FilterPicker'));
