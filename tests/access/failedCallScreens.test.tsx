// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { text } from 'sijil/schema/kinds/text';
import { defineShape } from 'sijil/schema/shape';
import { Notices } from '@/frame/Notices';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { http } from 'sijil/react/providers/http';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const user = {
  id: 'u1',
  name: 'سارة',
  email: 'sara@example.test',
  role: 'admin_finance',
  language: 'en',
  profile_completed: true,
  must_change_password: false,
  must_add_second_factor: false,
  spending_limit: null,
  client: null,
} as const;
const shape = defineShape({ note: text({ label: { ar: 'ملاحظة', en: 'Note' }, required: true }) });

/** Bodies of the sent calls, and the answer to the next one. */
const sent: unknown[] = [];
let answer: (signal: AbortSignal) => Promise<Response>;
const { draw, all } = drawnPage();
beforeEach(() => {
  vi.stubGlobal('fetch', (address: string, { method, body, signal }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(Response.json({}));
    sent.push([address, JSON.parse(body as string)]);
    return answer(signal as AbortSignal);
  });
  useSession.getState().signIn(user, 't1');
  useToasts.setState({ toasts: [] });
  sent.length = 0;
});
afterAll(() => vi.unstubAllGlobals());

const show = () =>
  draw(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Notices />
        <ShapeForm shape={shape} onSubmit={(body) => http.post('/notes', body, { timeout: 50 })} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const box = () => all<HTMLInputElement>('form input')[0];
const submit = () =>
  act(async () => {
    box()?.form?.requestSubmit();
    await new Promise((resolve) => setTimeout(resolve, 100));
  });

const refused = (status: number, code: string) => async () =>
  Response.json({ message: 'Refused', code }, { status });
/** Server that never answers: the call ends at its time limit. */
const silent = (signal: AbortSignal) =>
  new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  );

it.each([
  ['a timeout', silent],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a server error', refused(500, 'internal_error')],
  ['a refusal of its role', refused(403, 'forbidden')],
])('a form keeps its input after %s, and sends it again', async (_, failure) => {
  await show();
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box(), 'Back gate');
    box()?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const typedIn = box();
  answer = failure;
  await submit();
  expect(all('form [role=alert]')).toHaveLength(1);
  expect(box()).toBe(typedIn);
  expect(box()?.value).toBe('Back gate');
  answer = async () => Response.json({});
  await submit();
  expect(all('form [role=alert]')).toEqual([]);
  expect(sent).toEqual(Array(2).fill(['/api/v1/notes', { note: 'Back gate' }]));
});

it('a call refused for want of a second factor opens the dialog that sets one up', async () => {
  await show();
  expect(all('[role=dialog]')).toEqual([]);
  answer = refused(403, 'second_factor_required');
  await act(() => http.post('/notes', {}).catch(() => undefined));
  const dialog = await vi.waitFor(
    async () => {
      await act(async () => {});
      const [found] = all('[role=dialog]');
      expect(found).toBeDefined();
      return found;
    },
    { timeout: 20_000 },
  );
  expect(dialog?.textContent).toContain('secondFactor.demanded');
  expect(useToasts.getState().toasts).toEqual([]);
});
