import { expect, it } from 'vitest';
import { type TransitionName, transitions } from '#domain/workflow/requestWorkflow';
import { alternativeOf } from '@/requests/actions/alternativeOf';
import { actionForms } from '@/requests/actions/actionForms';

it.each(Object.entries(alternativeOf))(
  '%s is available in every status and to every role where its alternative action is',
  (of, { name }) => {
    const [leading, led] = [transitions[of as TransitionName], transitions[name]];
    expect(leading.from).toEqual(expect.arrayContaining([...led.from]));
    expect(leading.by).toEqual(expect.arrayContaining([...led.by]));
    expect(actionForms[name]).toBeDefined();
  },
);
