// @vitest-environment happy-dom
import i18next from 'i18next';
import { act, useEffect, useState } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type FormQuestion, type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { changeLanguage, startI18n } from 'sijil/react/providers/i18n';
import { FormCanvas } from '@/pages/admin/templates/builder/FormCanvas';
import { useBuilder } from '@/pages/admin/templates/builder/useBuilder';
import { makeCategory, makeForm, makeQuestion } from '../domain/forms/sampleForm';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();
const go = vi.fn();
let form: InspectionForm;

function Editor({ start, problems = [] }: { readonly start: InspectionForm; readonly problems?: string[] }) {
  const [edited, setEdited] = useState(start);
  const builder = useBuilder(edited, setEdited);
  useEffect(() => void (form = edited));
  return <FormCanvas builder={builder} problems={problems} onGo={go} />;
}

const named = (name: string) => {
  const found = all<HTMLElement>('button, input, textarea, [role=radio]').find(
    (one) =>
      one.getAttribute('aria-label') === name ||
      (one.tagName === 'BUTTON' && one.textContent === name) ||
      [...((one as HTMLInputElement).labels ?? [])].some(({ textContent }) => textContent === name),
  );
  if (!found) throw new Error(`no control is named ${name}`);
  return found;
};
const press = (name: string) => act(async () => named(name).click());
async function type(name: string, text: string): Promise<void> {
  const box = named(name) as HTMLInputElement;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')!;
  await act(async () => {
    set!.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  });
}
/** Chooses an option of a list of choices. */
async function choose(name: string, option: string): Promise<void> {
  await act(async () => {
    named(name).dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  });
  const item = all('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option').find(
    ({ textContent }) => textContent === option,
  );
  if (!item) throw new Error(`no option ${option}`);
  await act(async () => (item as HTMLElement).click());
}
/** Chooses an action from the menu of a question. */
async function menu(number: number, action: string): Promise<void> {
  await press(`Actions of question ${number}`);
  await act(async () => {
    const items = all<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden, [class*=leave]) [role=menuitem]');
    items.find(({ textContent }) => textContent === action)!.click();
  });
}

const question = (key: string) => questionsOf(form).find((one) => one.key === key)!;
const keysOf = () => form.categories.map(({ questions }) => questions.map(({ key }) => key).join(' '));
const tagsOf = (key: string) => all(`#question-${key} [data-tone]`).map(({ textContent }) => textContent);

const text = (en: string) => ({ ar: `${en} ع`, en });
const ask = (key: string, changes: Partial<FormQuestion> = {}) =>
  makeQuestion(key, { text: text(key), ...changes });
const sample = makeForm(
  makeCategory('cold', 60, [ask('fridge'), ask('freezer')]),
  makeCategory('staff', 30, [ask('gloves')]),
);
const show = (start = sample) => draw(<Editor start={start} />);
/** Shows a form and opens one of its questions. */
async function open(key: string, start = sample): Promise<void> {
  await show(start);
  await act(async () => all<HTMLElement>(`#question-${key} [aria-expanded]`)[0]!.click());
}

beforeAll(async () => {
  await startI18n();
  await changeLanguage('en');
  await i18next.loadNamespaces(['templates', 'fields']);
});
beforeEach(() => vi.clearAllMocks());

describe('the head of a form', () => {
  it('takes its title in both languages, its subject and its passing score', async () => {
    await show();
    await type('Title · Arabic', 'سلامة الغذاء');
    await type('Title · English', 'Food safety');
    await type('Passing score out of 100', '85');
    await act(async () => all<HTMLElement>('.ant-segmented-item input')[1]!.click());
    expect(form).toMatchObject({
      title: { ar: 'سلامة الغذاء', en: 'Food safety' },
      passingScore: 85,
      subject: 'vehicle',
    });
  });

  it('counts sections and questions, and says how far their weights are from 100', async () => {
    await show();
    const said = () => document.body.textContent;
    expect(said()).toContain('The sections weigh 90 of 100; 10 is left.');
    expect(said()).toContain('2 sections');
    expect(said()).toContain('3 questions');
    await press('Share evenly');
    expect(said()).toContain('The sections weigh 100.');
    expect(form.categories.map(({ weight }) => weight)).toEqual([50, 50]);
    await draw(null);
    await show(makeForm(makeCategory('cold', 80, [ask('a')]), makeCategory('staff', 45.5, [ask('b')])));
    expect(said()).toContain('The sections weigh 125.5, which is 25.5 above 100.');
  });

  it('shows the messages of a refused save', async () => {
    await draw(<Editor start={sample} problems={['Two sections have the same key.']} />);
    expect(all('[role=alert]').map(({ textContent }) => textContent)).toEqual([
      'Two sections have the same key.',
    ]);
  });

  it('lists what is left before publishing; each entry leads to its place', async () => {
    await show(makeForm(makeCategory('cold', 100, [ask('fridge', { text: { ar: 'ثلاجة', en: '' } })])));
    expect(document.body.textContent).toContain('1 thing left before publishing');
    await act(async () =>
      all<HTMLElement>('ul[aria-label="Left to do before publishing"] button')[0]!.click(),
    );
    expect(go).toHaveBeenCalledWith('cold', 'fridge');
  });
});

describe('a section', () => {
  it('is added with the weight that is left, moved, named and deleted', async () => {
    await show();
    await press('Add a section');
    expect(form.categories.map(({ weight }) => weight)).toEqual([60, 30, 10]);
    await type('Section 3 · English', 'Pest control');
    await press('Move “Pest control” up');
    expect(form.categories.map(({ key }) => key)).toEqual(['cold', 'category_3', 'staff']);
    await press('Move “Pest control” down');
    await press('Move “Pest control” up');
    await press('Delete “Pest control”');
    expect(form.categories.map(({ key }) => key)).toEqual(['cold', 'staff']);
  });

  it('opens a question that is added to it', async () => {
    await show();
    await act(async () => all<HTMLElement>('.ant-btn-dashed')[1]!.click());
    expect(keysOf()).toEqual(['fridge freezer', 'gloves question_4']);
    expect(all('[aria-expanded=true]')).toHaveLength(1);
    expect(all('#question-question_4 [aria-expanded=true]')).toHaveLength(1);
  });

  it('offers to share the weight evenly only while a question has a weight of its own', async () => {
    const label = 'Let the questions share the weight evenly';
    await show(makeForm(makeCategory('cold', 100, [ask('fridge', { weight: 70 }), ask('freezer')])));
    expect(tagsOf('fridge')).toContain('Weight 70');
    await press(label);
    expect(tagsOf('fridge')).toContain('Automatic weight');
    expect(() => named(label)).toThrow();
  });
});

describe('a question', () => {
  it('is moved by the keys of its handle, across sections too, and keeps the focus', async () => {
    await show();
    const key = (name: string) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true });
        document.getElementById('handle-freezer')!.dispatchEvent(event);
        await new Promise((resolve) => setTimeout(resolve));
      });
    await key('ArrowUp');
    expect(keysOf()).toEqual(['freezer fridge', 'gloves']);
    await key('ArrowDown');
    await key('ArrowDown');
    expect(keysOf()).toEqual(['fridge', 'freezer gloves']);
    expect(document.activeElement?.id).toBe('handle-freezer');
    await key('Enter');
    expect(keysOf()).toEqual(['fridge', 'freezer gloves']);
  });

  it('is opened, copied, moved and deleted from its menu', async () => {
    await show();
    await menu(2, 'Edit');
    expect(all('#question-freezer [aria-expanded=true]')).toHaveLength(1);
    await menu(2, 'Move up');
    expect(keysOf()).toEqual(['freezer fridge', 'gloves']);
    await menu(1, 'Move down');
    await menu(1, 'Duplicate');
    expect(keysOf()).toEqual(['fridge question_4 freezer', 'gloves']);
    await menu(2, 'Delete');
    expect(keysOf()).toEqual(['fridge freezer', 'gloves']);
  });

  it('is dragged to another place; what was not dragged from here is not dropped', async () => {
    await show();
    const drag = (type: string, target: Element) =>
      act(async () => {
        const event = new Event(type, { bubbles: true, cancelable: true });
        Object.assign(event, { dataTransfer: { setData: vi.fn() } });
        target.dispatchEvent(event);
      });
    const [handle, place] = [() => document.getElementById('handle-fridge')!, all('#question-gloves')[0]!];
    await drag('drop', place);
    expect(keysOf()).toEqual(['fridge freezer', 'gloves']);
    await drag('dragstart', handle());
    await drag('dragend', handle());
    await drag('drop', place);
    expect(keysOf()).toEqual(['fridge freezer', 'gloves']);
    await drag('dragstart', handle());
    await drag('drop', place);
    expect(keysOf()).toEqual(['freezer', 'fridge gloves']);
    // Below the last question of its own section.
    await drag('dragstart', handle());
    await drag('drop', all('#category-staff')[0]!);
    expect(keysOf()).toEqual(['freezer', 'gloves fridge']);
  });

  it('has its severity, its weight, its kind and what it demands as tags', async () => {
    await open('fridge');
    expect(tagsOf('fridge')).toEqual(['Major', 'Automatic weight', 'Compliance ']);
    await press('Critical');
    await press('Photo');
    await press('Note');
    await press('Automatic weight');
    expect(question('fridge')).toMatchObject({ severity: 'critical', weight: 10, requiresImage: true });
    expect(tagsOf('fridge')).toEqual(['Critical', 'Weight 10', 'Compliance ', 'Photo', 'Note']);
    await press('“Not applicable” accepted');
    expect(question('fridge').allowNotApplicable).toBe(false);
  });

  it('without a text says so in both languages', async () => {
    await show(makeForm(makeCategory('cold', 100, [ask('fridge', { text: { ar: '', en: '' } })])));
    expect(all('#question-fridge [aria-expanded] span').map(({ textContent }) => textContent)).toEqual([
      'Not written yet',
      'Not written yet',
    ]);
  });
});

describe('the kind of a question', () => {
  it('Temperature takes limits in °C and no unit; an emptied limit is removed', async () => {
    await open('fridge');
    await choose('Answer type', 'Temperature');
    expect(() => named('Unit · English')).toThrow();
    await type('Highest', '5');
    await type('Lowest', '-2');
    expect(question('fridge')).toMatchObject({ kind: 'temperature', unit: 'C', min: -2, max: 5 });
    await type('Lowest', '');
    expect(question('fridge')).not.toHaveProperty('min');
  });

  it('Number takes a unit in both languages', async () => {
    await open('fridge');
    await choose('Answer type', 'Number');
    await type('Unit · Arabic', 'كجم');
    await type('Unit · English', 'kg');
    expect(question('fridge')).toMatchObject({ kind: 'number', unit: { ar: 'كجم', en: 'kg' } });
  });

  it('One of several takes answers, each with its score', async () => {
    await open('fridge');
    await choose('Answer type', 'One of several');
    const before = question('fridge').options?.length ?? 0;
    await press('Add an answer');
    await type(`Answer ${before + 1} · English`, 'Rust');
    await choose(`Score of answer ${before + 1}`, 'Non-compliant');
    expect(question('fridge').options?.at(-1)).toMatchObject({ label: { en: 'Rust' }, score: 0 });
    expect(question('fridge').options).toHaveLength(before + 1);
    const [first] = question('fridge').options!;
    await press('Delete answer 1');
    expect(question('fridge').options).toHaveLength(before);
    expect(question('fridge').options).not.toContainEqual(first);
  });

  it('offers at most twenty answers', async () => {
    const options = Array.from({ length: 20 }, (_, place) => ({
      key: `o${place}`,
      label: text(`o${place}`),
      score: 2 as const,
    }));
    await open('fridge', makeForm(makeCategory('cold', 100, [ask('fridge', { kind: 'choice', options })])));
    expect(named('Add an answer')).toHaveProperty('disabled', true);
  });

  it('Date takes the rule that it is not before the visit', async () => {
    await open('fridge');
    await choose('Answer type', 'Date');
    const before = question('fridge').validOnVisit ?? false;
    await press('Compliant only if it is not before the day of the visit');
    expect(question('fridge').validOnVisit).toBe(!before);
  });

  it('Text is recorded without a weight; Compliance has a weight again, and nothing of the other kind', async () => {
    await open('fridge');
    await choose('Answer type', 'Text');
    expect(question('fridge').weight).toBe(0);
    expect(document.body.textContent).toContain('This answer is recorded and not scored');
    expect(tagsOf('fridge')).toContain('Not scored');
    await choose('Answer type', 'Temperature');
    await type('Highest', '5');
    await choose('Answer type', 'Compliance');
    expect(question('fridge')).toMatchObject({ weight: null, kind: 'compliance' });
    expect(Object.keys(question('fridge'))).not.toEqual(expect.arrayContaining(['max']));
  });
});

describe('the condition of a question', () => {
  it('is not offered to the first question', async () => {
    await open('fridge', makeForm(makeCategory('cold', 100, [ask('fridge')])));
    expect(() => named('Only after a certain answer')).toThrow();
  });

  it('begins with the answer to the question before, and is said in a tag', async () => {
    await open('freezer');
    await press('Only after a certain answer');
    expect(question('freezer').when).toEqual({ question: 'fridge', test: 'compliant' });
    await choose('Condition', 'is not fully compliant');
    expect(question('freezer').when?.test).not.toBe('compliant');
    expect(tagsOf('freezer').at(-1)).toContain('is not fully compliant');
    await press('Only after a certain answer');
    expect(question('freezer')).not.toHaveProperty('when');
  });

  it('on a number compares with a number', async () => {
    const measured = ask('fridge', { kind: 'temperature', unit: 'C' });
    await open('freezer', makeForm(makeCategory('cold', 100, [measured, ask('freezer')])));
    await press('Only after a certain answer');
    await choose('Condition', 'is above');
    await type('Number', '5');
    expect(question('freezer').when).toEqual({ question: 'fridge', test: 'above', value: 5 });
  });

  it('on offered answers names some of them, and starts again with another question', async () => {
    const option = (key: string) => ({ key, label: text(key), score: 2 as const });
    const chosen = ask('fridge', { kind: 'choice', options: [option('steel'), option('wood')] });
    await open('gloves', makeForm(makeCategory('cold', 100, [chosen, ask('freezer'), ask('gloves')])));
    await press('Only after a certain answer');
    expect(question('gloves').when?.question).toBe('freezer');
    await choose('Earlier question', 'fridge');
    await choose('Condition', 'was answered with');
    await choose('One of these answers', 'wood');
    expect(question('gloves').when).toMatchObject({ question: 'fridge', options: ['wood'] });
    await choose('Earlier question', 'freezer');
    expect(question('gloves').when).toEqual({ question: 'freezer', test: 'compliant' });
  });
});
