import { expect, it } from 'vitest';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { alternativeOf } from '@/requests/actions/alternativeOf';
import { actionForms } from '@/requests/actions/actionForms';

it.each(Object.entries(alternativeOf))(
  '%s names an alternative action that is possible in the same statuses and for the same roles',
  (of, { name }) => {
    const [leading, led] = [transitions[of as TransitionName], transitions[name]];
    expect(leading.from).toEqual(expect.arrayContaining([...led.from]));
    expect(leading.by).toEqual(expect.arrayContaining([...led.by]));
    expect(actionForms[name]).toBeDefined();
  },
);
