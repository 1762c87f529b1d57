import { expect, it } from 'vitest';
import { queryClient } from '@framework/providers/RefineRoot';

it('a booking or payment pressed without a network is refused at once: nothing is sent when the network returns', () => {
  expect(queryClient.getDefaultOptions().mutations?.networkMode).toBe('always');
});
