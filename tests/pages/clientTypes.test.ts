import { expect, it } from 'vitest';
import { byActivity } from '@/pages/client/registration/CompanyStep';

it('restaurants are offered first and fleets last, each in the order of their names', () => {
  const types = [
    { name: 'أساطيل', activity: 'fleet' },
    { name: 'تموين', activity: null },
    { name: 'متاجر', activity: 'shop' },
    { name: 'مطاعم', activity: 'restaurant' },
    { name: 'مقاهٍ', activity: 'restaurant' },
  ];
  expect(byActivity(types).map(({ name }) => name)).toEqual(['مطاعم', 'مقاهٍ', 'تموين', 'متاجر', 'أساطيل']);
});
