// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BranchStatisticsView } from '#domain/api/comparisonViews';
import { startI18n } from 'sijil/react/providers/i18n';
import { hearServerTime } from 'sijil/react/providers/server';
import { BranchQuestions } from '@/questions/BranchQuestions';
import { BranchStatistics } from '@/questions/BranchStatistics';
import { StatisticsBar, useStatisticsAddress } from '@/questions/StatisticsBar';
import { portalPart, readEnglish } from '../support/portalPart';
import '../support/registerPages';

vi.mock('sijil/react/charts/Chart', () => ({
  Chart: ({ series }: { readonly series: readonly { readonly name: string }[] }) => (
    <figure>{series.map(({ name }) => name).join(', ')}</figure>
  ),
}));

const page = portalPart();
const { show, said, all, texts, has, named } = page;

const text = (en: string) => ({ ar: `${en} ع`, en });
type Question = BranchStatisticsView['questions'][number];
const question = (key: string, tally: readonly number[], about: Partial<Question> = {}): Question =>
  ({
    key,
    text: text(`Is ${key} clean?`),
    category: text('Cold store'),
    categoryKey: 'cold',
    severity: 'major',
    tally: { zero: tally[0], one: tally[1], two: tally[2], notApplicable: tally[3] },
    average: 1,
    answers: [],
    ...about,
  }) as Question;
const visit = (number: number, day: string) => ({
  id: `v${number}`,
  number,
  on: `2026-11-${day}T06:00:00Z`,
  found: 80,
  now: 80,
});
const fridge = question('fridge', [1, 1, 0, 1], {
  average: 0.5,
  answers: [
    { visit: 'v1', score: 0 },
    { visit: 'v2', score: 1 },
    { visit: 'v2', score: null },
  ],
});
const floor = question('floor', [0, 0, 2, 0], { average: 2, categoryKey: 'hall', category: text('Hall') });
const roof = question('roof', [0, 0, 0, 1], { average: null });
const statistics = (about: Partial<BranchStatisticsView> = {}): BranchStatisticsView => ({
  branch: { id: 'b1', name: 'Olaya', city: text('Riyadh') },
  services: [],
  service: null,
  visits: [visit(1, '20'), visit(2, '21')],
  bands: [
    { band: '0', count: 0 },
    { band: '1', count: 1 },
    { band: '2', count: 1 },
    { band: 'na', count: 1 },
  ],
  lowest: [fridge],
  questions: [fridge, floor, roof],
  scores: { branch: 81.25, company: null, city: 70 },
  categories: [{ key: 'hall', title: text('Hall'), branch: 90, company: null, city: null }],
  otherBranches: 0,
  otherVisits: { total: 0, rows: [] },
  cityShown: true,
  ...about,
});

beforeAll(async () => {
  await startI18n();
  await readEnglish(['statistics', 'figures', 'fields', 'charts']);
});
afterEach(() => page.draw(null));

describe('the questions of a branch', () => {
  const open = (at: string, about: Partial<BranchStatisticsView> = {}) =>
    show(<BranchQuestions statistics={statistics(about)} visitHref={(id) => `/visits/${id}`} />, at);
  const hrefs = (selector: string) => all(selector).map((one) => one.getAttribute('href'));

  it('are counted by their average, without empty counts, and the lowest rated are named', async () => {
    await open('/?months=6&list=visits');
    expect(texts('ul li')).toEqual(['1Partly compliant · 1', '1Compliant · 2', '1Not applicable']);
    expect(hrefs('ul a')).toEqual(['/?months=6&band=1', '/?months=6&band=2', '/?months=6&band=na']);
    expect(texts('ol li')).toEqual(['0.50Is fridge clean?Cold store']);
    expect(hrefs('ol a')).toEqual(['/?months=6&band=1&question=fridge']);
    expect(texts('h2')).toEqual(['Questions']);
    await page.draw(null);
    await open('/', { lowest: [] });
    expect(said()).toContain('No question is below the full score in this period.');
  });

  it('of an average are listed with the number of each answer, which leads to its visits', async () => {
    await open('/?band=1');
    expect(all('[aria-current=page]').map(({ textContent }) => textContent)).toEqual([
      '1Partly compliant · 1',
    ]);
    expect(texts('h2')).toEqual(['Questions', 'Partly compliant']);
    const rows = texts('section:last-of-type > div > ul > li, section ul > li').filter((one) =>
      one.includes('Major'),
    );
    expect(rows).toEqual([
      'Average out of 2: 0.50Is fridge clean?Cold store · MajorNon-compliant 1Partly compliant 1Compliant 0Not applicable 1',
    ]);
    expect(has('Compliant 0')).toBe(false);
    expect(named('Non-compliant 1').getAttribute('href')).toBe('/?band=1&question=fridge&answer=0');
  });

  it('of an average that none has say so', async () => {
    await open('/?band=0');
    expect(said()).toContain('No questions with this average in this period');
  });

  it('that never applied have a dash', async () => {
    await open('/?band=na');
    expect(said()).toContain('Average out of 2: —Is roof clean?');
    expect(said()).not.toContain('Is floor clean?');
  });

  it('of a section are listed in place of those of an average', async () => {
    await open('/?category=hall&band=1');
    expect(texts('h2')).toEqual(['Questions', 'Hall']);
    expect(said()).toContain('Average out of 2: 2.00Is floor clean?');
    expect(said()).not.toContain('Average out of 2: 0.50');
    expect(named('Compliant 2').getAttribute('href')).toBe('/?category=hall&question=floor&answer=2');
  });

  it('lead to the visits with their answers, the latest first, all or those with one answer', async () => {
    await open('/?band=1&question=fridge');
    const visits = () => texts('li').filter((one) => one.startsWith('R-'));
    expect(visits()).toEqual([
      'R-2 · 21 November 2026Partly compliant',
      'R-2 · 21 November 2026Not applicable',
      'R-1 · 20 November 2026Non-compliant',
    ]);
    expect(hrefs('a').filter((one) => one?.startsWith('/visits'))).toEqual([
      '/visits/v2',
      '/visits/v2',
      '/visits/v1',
    ]);
    expect(named('Close').getAttribute('href')).toBe('/?band=1');
    await page.draw(null);
    await open('/?question=fridge&answer=na');
    expect(visits()).toEqual(['R-2 · 21 November 2026Not applicable']);
    expect(named('Close').getAttribute('href')).toBe('/');
    await page.draw(null);
    await open('/?question=unknown&answer=x');
    expect([visits(), texts('h2')]).toEqual([[], ['Questions']]);
  });
});

describe('the scores of a branch', () => {
  const open = (at = '/', about: Partial<BranchStatisticsView> = {}) =>
    show(
      <BranchStatistics
        statistics={statistics(about)}
        visitHref={(id, branch) => `/visits/${branch}/${id}`}
      />,
      at,
    );
  const other = (number: number, now: number | null) => ({
    id: `o${number}`,
    number,
    branch: { id: 'b2', name: 'Malaz' },
    on: '2026-11-21T06:00:00Z',
    now,
  });

  it('are compared with the company’s other branches and the city, as far as they may be', async () => {
    await open();
    expect(said()).toContain('Average of this branch’s present scores81.32 visits');
    expect(said()).toContain('The company’s other branches—No results of other branches in the period');
    expect(said()).toContain('Other companies in Riyadh70.0An anonymous average');
    expect(texts('figure')[1]).toBe('Olaya, Other companies in Riyadh');
    await page.draw(null);
    await open('/', { cityShown: false, otherBranches: 2, otherVisits: { total: 3, rows: [] } });
    expect(said()).toMatch(/Shown once the city’s results come from at least \d+ other companies/);
    expect(said()).toContain('—2 branches');
    expect(texts('figure')[1]).toBe('Olaya, The company’s other branches');
    expect(named('—').getAttribute('href')).toBe('/?list=others');
  });

  it('lead to their visits, the latest first', async () => {
    await open('/?list=visits');
    const visits = () => texts('li').filter((one) => one.startsWith('R-'));
    expect(visits()).toEqual(['R-2 · 21 November 202680.0', 'R-1 · 20 November 202680.0']);
    expect(named('R-2 · 21 November 202680.0').getAttribute('href')).toBe('/visits/b1/v2');
    await page.draw(null);
    await open('/?list=others', { otherVisits: { total: 2, rows: [other(7, 66), other(8, null)] } });
    expect(visits()).toEqual(['R-7 · Malaz · 21 November 202666.0', 'R-8 · Malaz · 21 November 2026—']);
    expect(named('Hall 90.0').getAttribute('href')).toBe('/?category=hall');
  });

  it('that do not exist in the period are explained', async () => {
    await open('/', { visits: [] });
    expect(said()).toContain('No results for this branch in this period');
    expect(texts('h2')).not.toContain('Questions');
  });
});

describe('the period of the statistics', () => {
  let query: unknown;
  function Bar({ services }: { readonly services: BranchStatisticsView['services'] }) {
    const { query: asked, ...bar } = useStatisticsAddress();
    return (
      <>
        <StatisticsBar statistics={statistics({ services, service: services[0] ?? null })} {...bar} />
        <output>{JSON.stringify(asked)}</output>
      </>
    );
  }
  const open = async (at: string, services: BranchStatisticsView['services'] = []) => {
    await show(<Bar services={services} />, at);
    query = JSON.parse(said('output'));
  };
  beforeEach(() => hearServerTime('Mon, 30 Nov 2026 20:59:00 GMT'));

  it('is the last twelve months, or another number of months, or any months', async () => {
    await open('/');
    expect(query).toEqual({ from: '2025-12', to: '2026-11' });
    await open('/?months=6&service=s2');
    expect(query).toEqual({ from: '2026-06', to: '2026-11', serviceId: 's2' });
    await open('/?months=7');
    expect(query).toEqual({ from: '2025-12', to: '2026-11' });
    await open('/?from=2026-01&to=2026-02');
    expect(query).toEqual({ from: '2026-01', to: '2026-02' });
    await open('/?from=2026-01');
    expect(query).toEqual({ from: '2026-01' });
  });

  it('that is chosen closes the list behind a number', async () => {
    await open('/?band=1&question=x&service=s1');
    expect(await page.options('Period')).toEqual([
      'Past 6 months',
      'Past 12 months',
      'Past 24 months',
      'Past 36 months',
      'Another period',
    ]);
    await page.choose('Period', 'Past 24 months');
    expect(page.address()).toBe('/?service=s1&months=24');
    await page.choose('Period', 'Another period');
    expect(page.address()).toBe('/?service=s1&months=24&from=2024-12&to=2026-11');
    await page.choose('Period', 'Past 6 months');
    expect(page.address()).toBe('/?service=s1&months=6');
  });

  it('is chosen for one of several services', async () => {
    const services = [
      { id: 's1', name: text('Kitchens') },
      { id: 's2', name: text('Stores') },
    ];
    await open('/', services.slice(0, 1));
    expect(has('Service')).toBe(false);
    await page.draw(null);
    await open('/', services);
    await page.choose('Service', 'Stores');
    expect(page.address()).toBe('/?service=s2');
  });
});
