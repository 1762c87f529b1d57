import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutcomeView, ResultsView } from '#domain/api/requestViews';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import type { Assignment } from '../../field/sync/fieldApi';
import { loadReport } from '../../server/modules/inspections/report/loadReport';
import { makeCategory, makeForm, makeQuestion } from '../domain/forms/sampleForm';
import { call } from '../support/call';
import {
  addForm,
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  perform,
  photograph,
  readRequest,
  succeed,
  sunday,
} from './inspectionsFixture';

const form: InspectionForm = makeForm(
  makeCategory('only', 100, [
    makeQuestion('clean'),
    makeQuestion('licence', { kind: 'date', validOnVisit: true }),
    makeQuestion('trap', {
      kind: 'choice',
      allowNotApplicable: false,
      options: [
        { key: 'clean', label: { ar: 'نظيفة', en: 'Clean' }, score: 2 },
        { key: 'full', label: { ar: 'ممتلئة', en: 'Full' }, score: 0 },
      ],
    }),
    makeQuestion('days', {
      kind: 'number',
      weight: 0,
      unit: { ar: 'يومًا', en: 'days' },
      when: { question: 'trap', test: 'chosen', options: ['full'] },
    }),
    makeQuestion('signed', { kind: 'signature', weight: 0, allowNotApplicable: false }),
  ]),
);

let fixture: InspectionsFixture;
let id: string;
let photo: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  fixture.test.setNow(sunday);
  id = await makeRequest(fixture, 'inspector_assigned', {
    visitAt: sunday,
    formVersionId: await addForm(fixture.test, form),
  });
});
afterAll(() => fixture.test.close());

const submit = (answers: readonly object[]) =>
  perform(fixture, 'field.submitForm', fixture.inspector, id, { answers });
const change = (answers: readonly object[]) =>
  perform(fixture, 'supervisorInspections.updateAnswers', fixture.supervisor, id, { answers });
const filled = (trap: string, ...more: readonly object[]) => [
  { questionKey: 'clean', score: 2 },
  { questionKey: 'licence', entries: ['2027-03-01'] },
  { questionKey: 'trap', entries: [trap] },
  { questionKey: 'signed', fileIds: [photo] },
  ...more,
];
const results = () =>
  succeed(
    call<ResultsView>(fixture.test, 'supervisorForms.get', {
      token: fixture.supervisor.token,
      params: { id },
    }),
  );
const questions = async () =>
  (await results()).parts.flatMap(({ categories }) => categories.flatMap((category) => category.questions));

describe('an inspection whose form has several kinds of answers', () => {
  it('is delivered to the inspector with the form’s options and conditions', async () => {
    const found = await succeed(
      call<Assignment[]>(fixture.test, 'field.assignments', { token: fixture.inspector.token }),
    );
    expect(found.find((one) => one.id === id)?.form).toEqual(form);
  });

  it('refuses an answer to a hidden question, a missing answer and an impossible date, each at its question', async () => {
    await succeed(perform(fixture, 'field.start', fixture.inspector, id));
    photo = await photograph(fixture, id);
    const refused = await submit([
      { questionKey: 'clean', score: 2 },
      { questionKey: 'licence', entries: ['2027-02-30'] },
      { questionKey: 'trap', entries: ['clean'] },
      { questionKey: 'days', reading: 40 },
    ]);
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      {
        'answers.licence': ['Write the date like this: 2026-11-30. It must be a day that exists.'],
        'answers.days': ['The other answers leave this question out; remove its answer.'],
        'answers.signed': ['Answer this question.'],
      },
    ]);
    const unasked = await submit(filled('full'));
    expect(unasked.body.errors).toEqual({ 'answers.days': ['Answer this question.'] });
  });

  it('is scored by the server from the answers', async () => {
    await succeed(submit([...filled('full', { questionKey: 'days', reading: 40.256 })]));
    // Two of three scored questions are compliant; the days and the signature are only recorded.
    expect((await readRequest(fixture, id)).score).toBe(66.7);
    expect(
      (await questions()).map(({ key, score, reading, entries }) => [key, score, reading, entries]),
    ).toEqual([
      ['clean', 2, null, []],
      ['licence', 2, null, ['2027-03-01']],
      ['trap', 0, null, ['full']],
      ['days', null, 40.26, []],
      ['signed', null, null, []],
    ]);
  });

  it('shows the answers in the report', async () => {
    const { sections } = await loadReport(fixture.test.api, await readRequest(fixture, id));
    const said = sections.flatMap(({ categories }) =>
      categories.flatMap((category) =>
        category.questions.map((question) => [question.answer, question.said?.text.en]),
      ),
    );
    expect(said).toEqual([
      [2, undefined],
      [2, '1 March 2027'],
      [0, 'Full'],
      ['recorded', '\u206640.26 days\u2069'],
      ['recorded', undefined],
    ]);
  });

  it('previews the score after a changed answer, and refuses the change without a reason', async () => {
    const outcome = await call<OutcomeView>(fixture.test, 'supervisorForms.outcome', {
      token: fixture.supervisor.token,
      params: { id },
      body: { answers: [{ questionKey: 'trap', entries: ['clean'] }] },
    });
    expect(outcome.body).toMatchObject({ score: 100, items: 0 });
    const refused = await change([{ questionKey: 'trap', entries: ['clean'] }]);
    expect(Object.keys(refused.body.errors)).toContain('answers.trap');
  });

  it('removes the answer of a question that a change hides, and records that in the history', async () => {
    const { history } = await succeed(
      change([{ questionKey: 'trap', entries: ['clean'], reason: 'الصورة تُظهرها نظيفة' }]),
    );
    expect((await readRequest(fixture, id)).score).toBe(100);
    const [trap, days] = (await questions()).slice(2, 4);
    expect(trap).toMatchObject({
      score: 2,
      entries: ['clean'],
      inspectorScore: 0,
      inspectorSaid: { en: 'Full' },
      changes: [{ said: { from: { en: 'Full' }, to: { en: 'Clean' } } }],
    });
    expect(days).toMatchObject({ reading: null, changes: [{ said: { to: null } }] });
    expect(history.at(-1)?.detail?.answers).toMatchObject([
      { said: { from: { en: 'Full' }, to: { en: 'Clean' } } },
      { question: { en: 'Text' }, said: { to: null }, reason: 'الصورة تُظهرها نظيفة' },
    ]);
  });

  it('requires an answer to the question that a change reveals', async () => {
    const back = { questionKey: 'trap', entries: ['full'], reason: 'بعد مراجعة الصورة' };
    const refused = await change([back]);
    expect(refused.body.errors['answers.days']).toEqual([
      expect.stringContaining('Return the form to the inspector'),
    ]);
    await succeed(change([back, { questionKey: 'days', reading: 12, reason: 'من السجل' }]));
    expect((await questions())[3]).toMatchObject({ reading: 12 });
    expect((await readRequest(fixture, id)).score).toBe(66.7);
  });
});
