// @vitest-environment happy-dom
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { fieldValue, formula } from '#framework/schema/kinds';
import { FieldValueInput } from '@framework/fields/chosen/FieldValueInput';
import { FormulaInput } from '@framework/fields/chosen/FormulaInput';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();

/** Opens a box of choices and presses one of them. */
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

it('inserts a field by its label and a function with its brackets', async () => {
  await draw(<Formula kind="decimal" />);
  const [fields, functions] = all('.ant-select-selector');
  await choose(fields, 'الوزن');
  expect(typed()).toBe('weight');
  await choose(functions, 'max – formula.functions.max');
  expect(typed()).toBe('weightmax()');
});

it('tries a formula out, and says what is wrong with one that cannot be computed', async () => {
  await draw(<Formula kind="decimal" begins="weight * 2" />);
  expect(all('.ant-card label').map((one) => one.textContent)).toEqual([expect.stringContaining('الوزن')]);
  await draw(<Formula key="wrong" kind="decimal" begins="driverName" />);
  expect(all('[role=status]').map((one) => one.textContent)).toEqual(['ناتج الصيغة لا يناسب نوع الحقل.']);
});

it('offers the values of the chosen field, and stores the keys of several', async () => {
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
