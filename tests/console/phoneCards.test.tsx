// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import { apiPath } from 'sijil/schema/resource';
import { ResourceList } from 'sijil/react/console/ResourceList';
import { aRecord, consoleApp, inEnglish } from '../support/consoleApp';
import { listed } from '../support/fakeApi';

const { happyDOM } = window as unknown as {
  readonly happyDOM: { setViewport(size: { readonly width: number; readonly height: number }): void };
};
const app = consoleApp();
const { api, open, until } = app;
beforeAll(() => inEnglish());
beforeEach(() => {
  vi.stubGlobal('fetch', api.fetch);
  happyDOM.setViewport({ width: 390, height: 844 });
});

// Other files of the worker have the same window.
const { innerWidth: width, innerHeight: height } = window;
afterEach(() => happyDOM.setViewport({ width, height }));

const certificate = aRecord('c1', 'X38AGYGK4H', {
  code: 'X38AGYGK4H',
  state: 'valid',
  grade: 'C',
  score: 95.2,
  requestId: 'r1',
  validUntil: null,
  $titles: { requestId: 'R-1074' },
});

it('on a phone a record has its state at the end of its first line, and its values in the next, without the empty ones', async () => {
  api.answers(({ path }) => (path === apiPath(resources.certificates) ? listed([certificate]) : undefined));
  await open(<ResourceList resource={resources.certificates} />, '/certificates');
  await until(() => app.said().includes('X38AGYGK4H'), 'the card');
  const [card] = app.all('main li, ul li').filter((one) => one.textContent?.includes('X38AGYGK4H'));
  const [marks, values] = [...(card?.querySelectorAll('dl') ?? [])];
  expect(marks?.textContent).toBe('StatusValidGradeC Acceptable');
  expect(values?.textContent).toBe('RequestR-1074Score95.2');
  // The label of a name is read out only; a number has its own.
  const seen = [...(values?.querySelectorAll('dt') ?? [])].filter(
    (label) => !label.classList.contains('visually-hidden'),
  );
  expect(seen.map((label) => label.textContent)).toEqual(['Score']);
});
