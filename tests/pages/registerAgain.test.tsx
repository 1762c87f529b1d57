// @vitest-environment happy-dom
import { showAddress } from '../support/addressBar';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { ShapeValues } from 'sijil/schema/shape';
import type { signupBody } from '#domain/auth/registration';
import Register from '@/pages/public/Register';
import VerifyEmail from '@/pages/public/VerifyEmail';
import { useAddress } from 'sijil/react/address/address';

type Typed = ShapeValues<typeof signupBody>;
const { shown } = vi.hoisted(() => ({
  shown: {
    form: null as { initialValues: Partial<Typed>; onSubmit: (typed: Typed) => Promise<unknown> } | null,
  },
}));
vi.mock('sijil/react/providers/publicOperations', () => ({ callPublic: () => Promise.resolve({}) }));
vi.mock('@/pages/public/RegisterForm', () => ({
  RegisterForm: (form: NonNullable<typeof shown.form>) => {
    shown.form = form;
    return null;
  },
}));
vi.mock('@/pages/public/MailStays', () => ({ MailStays: () => null }));
vi.mock('@/pages/public/useResend', () => ({ useResend: () => ({ left: 60 }) }));

const wanted = '/client-register?redirectUrl=%2Fservices%2F1';
const typed = {
  name: 'سعد',
  position: 'المالك',
  companyName: 'مطعم',
  phone: '+966501234567',
  email: 'sad@demo.test',
  password: 'Strong123',
  acceptTerms: true,
  readPrivacy: true,
} as Typed;
/** The page at the current address. */
function Pages() {
  return useAddress().pathname === '/client-register' ? <Register /> : <VerifyEmail />;
}

const container = document.createElement('div');
const root = createRoot(container);
beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  showAddress(wanted);
  act(() => root.render(<Pages />));
});
afterAll(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('registering again restores the input except the password and consents, and keeps the redirect address', async () => {
  await act(() => shown.form?.onSubmit(typed));
  expect(window.location.pathname).toBe('/verify-email');
  const again = container.querySelector<HTMLAnchorElement>('a[href^="/client-register"]');
  act(() => again?.click());
  expect(window.location.pathname + window.location.search).toBe(wanted);
  const { password: _password, acceptTerms: _terms, readPrivacy: _privacy, ...kept } = typed;
  expect(shown.form?.initialValues).toEqual(kept);
});
