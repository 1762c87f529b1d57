// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Wire } from 'sijil/contract/parts';
import type { trialView } from 'sijil/contract/automationViews';
import type { z } from 'zod';
import { resources } from '#resources';
import AutomationTrial from 'sijil/react/automations/AutomationTrial';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { drawnPage } from '../support/drawn';

type Trial = Wire<z.output<typeof trialView>>;
const { answer } = vi.hoisted(() => ({ answer: vi.fn() }));
vi.mock('sijil/react/providers/operations', () => ({ useOperation: answer }));

const { draw, all } = drawnPage();
const record = {
  id: 'a1',
  version: 1,
  $title: 'Ends soon',
  $titles: {},
  name: 'Ends soon',
  resource: 'certificates',
  trigger: 'before',
  dateField: 'certificates.validUntil',
  days: 60,
  hour: 9,
  condition: '/certificates?state=valid',
  role: 'admin',
  steps: [
    {
      kind: 'mail',
      to: 'certificates.clientId',
      subject: { ar: 'تنتهي {{code}}', en: '{{code}} ends' },
      text: { ar: 'نص', en: 'text' },
    },
  ],
} as unknown as ConsoleRecord;
const trial: Trial = {
  total: 2,
  rows: [
    {
      id: 'c1',
      title: 'CERT-1',
      messages: [
        {
          subject: { ar: 'تنتهي CERT-1', en: 'CERT-1 ends' },
          text: { ar: 'نص', en: 'text' },
          people: 1,
          names: ['Saleh'],
        },
      ],
    },
  ],
  fields: [{ name: 'code', label: { ar: 'رمز الشهادة', en: 'Certificate code' } }],
};

beforeEach(() => answer.mockReturnValue({ data: trial, error: null, refetch: vi.fn() }));
const drawTrial = () =>
  draw(
    <MemoryRouter>
      <AutomationTrial resource={resources.automations} record={record} />
    </MemoryRouter>,
  );

it('an automation is shown as sentences: when, if (with a link to the filtered list), then', async () => {
  await drawTrial();
  const text = document.body.textContent;
  expect(text).toContain('قبل «سارية حتى» بمدة 60 يومًا في «الشهادات»');
  expect(text).toContain('يُرسل بريد وإشعار إلى: العميل.');
  expect(all<HTMLAnchorElement>('a').map((one) => one.getAttribute('href'))).toContain(
    '/certificates?state=valid',
  );
});

it('the trial shows the messages for the latest records in both languages, and the fields for texts', async () => {
  await drawTrial();
  const texts = all('blockquote');
  expect(texts.map((one) => [one.lang, one.dir, one.querySelector('strong')?.textContent])).toEqual([
    ['ar', 'rtl', 'تنتهي CERT-1'],
    ['en', 'ltr', 'CERT-1 ends'],
  ]);
  expect(all('code').map((one) => one.textContent)).toEqual(['{{code}}']);
});

it('the trial shows the reason where the automation could not run', async () => {
  answer.mockReturnValue({ data: undefined, error: { message: 'A field has gone.' }, refetch: vi.fn() });
  await drawTrial();
  expect(all('[role=alert]').map((one) => one.textContent)).toEqual([
    expect.stringContaining('A field has gone.'),
  ]);
});
