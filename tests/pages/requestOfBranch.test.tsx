// @vitest-environment happy-dom
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import ClientRequest from '@/pages/client/ClientRequest';
import { drawnPage } from '../support/drawn';

const request = { id: 'r1', number: 1031, service: { name: { ar: 'تفتيش', en: 'Inspection' } }, actions: [] };
const { branch } = vi.hoisted(() => ({ branch: { value: { id: 'b1', name: 'العليا' } as object | null } }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: () => ({ data: { ...request, branch: branch.value }, refetch: vi.fn() }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('sijil/react/providers/server', () => ({ useNow: () => new Date() }));
const nothing = vi.hoisted(() => () => () => null);
vi.mock('sijil/react/components/PageHeader', () => ({
  PageHeader: ({ subtitle }: { subtitle: object }) => <h1>{subtitle as never}</h1>,
}));
vi.mock('@/profile/ProfileNeed', () => ({ ProfileNeed: nothing() }));
vi.mock('@/requests/AddToCalendar', () => ({ AddToCalendar: nothing() }));
vi.mock('sijil/react/providers/may', () => ({ useMayCall: () => true }));
vi.mock('@/requests/CancellationNote', () => ({ CancellationNote: nothing() }));
vi.mock('@/requests/RequestStateTag', () => ({ RequestStateTag: nothing() }));
vi.mock('@/requests/RevocationBanner', () => ({ RevocationBanner: nothing() }));
vi.mock('@/pages/client/request/ClientActions', () => ({ ClientActions: nothing() }));
vi.mock('@/pages/client/request/decisions', () => ({ decisionOf: () => undefined }));
vi.mock('@/pages/client/request/RequestParts', () => ({
  OpenPart: nothing(),
  PartPage: nothing(),
  RequestRows: nothing(),
  pageOf: () => undefined,
}));
vi.mock('@/pages/client/request/TurnCard', () => ({ ComingSteps: nothing(), TurnCard: nothing() }));
vi.mock('@/requests/Certificates', () => ({ Certificates: nothing() }));
vi.mock('@/requests/OrderedWith', () => ({ OrderedWith: nothing() }));
vi.mock('@/requests/OwnReports', () => ({ OwnReports: nothing() }));
vi.mock('@/requests/ReinspectionPanel', () => ({ ReinspectionPanel: nothing() }));
vi.mock('@/requests/StepLine', () => ({ StepLine: nothing() }));
vi.mock('@/requests/VisitProgress', () => ({ VisitProgress: nothing() }));

const { draw } = drawnPage();
const open = async (address: string) => {
  await draw(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/client/requests/:requestId" element={<ClientRequest />} />
        <Route path="/client/requests/:id/:requestId" element={<ClientRequest />} />
      </Routes>
    </MemoryRouter>,
  );
  return document.body.textContent;
};

it.each([
  ['by itself', '/client/requests/r1', 'العليا'],
  ['under its own branch', '/client/requests/b1/r1', 'العليا'],
  ['under another branch', '/client/requests/b2/r1', 'notFound.title'],
])('a request is opened %s', async (_, address, said) => {
  branch.value = { id: 'b1', name: 'العليا' };
  expect(await open(address)).toContain(said);
});

it('a request for vehicles is not found under a branch', async () => {
  branch.value = null;
  expect(await open('/client/requests/b1/r1')).toContain('notFound.title');
});
