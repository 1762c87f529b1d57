// @vitest-environment happy-dom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '@framework/providers/apiError';
import { queryClient } from '@framework/providers/RefineRoot';
import { useRequestAction } from '@/requests/ActionDialog';
import { drawnPage } from '../support/drawn';

const { run, toast, read } = vi.hoisted(() => ({
  run: vi.fn(),
  read: vi.fn(),
  toast: { success: vi.fn(), danger: vi.fn() },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@framework/providers/operations', () => ({ useNamedAction: () => ({ run, pending: false }) }));
vi.mock('@framework/toast/toastStore', () => ({ useToast: () => toast }));

const { draw } = drawnPage();
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
  run.mockResolvedValue({});
  await act(() => perform({ version: 1 }));
  expect(toast.success).toHaveBeenCalledWith('done.acceptDetails');
});

it('regenerating an unchanged certificate shows the message that it is unchanged', async () => {
  run.mockResolvedValue({ score: 99, grade: 'A', certificates: [{ code: 'AAAA' }] });
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
  await act(() => expect(perform({ version: 1 })).rejects.toBeInstanceOf(CallError));
  expect(toast.danger).toHaveBeenCalledWith('conflict', { text: 'Someone else was quicker.' });
  expect(toast.success).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

it('a validation error leaves the form open and refetches nothing', async () => {
  run.mockRejectedValue(refused(400));
  await act(() => expect(perform({ version: 1 })).rejects.toBeInstanceOf(CallError));
  expect([toast.success.mock.calls, toast.danger.mock.calls, read.mock.calls.length]).toEqual([[], [], 1]);
});
