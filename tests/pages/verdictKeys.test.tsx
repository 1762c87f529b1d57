// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import type { TransitionName } from '#domain/workflow/requestWorkflow';
import { startI18n } from 'sijil/react/providers/i18n';
import { useOperation } from 'sijil/react/providers/operations';
import { RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import { useToasts } from 'sijil/react/toast/toastStore';
import { CorrectionsReview } from '@/pages/supervisor/form/verdicts/CorrectionsReview';
import { fakeApi } from '../support/fakeApi';
import { portalPart, readEnglish } from '../support/portalPart';

const api = fakeApi();
vi.stubGlobal('fetch', api.fetch);
const page = portalPart();
const { all, said } = page;

type Verdict = 'accepted' | 'refused' | null;
interface Item {
  readonly id: string;
  readonly contested: boolean;
  verdict: Verdict;
}

/** The server's request and its list: three corrected items, or as given. */
let items: Item[];
let status: 'corrections_submitted' | 'corrections_reviewed' | 'corrections_approved' | 'corrections_needed';
let version: number;

const stepsNow = (): TransitionName[] => {
  if (status === 'corrections_submitted')
    return items.every(({ verdict }) => verdict)
      ? ['updateCorrectiveAnswer', 'reviewCorrectiveActions']
      : ['updateCorrectiveAnswer'];
  if (status !== 'corrections_reviewed') return [];
  return items.some(({ verdict }) => verdict === 'refused')
    ? ['returnCorrectiveActions', 'approveCorrectiveActions']
    : ['approveCorrectiveActions'];
};
const requestNow = () => ({
  id: 'r1',
  number: 1077,
  status,
  version,
  client: { id: 'c1', name: 'Badr' },
  service: { id: 's1', name: { ar: 'تفتيش', en: 'Inspection' } },
  certificates: [],
  score: null,
  grade: null,
  history: [],
  actions: stepsNow().map((name) => ({ name, allowed: true, reason: null })),
});
const listNow = () => ({
  dueAt: null,
  open: true,
  managers: [],
  items: items.map(({ id, contested, verdict }) => ({
    id,
    vehicle: null,
    category: { ar: 'المطبخ', en: 'Kitchen' },
    question: { ar: id, en: id },
    questionKey: id,
    severity: 'minor',
    asked: { kind: 'compliance' },
    originalScore: 0,
    points: null,
    reading: null,
    entries: [],
    inspectorNote: null,
    supervisorNote: null,
    evidence: [],
    contested,
    action: 'Mended',
    files: [],
    assignedTo: null,
    draft: null,
    draftVersion: 0,
    rounds: [],
    answeredAt: '2026-11-24T07:00:00.000Z',
    verdict,
    verdictNote: null,
  })),
});

const base = '/supervisor/inspections/r1';
function serve(): void {
  api.on('GET /inspections/r1', requestNow);
  api.on(`GET ${base}/corrective-actions`, listNow);
  for (const item of items)
    api.on(`PATCH ${base}/corrective-actions/${item.id}`, ({ body }: { body: unknown }) => {
      item.verdict = (body as { verdict: Verdict }).verdict;
      version += 1;
      return requestNow();
    });
  api.on(`POST ${base}/changes`, ({ body }: { body: unknown }) => {
    const approves = (body as { approve?: boolean }).approve === true;
    status = approves ? 'corrections_approved' : 'corrections_reviewed';
    version += approves ? 2 : 1;
    return requestNow();
  });
  api.on('GET /supervisor/inspector-forms', [{ id: 'r1' }, { id: 'r2' }]);
}

function Page() {
  const { data } = useOperation('inspections.get', { params: { id: 'r1' } });
  return data ? <CorrectionsReview request={data as RequestView} /> : null;
}

/** Presses a key as a browser does: Enter on a button or link that nobody has handled clicks it. */
async function press(code: string): Promise<void> {
  const held = document.activeElement as HTMLElement;
  expect(held, `before ${code}`).not.toBe(document.body);
  await act(async () => {
    const event = new KeyboardEvent('keydown', { code, key: code, bubbles: true, cancelable: true });
    const unhandled = held.dispatchEvent(event);
    if (unhandled && code === 'Enter' && held.closest('button, a')) held.click();
  });
  await page.settle(30);
}
/** Answers the open dialog. A browser has moved the focus to its button; here nothing in a dialog is visible, so it has not. */
const decide = async (answer: string) => {
  const button = () => all('.ant-modal button').find(({ textContent }) => textContent === answer);
  await page.until(button, 'The decision');
  await page.focus(button());
  await press('Enter');
};
const focused = () => {
  const held = document.activeElement as HTMLElement;
  return held.dataset['correction'] ?? (held.textContent?.trim() || held.tagName);
};
const open = async (given: Item[]) => {
  items = given;
  serve();
  await page.showRoutes(
    [
      {
        path: '/inspectorForms/:id',
        element: (
          <RefineRoot>
            <Page />
          </RefineRoot>
        ),
      },
    ],
    ['/inspectorForms/r1'],
  );
  await page.until(() => all('[data-correction]').length === items.length);
};
const bodies = () => api.calls().map(({ line, body }) => [line.replace(base, ''), body]);

beforeAll(async () => {
  await startI18n();
  await readEnglish(['supervisor', 'requests', 'fields', 'common']);
});
beforeEach(() => {
  [status, version] = ['corrections_submitted', 5];
  useToasts.setState({ toasts: [] });
  useSession.setState({ user: { id: 'u1', role: 'supervisor', client: null } as never });
});
afterEach(async () => {
  await page.draw(null);
  api.clear();
});

describe('the corrections of a visit', () => {
  it('are accepted and approved by keys alone, in one decision, and lead to the next form', async () => {
    await open([
      { id: 'first', contested: false, verdict: null },
      { id: 'second', contested: true, verdict: null },
      { id: 'third', contested: false, verdict: null },
    ]);
    expect(focused()).toBe('first');
    await press('KeyA');
    expect(focused()).toBe('second');
    // A contested finding takes a reason, which is typed and sent with Enter.
    await press('KeyA');
    expect(focused()).toBe('TEXTAREA');
    await page.type(document.activeElement as HTMLElement, 'The photo shows otherwise.');
    await press('Enter');
    expect(focused()).toBe('third');
    await press('KeyA');
    expect(focused()).toBe('third');
    await press('Enter');
    await decide('Finish and approve the list');
    await page.until(() => focused() === 'Next form', 'The next form');
    expect(bodies().at(-1)).toEqual(['POST /changes', { version: 8, approve: true }]);
    expect(bodies()).toHaveLength(4);
    await press('Enter');
    expect(page.address()).toBe('/inspectorForms/r2');
  });

  it('with a rejected one are finished first, and then returned or approved', async () => {
    await open([
      { id: 'first', contested: false, verdict: null },
      { id: 'second', contested: false, verdict: null },
    ]);
    await press('KeyR');
    expect(focused()).toBe('TEXTAREA');
    await page.type(document.activeElement as HTMLElement, 'The floor is still wet.');
    await press('Enter');
    await press('KeyA');
    await press('Enter');
    await decide('Finish the corrective actions review');
    await page.until(() => focused() === 'Return rejected items to the client', 'The next step');
    expect(bodies().at(-1)).toEqual(['POST /changes', { version: 7 }]);
    expect(said('section button')).toContain('Approve the corrective actions');
  });

  it('Enter passes over an item, and returns to it after the last one', async () => {
    await open([
      { id: 'first', contested: false, verdict: null },
      { id: 'second', contested: false, verdict: null },
    ]);
    await press('Enter');
    expect(focused()).toBe('second');
    await press('KeyA');
    expect(focused()).toBe('first');
    expect(api.calls().map(({ line }) => line)).toEqual([`PATCH ${base}/corrective-actions/second`]);
  });
});
