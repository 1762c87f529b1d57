import { describe, expect, it } from 'vitest';
import { type Role, roles } from '#domain/access/roles';
import { availableActions, refusalOf } from '#domain/workflow/availableActions';
import { type GuardName, guards, hidesAction, type RequestFacts } from '#domain/workflow/guards';
import { type Performer, transitionNames, transitions } from '#domain/workflow/requestWorkflow';
import { statusNames } from '#domain/workflow/statuses';
import { breaking, favourableFacts, mending } from './facts';

const performers: readonly Performer[] = [...roles, 'system'];

function factsFor(names: readonly GuardName[]): RequestFacts {
  const mends = names.flatMap((name) => (name in mending ? [mending[name as keyof typeof mending]] : []));
  return Object.assign({ ...favourableFacts }, ...mends) as RequestFacts;
}

describe.each(statusNames)('a request with status %s', (status) => {
  describe.each(transitionNames)('the transition %s', (name) => {
    const { by, from, guards: asked } = transitions[name];

    it.each(performers)('by %s is allowed exactly as the table says', (performer) => {
      const refusal = refusalOf(name, status, performer, factsFor(asked));
      const expected = !by.includes(performer) ? 'role' : !from.includes(status) ? 'status' : null;
      expect(refusal?.kind ?? null).toBe(expected);
    });
  });

  it.each(roles)('offers %s exactly the actions of the role at this status', (role) => {
    const shown = availableActions(status, role, favourableFacts).map(({ name }) => name);
    const expected = transitionNames.filter((name) => {
      if (!transitions[name].by.includes(role) || !transitions[name].from.includes(status)) return false;
      const failed = transitions[name].guards.find((guard) => !guards[guard].holds(favourableFacts));
      return failed === undefined || !hidesAction(failed);
    });
    expect(shown).toEqual(expected);
  });
});

describe('every guard of every transition', () => {
  const guarded = transitionNames.flatMap((name) =>
    transitions[name].guards.map((guard) => [name, guard] as const),
  );

  it.each(guarded)('%s is refused by %s with a reason in both languages', (name, guard) => {
    const { from, by, guards: asked } = transitions[name];
    const facts = { ...factsFor(asked), ...breaking[guard] };
    const refusal = refusalOf(name, from[0] as never, by[0] as never, facts);
    expect(refusal?.kind).toBe('guard');
    expect(guards[guard].holds(facts)).toBe(false);
    const reason = refusal?.kind === 'guard' ? refusal.reason : { ar: '', en: '' };
    expect(reason.ar).toMatch(/[\u0600-\u06FF]/);
    expect(reason.en).toMatch(/[A-Za-z]/);
  });

  const human = guarded.filter(([name]) => transitions[name].by.some((one) => one !== 'system'));

  it.each(human)('%s, refused by %s, is shown with its reason or hidden as the guard says', (name, guard) => {
    const { from, by, guards: asked } = transitions[name];
    const role = by.find((performer) => performer !== 'system') as Role;
    const facts = { ...factsFor(asked), ...breaking[guard] };
    const first = asked.find((one) => !guards[one].holds(facts)) as GuardName;
    const shown = availableActions(from[0] as never, role, facts).find((action) => action.name === name);
    expect(shown?.reason ?? null).toEqual(hidesAction(first) ? null : guards[first].reason);
  });
});
