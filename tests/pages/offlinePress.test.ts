import { expect, it } from 'vitest';
import { queryClient } from '@framework/providers/RefineRoot';

it('an action without a network fails at once: nothing is sent later when the network returns', () => {
  expect(queryClient.getDefaultOptions().mutations?.networkMode).toBe('always');
});
