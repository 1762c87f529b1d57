import { lazy } from 'react';

const inputs = () => import('@framework/fields/chosen/chosenInputs');

/** Inputs that are made of the inputs of other fields: fetched when they are wanted, the ring is none. */
export const FieldPlaceInput = lazy(async () => ({ default: (await inputs()).FieldPlaceInput }));
export const FieldValueInput = lazy(async () => ({ default: (await inputs()).FieldValueInput }));
export const FormulaInput = lazy(async () => ({ default: (await inputs()).FormulaInput }));
export const NewRecordInput = lazy(async () => ({ default: (await inputs()).NewRecordInput }));
export const ValueLossInput = lazy(async () => ({ default: (await inputs()).ValueLossInput }));
