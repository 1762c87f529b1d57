import { Skeleton } from 'antd';
import { Suspense } from 'react';
import type { FieldValueField } from '#framework/schema/kinds/fieldValue';
import type { FormulaField } from '#framework/schema/kinds/formula';
import type { NewRecordField } from '#framework/schema/kinds/newRecord';
import type { ValueLossField } from '#framework/schema/kinds/valueLoss';
import { FieldValueInput, FormulaInput, NewRecordInput, ValueLossInput } from '@framework/lazy/chosenInputs';
import type { Renderer } from '../renderer';

const waiting = <Skeleton active title={false} paragraph={{ rows: 1 }} />;

export const fieldValueRenderer: Renderer<FieldValueField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <FieldValueInput {...props} />
    </Suspense>
  ),
};

export const newRecordRenderer: Renderer<NewRecordField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <NewRecordInput {...props} />
    </Suspense>
  ),
  wide: true,
  group: true,
};

export const valueLossRenderer: Renderer<ValueLossField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <ValueLossInput {...props} />
    </Suspense>
  ),
  wide: true,
  group: true,
};

export const formulaRenderer: Renderer<FormulaField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <FormulaInput {...props} />
    </Suspense>
  ),
  wide: true,
};
