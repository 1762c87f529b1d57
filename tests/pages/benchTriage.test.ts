import { describe, expect, it } from 'vitest';
import type { PreviousAnswer } from '#domain/api/requestViews';
import { triageOf } from '@/pages/supervisor/form/bench/benchTriage';
import { aForm, aQuestion } from './staffSamples';

const before = (questionKey: string, score: 0 | 1 | 2 | null = 2): PreviousAnswer => ({
  vehicleId: null,
  questionKey,
  score,
  said: null,
  note: null,
  evidence: [],
  number: 1,
  on: '2026-08-17T08:00:00Z',
});
const form = aForm([
  aQuestion({ key: 'same' }),
  aQuestion({ key: 'critical', severity: 'critical' }),
  aQuestion({ key: 'better' }),
  aQuestion({ key: 'gone', score: null, inspectorScore: null }),
  aQuestion({ key: 'worse', score: 0, inspectorScore: 0 }),
  aQuestion({ key: 'asked first' }),
]);
const previous = [before('same'), before('critical'), before('better', 1), before('gone'), before('worse')];

describe('the review of a form', () => {
  it('begins with what got worse, does not apply any more, got better; the unchanged and conforming come last, in one', () => {
    const triage = triageOf(form, previous);
    expect(triage?.looks.map(({ asked, reason }) => [asked.question.key, reason])).toEqual([
      ['worse', 'worse'],
      ['gone', 'notApplicable'],
      ['better', 'better'],
      ['critical', 'critical'],
      ['asked first', 'new'],
    ]);
    expect(triage?.rest.map(({ question }) => question.key)).toEqual(['same']);
  });

  it('has each question once, numbered as in the form', () => {
    const triage = triageOf(form, previous);
    const all = [...(triage?.looks.map(({ asked }) => asked) ?? []), ...(triage?.rest ?? [])];
    expect(all.map(({ answer }) => answer).toSorted()).toEqual(
      form.parts[0]?.categories[0]?.questions.map(({ key }) => `:${key}`).toSorted(),
    );
  });

  it('of a first visit follows the form', () => {
    expect(triageOf(form, [])).toBeNull();
  });

  it('leaves an answer in its place when the supervisor changes it', () => {
    const changed = aForm([aQuestion({ key: 'same', score: 0, inspectorScore: 2, changed: true })]);
    expect(triageOf(changed, [before('same')])?.rest).toHaveLength(1);
  });
});
