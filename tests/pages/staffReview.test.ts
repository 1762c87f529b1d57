import { describe, expect, it } from 'vitest';

import { submitFormBody } from '#domain/requests/answerBodies';
import { validate } from 'sijil/schema/validate';
import { isSameChange, toAnswersBody } from '@/pages/supervisor/form/useAnswerEdits';
import { type AnswerEdit, answerKey, withEdits } from '@/requests/results/answerEdit';
import { aForm, aQuestion } from './staffSamples';

const vehicle = '7942994c-3b83-45db-bf66-8b14a8222ec4';
const edits = (...changes: AnswerEdit[]) =>
  new Map(changes.map((edit) => [answerKey(edit.vehicleId, edit.questionKey), edit]));
const questionOf = (form: ReturnType<typeof aForm>) => form.parts[0]?.categories[0]?.questions[0];

describe("a supervisor's unsaved change", () => {
  it('shows the new score next to the inspector’s original score', () => {
    const shown = questionOf(
      withEdits(aForm([aQuestion()]), edits({ vehicleId: null, questionKey: 'q1', score: 0 })),
    );
    expect(shown).toMatchObject({ score: 0, inspectorScore: 2, changed: true });
  });

  it('can set an answer to “not applicable”', () => {
    const shown = questionOf(
      withEdits(aForm([aQuestion()]), edits({ vehicleId: null, questionKey: 'q1', score: null })),
    );
    expect(shown?.score).toBeNull();
  });

  it('applies only to the vehicle it was made on', () => {
    const form = aForm([aQuestion()], vehicle);
    const elsewhere = edits({ vehicleId: null, questionKey: 'q1', score: 0 });
    expect(questionOf(withEdits(form, elsewhere))?.score).toBe(2);
    const here = edits({ vehicleId: vehicle, questionKey: 'q1', score: 0 });
    expect(questionOf(withEdits(form, here))?.score).toBe(0);
  });

  it.each([
    [{ score: 2 as const }, true],
    [{ score: 1 as const }, false],
    [{ score: null }, false],
    [{ note: '' }, true],
    [{ note: 'ملاحظة' }, false],
    [{ score: 2 as const, note: 'ملاحظة' }, false],
  ])('%j counts as no change when it equals the saved answer: %s', (change, same) => {
    const edit = { vehicleId: null, questionKey: 'q1', ...change };
    expect(isSameChange(aForm([aQuestion()]), edit)).toBe(same);
  });

  it('is sent alone, with the version that was read, in a body that the API accepts', () => {
    const body = toAnswersBody(
      7,
      edits(
        { vehicleId: vehicle, questionKey: 'q1', score: null },
        { vehicleId: null, questionKey: 'q2', note: '   ' },
      ),
    );
    expect(body).toEqual({
      version: 7,
      answers: [
        { questionKey: 'q1', vehicleId: vehicle, score: null },
        { questionKey: 'q2', note: null },
      ],
    });
    expect(validate(submitFormBody, 'create', body, 'en').ok).toBe(true);
  });
});
