import { expect, it } from 'vitest';
import { byActivity } from '@/pages/client/registration/CompanyStep';

it('client types list restaurants first and fleets last, sorted by name within each group', () => {
  const types = [
    { name: 'أساطيل', activity: 'fleet' },
    { name: 'تموين', activity: null },
    { name: 'متاجر', activity: 'shop' },
    { name: 'مطاعم', activity: 'restaurant' },
    { name: 'مقاهٍ', activity: 'restaurant' },
  ];
  expect(byActivity(types).map(({ name }) => name)).toEqual(['مطاعم', 'مقاهٍ', 'تموين', 'متاجر', 'أساطيل']);
});
