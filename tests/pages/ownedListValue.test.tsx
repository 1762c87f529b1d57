// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { choice, ownedList, text } from 'sijil/schema/kinds';
import { OwnedListValue } from 'sijil/react/fields/ownedList/OwnedListValue';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();
const label = (ar: string) => ({ ar, en: ar });

const kind = choice({ label: label('الخطوة'), options: { mail: label('بريد'), wait: label('انتظار') } });
const subject = text({ label: label('الموضوع'), shownWhen: { field: 'kind', in: ['mail'] } });
const days = text({ label: label('الأيام'), shownWhen: { field: 'kind', in: ['wait'] } });

it('dependent fields of owned rows are shown as a list, with only the relevant and filled fields of each row', async () => {
  const steps = ownedList({ label: label('الخطوات'), item: label('خطوة'), fields: { kind, subject, days } });
  const value = [
    { id: '1', kind: 'mail', subject: 'أهلًا', days: 'قديم' },
    { id: '2', kind: 'wait', subject: null, days: '3' },
  ];
  await draw(<OwnedListValue field={steps} value={value} />);
  expect(all('table')).toEqual([]);
  expect(all('li').map((one) => one.textContent)).toEqual(['بريدالموضوع: أهلًا', 'انتظارالأيام: 3']);
});

it('owned rows with the same fields are shown as a table', async () => {
  const people = ownedList({
    label: label('أسماء'),
    item: label('اسم'),
    fields: { name: text({ label: label('الاسم') }) },
  });
  await draw(<OwnedListValue field={people} value={[{ id: '1', name: 'نورة' }]} />);
  expect(all('tbody tr').map((one) => one.textContent)).toEqual(['نورة']);
});
