// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { fieldValue, formula } from 'sijil/schema/kinds';
import { FieldValueInput } from 'sijil/react/fields/chosen/FieldValueInput';
import { FormulaInput } from 'sijil/react/fields/chosen/FormulaInput';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();

/** Opens a select box and presses one of its options. */
async function choose(box: HTMLElement | undefined, text: string) {
  await act(async () => {
    box?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  await act(async () =>
    all('.ant-select-item-option')
      .find((one) => one.textContent.startsWith(text))
      ?.click(),
  );
}

const label = { ar: 'حقل', en: 'Field' };

function Formula({ kind, begins = null }: { readonly kind: string; readonly begins?: string | null }) {
  const [value, setValue] = useState<string | null | undefined>(begins);
  return (
    <FormulaInput
      field={formula({ label, of: 'resource', result: 'kind' })}
      value={value}
      values={{ resource: 'vehicles', kind }}
      onChange={setValue}
    />
  );
}
const typed = () => all<HTMLInputElement>('input[dir=ltr]')[0]?.value;

it('the formula editor inserts fields by label and functions with parentheses', async () => {
  await draw(<Formula kind="decimal" />);
  const [fields, functions] = all('.ant-select-selector');
  await choose(fields, 'الوزن');
  expect(typed()).toBe('weight');
  await choose(functions, 'max – formula.functions.max');
  expect(typed()).toBe('weightmax()');
});

it('the formula editor tries out a valid formula, and shows what is wrong with an invalid one', async () => {
  await draw(<Formula kind="decimal" begins="weight * 2" />);
  expect(all('.ant-card label').map((one) => one.textContent)).toEqual([expect.stringContaining('الوزن')]);
  await draw(<Formula key="wrong" kind="decimal" begins="driverName" />);
  expect(all('[role=status]').map((one) => one.textContent)).toEqual(['ناتج الصيغة لا يناسب نوع الحقل.']);
});

it('a condition offers the values of the chosen field and stores several keys', async () => {
  const stored: (string | null)[] = [];
  await draw(
    <FieldValueInput
      field={fieldValue({ label, of: 'shownField', many: true })}
      value="true"
      values={{ shownField: 'vehicles.active' }}
      onChange={(value) => stored.push(value)}
    />,
  );
  await choose(all('.ant-select-selector')[0], 'boolean.false');
  expect(stored).toEqual(['true;false']);
});
