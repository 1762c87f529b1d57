import { lazy } from 'react';

/** Inputs that are made of the inputs of other fields: fetched when they are wanted, the ring is none. */
export const FieldValueInput = lazy(() => import('@framework/fields/chosen/FieldValueInput'));
export const NewRecordInput = lazy(() => import('@framework/fields/chosen/NewRecordInput'));
export const ValueLossInput = lazy(() => import('@framework/fields/chosen/ValueLossInput'));
export const FormulaInput = lazy(() => import('@framework/fields/chosen/FormulaInput'));
