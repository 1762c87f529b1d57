// @vitest-environment happy-dom
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { CallError } from 'sijil/react/providers/apiError';
import QuestionsOverview from '@/pages/admin/QuestionsOverview';
import { drawnPage } from '../support/drawn';

const { answer } = vi.hoisted(() => ({ answer: { error: null as unknown } }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: () => ({ ...answer, refetch: vi.fn() }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('sijil/react/providers/server', () => ({ useNow: () => new Date() }));
vi.mock('sijil/react/components/PageHeader', () => ({ PageHeader: () => <h1>questions</h1> }));
vi.mock('@/pages/admin/home/PeriodPicker', () => ({ PeriodPicker: () => null }));

const { draw, all } = drawnPage();
const open = async (error: CallError) => {
  answer.error = error;
  await draw(
    <MemoryRouter initialEntries={['/home/questionsOverview/s1/0']}>
      <Routes>
        <Route path="/home/questionsOverview/:service/:score" element={<QuestionsOverview />} />
      </Routes>
    </MemoryRouter>,
  );
  return { said: document.body.textContent, headers: all('h1').map(({ textContent }) => textContent) };
};

it.each([
  ['no service has', new CallError('Not found.', 404, 'not_found')],
  ['is none', new CallError('Check the marked fields.', 400, 'validation_failed', { service: ['Wrong.'] })],
])('the page of an id that %s is not found', async (_, error) => {
  const { said, headers } = await open(error);
  expect([said, headers]).toEqual([expect.stringContaining('notFound.hint'), ['notFound.title']]);
});

it('any other refusal shows the API’s message below the page header', async () => {
  const { said, headers } = await open(
    new CallError('The period ends before it starts.', 400, 'validation_failed', { to: ['Too early.'] }),
  );
  expect([said, headers]).toEqual([
    expect.stringContaining('The period ends before it starts.'),
    ['questions'],
  ]);
});
