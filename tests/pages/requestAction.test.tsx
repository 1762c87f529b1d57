// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { CallError } from 'sijil/react/providers/apiError';
import { queryClient } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { ActionBar } from '@/requests/ActionBar';
import { useRequestAction } from '@/requests/ActionDialog';
import { drawnPage } from '../support/drawn';

const { run, toast, read } = vi.hoisted(() => ({
  run: vi.fn(),
  read: vi.fn(),
  toast: { success: vi.fn() },
}));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({ t: (key: string) => key, i18n: { exists: () => false } }),
}));
vi.mock('@/providers/usePeriods', () => ({ usePeriods: () => ({}) }));
vi.mock('sijil/react/providers/operations', () => ({ useNamedAction: () => ({ run, pending: false }) }));
vi.mock('sijil/react/toast/toastStore', () => ({ useToast: () => toast }));

const { draw, all } = drawnPage();
let perform: (body: Readonly<Record<string, unknown>>) => Promise<void>;

/** A page that shows the request `r1` and has one action on it. */
function Page() {
  useQuery({ queryKey: ['clientInspections.get', { id: 'r1' }], queryFn: read });
  const action = useRequestAction({ id: 'r1' }, 'acceptDetails', 'clientInspections.acceptDetails');
  useEffect(() => void ({ perform } = action));
  return null;
}

const request = { id: 'r1', score: 99, grade: 'A', certificates: [{ code: 'AAAA' }] };
function Regenerated() {
  const id = 'supervisorInspections.regenerateCertificate';
  const action = useRequestAction(request as never, 'regenerateCertificate', id);
  useEffect(() => void ({ perform } = action));
  return null;
}

const refused = (status: number) => new CallError('Someone else was quicker.', status, 'refused');

beforeEach(async () => {
  vi.clearAllMocks();
  read.mockResolvedValue({ version: 1 });
  await draw(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(1));
});
afterEach(() => queryClient.clear());

it('a successful action shows its success message', async () => {
  run.mockResolvedValue({ history: [] });
  await act(() => perform({ version: 1 }));
  expect(toast.success).toHaveBeenCalledWith('done.acceptDetails');
});

it('regenerating an unchanged certificate shows the message that it is unchanged', async () => {
  run.mockResolvedValue({ history: [], score: 99, grade: 'A', certificates: [{ code: 'AAAA' }] });
  await draw(
    <QueryClientProvider client={queryClient}>
      <Regenerated />
    </QueryClientProvider>,
  );
  await act(() => perform({ version: 1 }));
  expect(toast.success).toHaveBeenCalledWith('unchanged.regenerateCertificate');
});

it('a conflict (409) refetches the request, shows the reason, and leaves the form open', async () => {
  run.mockRejectedValue(refused(409));
  await act(() =>
    expect(perform({ version: 1 })).rejects.toMatchObject({
      name: 'CallError',
      status: 409,
      message: 'conflict: Someone else was quicker.',
    }),
  );
  expect(toast.success).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('a validation error leaves the form open and refetches nothing', async () => {
  run.mockRejectedValue(refused(400));
  await act(() => expect(perform({ version: 1 })).rejects.toBeInstanceOf(CallError));
  expect([toast.success.mock.calls, read.mock.calls.length]).toEqual([[], 1]);
});

it('the dialog of the next action stays open when the previous action finishes later', async () => {
  useSession.setState({ user: { role: 'supervisor', language: 'en' } as never });
  let finish = (_answer: unknown) => {};
  run.mockReturnValue(new Promise((resolve) => void (finish = resolve)));
  // The page offers the next action as soon as the request has been read again, while other records are still refreshing.
  await draw(<Offering action="submitChanges" />);
  await pressButton('إنهاء مراجعة النموذج');
  await pressButton('إنهاء مراجعة النموذج', '[role="dialog"]');
  await draw(<Offering action="reopenReview" />);
  expect(all('[role="dialog"]')).toEqual([]);
  await pressButton('إعادة فتح المراجعة');
  await act(async () => finish({ history: [] }));
  expect(toast.success).toHaveBeenCalledWith('done.submitChanges');
  expect(all('[role="dialog"]')).toHaveLength(1);

  run.mockResolvedValue({ history: [] });
  await pressButton('إعادة فتح المراجعة', '[role="dialog"]');
  expect(all('[role="dialog"]')).toEqual([]);
});

/** Actions of a request of which the supervisor may take one now. */
function Offering({ action }: { readonly action: TransitionName }) {
  const actions = [{ name: action, allowed: true }];
  const parties = { service: { name: {} }, client: { name: '' } };
  const offering = { ...request, ...parties, version: 1, number: 1094, history: [], actions };
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <ActionBar request={offering as never} />
      </MemoryRouter>
    </QueryClientProvider>
  );
}

/** Presses the button with this label inside an element. */
async function pressButton(label: string, inside = 'fieldset'): Promise<void> {
  const button = all<HTMLButtonElement>(`${inside} button`).find(({ textContent }) => textContent === label);
  await act(async () => button!.click());
}
