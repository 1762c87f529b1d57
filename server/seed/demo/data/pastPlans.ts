import { bought, completed, type Plan, single } from './plan';

const done = 'inspection_completed';
const fleet = (at: number, ...vehicles: number[]) => ({ at, vehicles });

const hijaz: readonly Plan[] = [
  bought('hijazYear', 0, done, { daysAgo: 222, paymentPlan: 'two', second: 'paid', ending: 'partly' }),
  ...completed('hijazYear', [
    [1, 198, 'partly'],
    [0, 152, 'expired'],
    [2, 112, 'partly'],
    [0, 83, 'accepted'],
    [1, 58, 'returned'],
    [1, 44, 'expired'],
    [0, 17, 'partly'],
  ]),
  bought('hijazFleet', fleet(0, 0, 1, 2), done, {
    daysAgo: 30,
    paymentPlan: 'two',
    ending: 'accepted',
    pays: 'transfer',
    inspector: 'west3',
    also: ['reportInspector'],
  }),
  bought('hijazSecond', 2, done, { daysAgo: 39, ending: 'expired' }),
  single('hijaz', 'preOpening', 2, done, {
    daysAgo: 236,
    findings: 'none',
    pays: 'transfer',
    goodwill: 25_000,
  }),
];

const restaurants: readonly Plan[] = [
  bought('layaliFirst', 0, done, { daysAgo: 212, paymentPlan: 'two', ending: 'accepted' }),
  ...completed('layaliFirst', [
    [1, 184, 'partly'],
    [2, 180, 'expired'],
    [3, 176, 'partly'],
    [0, 172, 'auto'],
    [1, 168, 'partly'],
  ]),
  bought('layaliYear', 2, done, {
    daysAgo: 62,
    pays: 'transfer',
    paymentPlan: 'two',
    ending: 'returned',
    contractChanged: true,
  }),
  ...completed('layaliYear', [
    [3, 38, 'expired'],
    [0, 24, 'partly'],
  ]),
  bought('sufraYear', 0, done, { daysAgo: 178, paymentPlan: 'two', ending: 'partly' }),
  ...completed('sufraYear', [
    [1, 147, 'expired'],
    [2, 122, 'partly'],
    [3, 101, 'partly'],
    [0, 77, 'accepted'],
    [2, 49, 'partly'],
  ]),
  single('marsa', 'hygiene', 0, done, { daysAgo: 196, ending: 'accepted', goodwill: 15_000 }),
  bought('marsaHalf', 0, done, { daysAgo: 66, ending: 'partly', pays: 'cardTwice' }),
  ...completed('marsaHalf', [[0, 34, 'partly']]),
  bought('ruknHalf', 0, done, { daysAgo: 131, ending: 'expired' }),
  ...completed('ruknHalf', [
    [1, 104, 'expired'],
    [0, 71, 'clean'],
    [1, 36, 'partly'],
  ]),
  bought('mahattaFirst', 0, done, {
    daysAgo: 125,
    paymentPlan: 'two',
    ending: 'accepted',
    pays: 'transferTwice',
  }),
  ...completed('mahattaFirst', [
    [1, 98, 'partly'],
    [2, 94, 'expired'],
    [0, 90, 'partly'],
    [1, 86, 'partly'],
  ]),
  bought('mahattaHalf', 2, done, { daysAgo: 33, paymentPlan: 'two', second: 'awaiting', ending: 'accepted' }),
  single('mahatta', 'preOpening', 2, done, { daysAgo: 214, findings: 'none' }),
];

const others: readonly Plan[] = [
  bought('sanabilYear', 0, done, {
    daysAgo: 173,
    ending: 'partly',
    paymentPlan: 'two',
    second: 'paid',
    also: ['reportInspector'],
  }),
  ...completed('sanabilYear', [
    [1, 147, 'expired'],
    [2, 119, 'expired'],
    [0, 92, 'partly'],
    [1, 64, 'accepted'],
    [2, 29, 'partly'],
  ]),
  bought('diyafaYear', 0, done, {
    daysAgo: 219,
    paymentPlan: 'two',
    second: 'paid',
    ending: 'partly',
    pays: 'transfer',
  }),
  ...completed('diyafaYear', [
    [1, 191, 'expired'],
    [0, 158, 'partly'],
    [1, 133, 'expired'],
    [0, 99, 'partly'],
    [1, 67, 'partly'],
    [0, 37, 'expired'],
  ]),
  bought('diyafaFleet', fleet(0, 0, 1), done, { daysAgo: 86, ending: 'partly' }),
  bought('barradYear', fleet(0, 0, 1, 2), done, {
    daysAgo: 187,
    ending: 'accepted',
    pays: 'transfer',
    also: ['reportInspector'],
  }),
  ...completed('barradYear', [
    [fleet(0, 3, 4, 5), 143, 'partly'],
    [fleet(1, 6, 7), 109, 'expired'],
    [fleet(1, 8, 9), 76, 'partly'],
    [fleet(0, 0, 2), 43, 'partly'],
  ]),
  bought('tabreedHalf', fleet(0, 0, 1, 2), done, { daysAgo: 107, ending: 'expired', contractChanged: true }),
  ...completed('tabreedHalf', [[fleet(0, 3, 4), 61, 'accepted']]),
];

/** Closed requests. */
export const pastPlans: readonly Plan[] = [...hijaz, ...restaurants, ...others];
