import { expect, it, vi } from 'vitest';

it('a changed text is shown before sign-in, where no declaration has been loaded yet', async () => {
  vi.resetModules();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json([{ key: 'auth:signIn.title', language: 'ar', text: { other: 'مرحبًا' } }])),
  );
  await import('../../src/publicPages');
  const { readChanges } = await import('sijil/react/i18n/readChanges');
  const change = await readChanges('1');
  expect(change('ar', 'auth', { signIn: { title: 'تسجيل الدخول' } })).toEqual({
    signIn: { title: 'مرحبًا' },
  });
  vi.unstubAllGlobals();
});
