// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import type { InspectorsWeekView } from '#domain/api/calendarViews';
import { DayList } from '@/pages/team/DayList';
import { drawnPage } from '../support/drawn';

const { draw, all } = drawnPage();

const day = { visits: 0, off: false, offAsked: false, free: 2, booked: [] };
const supervisor = { id: 's', name: 'سعود' };
const week: InspectorsWeekView = {
  days: [{ day: '2026-11-23', weekend: false, available: 1, assigned: 1, off: 0, free: 4, unassigned: [] }],
  inspectors: [
    { id: 'a', name: 'أنس', level: 'inspector', supervisor, outside: null, days: [{ ...day, visits: 1 }] },
    { id: 'b', name: 'بدر', level: 'inspector', supervisor, outside: null, days: [day] },
  ],
};

it('an inspector whose visit is hidden by the filters is not listed as free that day', async () => {
  await draw(
    <MemoryRouter>
      <DayList data={week} onMove={() => undefined} />
    </MemoryRouter>,
  );
  expect(all('h3').map((one) => one.textContent)).toEqual(['أنس']);
  expect(all('section').map((one) => one.textContent)[0]).toContain('filters.hidden');
  expect(all('p bdi').map((one) => one.textContent)).toEqual(['بدر']);
});
