import { lazy } from 'react';

const inputs = () => import('sijil/react/fields/chosen/chosenInputs');

/** Inputs that are built from the inputs of other fields; loaded on demand, to avoid an import cycle. */
export const FieldPlaceInput = lazy(async () => ({ default: (await inputs()).FieldPlaceInput }));
export const FieldValueInput = lazy(async () => ({ default: (await inputs()).FieldValueInput }));
export const FormulaInput = lazy(async () => ({ default: (await inputs()).FormulaInput }));
export const NewRecordInput = lazy(async () => ({ default: (await inputs()).NewRecordInput }));
export const ValueLossInput = lazy(async () => ({ default: (await inputs()).ValueLossInput }));

/**
 * Form of a new record in a drawer; loaded on demand to avoid an import cycle, because forms contain references and these
 * open forms.
 */
export const CreateInPlace = lazy(() => import('sijil/react/console/form/CreateInPlace'));

/** Filters of a list in a form; loaded on demand to avoid an import cycle, because the filter controls are fields too. */
export const FilterPicker = lazy(() => import('sijil/react/console/list/FilterPicker'));
