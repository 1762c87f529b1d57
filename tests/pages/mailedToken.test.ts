import { expect, it } from 'vitest';
import { mailedToken } from '@/pages/public/mailedToken';

it.each([
  ['of a link as it is mailed', { hash: '#token=abc-_1', search: '' }, 'abc-_1'],
  ['of a link that was mailed before', { hash: '', search: '?token=abc-_1' }, 'abc-_1'],
  ['of neither', { hash: '#top', search: '?email=sara%40example.test' }, null],
])('the token %s', (_, location, token) => {
  expect(mailedToken(location)).toBe(token);
});
