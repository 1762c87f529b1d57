import { describe, expect, it } from 'vitest';
import { roles } from '#domain/access/roles';
import { type Performer, transitionNames, transitions } from '#domain/workflow/requestWorkflow';
import { statusNames, statuses } from '#domain/workflow/statuses';

const performers: readonly Performer[] = [...roles, 'system'];
const list = (names: string | readonly string[]) =>
  typeof names === 'string' ? names : names.join(', ') || '–';

describe('the reviewed golden workflow', () => {
  it('of transitions by status and role matches the code', async () => {
    const rows = statusNames.flatMap((status) => [
      `${status}  waits for ${statuses[status].turn ?? 'nobody'}`,
      ...performers.flatMap((performer) => {
        const open = transitionNames.filter(
          (name) => transitions[name].by.includes(performer) && transitions[name].from.includes(status),
        );
        return open.length > 0 ? [`  ${performer}: ${open.join(', ')}`] : [];
      }),
    ]);
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('statuses.txt');
  });

  it('of each transition’s target, guards and effects matches the code', async () => {
    const rows = transitionNames.flatMap((name) => {
      const { to, guards, effects, operation, operationOf = {}, then } = transitions[name];
      return [
        name,
        `  to: ${list(to)}`,
        `  guards: ${list(guards)}`,
        `  effects: ${list(effects)}`,
        ...(operation ? [`  operation: ${operation}`] : []),
        ...Object.entries(operationOf).map(([role, own]) => `  operation of ${role}: ${own}`),
        ...(then ? [`  then: ${then}`] : []),
      ];
    });
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot('transitions.txt');
  });
});
