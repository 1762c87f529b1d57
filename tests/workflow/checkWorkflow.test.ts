import { describe, expect, it } from 'vitest';
import { checkWorkflow } from '#domain/workflow/checkWorkflow';
import { type Transition, type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { statusNames } from '#domain/workflow/statuses';

const ends = ['inspection_completed', 'cancelled'];
const problemsOf = (changed: Partial<Record<TransitionName, Partial<Transition>>>) => {
  const table = Object.fromEntries(
    Object.entries(transitions).map(([name, row]) => [
      name,
      { ...row, ...changed[name as keyof typeof changed] },
    ]),
  );
  return checkWorkflow(table, statusNames, 'pending', ends);
};

describe('the workflow table', () => {
  it('has the 21 specified statuses in order', () => {
    expect(statusNames).toEqual(
      `pending contract_sent contract_signed change_request payment_pending payment_completed supervisor_assigned
       details_sent details_approved details_rejected inspector_assigned inspection_started form_submitted
       supervisor_reviewed certificate_generated corrections_needed corrections_submitted corrections_reviewed
       corrections_approved inspection_completed cancelled`.split(/\s+/),
    );
  });

  it('is valid', () => {
    expect(problemsOf({})).toEqual([]);
  });

  // Histories, queues and mails show a transition's label; an untranslated code would be shown as it is.
  it('labels every transition in words in both languages', () => {
    const coded = Object.entries(transitions).filter(
      ([name, { label }]) =>
        !/^[\u0600-\u06ff «»،؛()]+$/.test(label.ar) ||
        !/^[A-Z][a-z]/.test(label.en) ||
        label.en === name ||
        /[a-z][A-Z]|_/.test(label.en),
    );
    expect(coded.map(([name]) => name)).toEqual([]);
  });

  it('is refused when a status is unreachable', () => {
    expect(problemsOf({ rejectDetails: { to: 'details_approved' } })).toContainEqual(
      expect.stringContaining('"details_rejected" is unreachable'),
    );
  });

  it('is refused when a status has no way out', () => {
    expect(problemsOf({ startInspection: { from: ['details_sent'] } })).toEqual([]);
    const closing = { from: ['certificate_generated'] } as const;
    expect(problemsOf({ review: closing, complete: closing, autoComplete: closing })).toContainEqual(
      expect.stringContaining('nothing leads out of "corrections_approved"'),
    );
  });

  it('is refused when nobody performs a transition, or people have no operation for it', () => {
    expect(problemsOf({ sendDetails: { by: [] } })).toContainEqual(
      expect.stringContaining('nobody performs "sendDetails"'),
    );
    expect(problemsOf({ requestPayment: { by: ['admin'] } })).toContainEqual(
      expect.stringContaining('"requestPayment" is performed by people'),
    );
  });

  it('is refused when a follow-up transition is impossible or a status is unknown', () => {
    expect(problemsOf({ signContract: { then: 'sendDetails' } })).toContainEqual(
      expect.stringContaining('cannot follow'),
    );
    expect(problemsOf({ complete: { to: 'compleeted' as never } })).toContainEqual(
      expect.stringContaining('unknown status'),
    );
  });
});
