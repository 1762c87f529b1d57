import { bought, type Plan, redeemed, single } from './plan';

const fleet = (at: number, ...vehicles: number[]) => ({ at, vehicles });

/** Before the payment: contracts to send, sign or change, and payments to make or confirm. */
const ordering: readonly Plan[] = [
  single('hijaz', 'audit', 2, 'pending', { daysAgo: 1 }),
  single('hijaz', 'vehicles', fleet(1, 3), 'pending', { custom: true, daysAgo: 2 }),
  single('diyafa', 'audit', 0, 'pending', { daysAgo: 0 }),
  single('layali', 'foodSafety', 1, 'pending', { custom: true, daysAgo: 0 }),
  single('hijaz', 'preOpening', 1, 'contract_sent', { daysAgo: 1 }),
  bought('hijazHalf', 1, 'contract_sent', { daysAgo: 0, paymentPlan: 'two' }),
  single('marsa', 'audit', 0, 'contract_sent', { daysAgo: 2 }),
  single('rukn', 'hygiene', 1, 'contract_sent', { daysAgo: 3 }),
  single('sanabil', 'hygiene', 2, 'contract_signed', { daysAgo: 0 }),
  single('hijaz', 'audit', 0, 'change_request', { daysAgo: 1 }),
  single('tabreed', 'vehicles', fleet(0, 5), 'change_request', { daysAgo: 0, package: 0 }),
  single('mahatta', 'hygiene', 1, 'change_request', { daysAgo: 2 }),
  single('hijaz', 'hygiene', 0, 'payment_pending', { daysAgo: 1 }),
  single('hijaz', 'hygiene', 1, 'payment_pending', { daysAgo: 0, also: ['pay'], pays: 'transfer' }),
  single('barrad', 'vehicles', fleet(1, 6, 7), 'payment_pending', {
    daysAgo: 1,
    package: 0,
    also: ['pay'],
    pays: 'transfer',
  }),
  single('diyafa', 'hygiene', 1, 'payment_pending', {
    daysAgo: 1,
    also: ['pay', 'rejectPayment'],
    pays: 'transferTwice',
  }),
  single('sufra', 'hygiene', 3, 'payment_pending', { daysAgo: 41, also: ['pay'], pays: 'cardTwice' }),
];

/** A transfer of which half arrived. */
const partlyPaid: readonly Plan[] = [
  single('layali', 'hygiene', 2, 'payment_pending', {
    daysAgo: 1,
    also: ['pay', 'confirmPartPayment'],
    pays: 'transferPart',
  }),
];

/** Between the payment and the visit. */
const planning: readonly Plan[] = [
  redeemed('hijazYear', 1, 'payment_completed', { daysAgo: 0 }),
  redeemed('layaliYear', 0, 'payment_completed', { daysAgo: 0 }),
  redeemed('barradYear', fleet(0, 1, 3), 'payment_completed', { daysAgo: 1 }),
  redeemed('layaliYear', 3, 'payment_completed', { daysAgo: 1 }),
  redeemed('hijazFleet', fleet(1, 3), 'supervisor_assigned', { daysAgo: 0 }),
  redeemed('marsaHalf', 0, 'supervisor_assigned', { daysAgo: 1 }),
  redeemed('sufraYear', 1, 'supervisor_assigned', { daysAgo: 21 }),
  redeemed('diyafaYear', 0, 'supervisor_assigned', { daysAgo: 0 }),
  single('hijaz', 'hygiene', 2, 'details_sent', { daysAgo: 0, visitIn: 4, pays: 'transferMore' }),
  redeemed('hijazSecond', 1, 'details_sent', { daysAgo: 1, visitIn: 6 }),
  redeemed('sanabilYear', 2, 'details_sent', { daysAgo: 0, visitIn: 5 }),
  redeemed('layaliYear', 1, 'details_sent', { daysAgo: 1, visitIn: 3 }),
  redeemed('hijazFleet', fleet(2, 4), 'details_approved', { daysAgo: 0, visitIn: 5 }),
  single('marsa', 'preOpening', 0, 'details_approved', {
    daysAgo: 0,
    visitIn: 7,
    also: ['askToCancel'],
  }),
  redeemed('diyafaFleet', fleet(0, 2), 'details_approved', { daysAgo: 1, visitIn: 4 }),
  single('hijaz', 'preOpening', 0, 'details_rejected', { daysAgo: 0, visitIn: 3, detailsRejected: true }),
  redeemed('marsaHalf', 0, 'details_rejected', { daysAgo: 1, visitIn: 4, detailsRejected: true }),
  redeemed('ruknHalf', 0, 'details_rejected', { daysAgo: 0, visitIn: 5, detailsRejected: true }),
];

/** Assigned to an inspector. */
const visiting: readonly Plan[] = [
  single('hijaz', 'foodSafety', 0, 'inspector_assigned', { package: 0, visitIn: 0, inspector: 'west1' }),
  redeemed('mahattaHalf', 0, 'inspector_assigned', {
    visitIn: 3,
    inspector: 'south2',
    also: ['reschedule'],
  }),
  single('sanabil', 'vehicles', fleet(0, 0, 1), 'inspector_assigned', {
    package: 0,
    visitIn: 2,
    inspector: 'west4',
  }),
  // Overdue: the day has passed without a form.
  redeemed('sanabilYear', 1, 'inspector_assigned', { daysAgo: 6, visitIn: -4, inspector: 'west4' }),
  redeemed('hijazFleet', fleet(0, 1), 'inspector_assigned', {
    daysAgo: 1,
    visitIn: 4,
    inspector: 'west1',
    also: ['reschedule'],
  }),
  redeemed('diyafaYear', 1, 'inspector_assigned', { daysAgo: 0, visitIn: 2 }),
  redeemed('layaliYear', 0, 'inspector_assigned', { daysAgo: 0, visitIn: 1 }),
  redeemed('hijazFleet', fleet(0, 2), 'inspection_started', { inspector: 'west3' }),
  redeemed('barradYear', fleet(0, 4), 'inspection_started', {}),
  redeemed('hijazFleet', fleet(0, 0), 'form_submitted', { daysAgo: 0 }),
  redeemed('sanabilYear', 0, 'form_submitted', { daysAgo: 1 }),
  redeemed('ruknHalf', 1, 'form_submitted', { daysAgo: 0, also: ['updateAnswers'] }),
  // She would make the branch's third consecutive visit, which therefore waits for another inspector.
  redeemed('hijazFleet', fleet(2, 4), 'supervisor_reviewed', { daysAgo: 0, inspector: 'west2' }),
  redeemed('marsaHalf', 0, 'supervisor_reviewed', { daysAgo: 1 }),
  redeemed('diyafaFleet', fleet(0, 1, 2), 'supervisor_reviewed', { daysAgo: 0 }),
];

/** After the results. */
const following: readonly Plan[] = [
  redeemed('hijazFleet', fleet(1, 3), 'certificate_generated', { daysAgo: 3, findings: 'none' }),
  single('hijaz', 'hygiene', 0, 'certificate_generated', { daysAgo: 4, findings: 'none' }),
  single('rukn', 'hygiene', 0, 'certificate_generated', { daysAgo: 2, findings: 'none' }),
  redeemed('barradYear', fleet(1, 8), 'certificate_generated', { daysAgo: 3, findings: 'none' }),
  single('hijaz', 'foodSafety', 2, 'corrections_needed', {
    daysAgo: 6,
    package: 0,
    findings: 'some',
    inspector: 'west2',
  }),
  redeemed('hijazSecond', 1, 'corrections_needed', { daysAgo: 11, findings: 'many' }),
  redeemed('marsaHalf', 0, 'corrections_needed', { daysAgo: 2, ending: 'returned' }),
  redeemed('layaliYear', 3, 'corrections_needed', { daysAgo: 9 }),
  redeemed('sanabilYear', 2, 'corrections_needed', { daysAgo: 12 }),
  redeemed('hijazSecond', 0, 'corrections_submitted', { daysAgo: 1, contests: true }),
  redeemed('sanabilYear', 1, 'corrections_submitted', {
    daysAgo: 0,
    ending: 'partly',
    also: ['updateCorrectiveAnswer'],
  }),
  redeemed('tabreedHalf', fleet(0, 5), 'corrections_submitted', { daysAgo: 1 }),
  redeemed('hijazSecond', 2, 'corrections_reviewed', { daysAgo: 0, ending: 'partly', inspector: 'west2' }),
  single('marsa', 'hygiene', 0, 'corrections_reviewed', { daysAgo: 1, ending: 'accepted' }),
  redeemed('layaliYear', 2, 'corrections_reviewed', { daysAgo: 0, ending: 'partly' }),
  redeemed('hijazYear', 0, 'corrections_approved', { daysAgo: 4, ending: 'accepted', also: ['sharePost'] }),
  redeemed('diyafaYear', 0, 'corrections_approved', { daysAgo: 2, ending: 'partly' }),
  redeemed('layaliYear', 1, 'corrections_approved', {
    daysAgo: 4,
    ending: 'accepted',
    also: ['reportInspector'],
  }),
];

const cancelled: readonly Plan[] = [
  single('hijaz', 'hygiene', 1, 'cancelled', { daysAgo: 47, cancelledAt: 'contract_sent' }),
  single('marsa', 'preOpening', 0, 'cancelled', { daysAgo: 91, cancelledAt: 'payment_pending' }),
  single('mahatta', 'preOpening', 1, 'cancelled', {
    daysAgo: 55,
    cancelledAt: 'details_approved',
    refunded: true,
  }),
  single('layali', 'hygiene', 3, 'cancelled', { daysAgo: 6, cancelledAt: 'inspector_assigned' }),
  redeemed('barradYear', fleet(0, 5), 'cancelled', { daysAgo: 14, cancelledAt: 'supervisor_assigned' }),
  single('sufra', 'audit', 0, 'cancelled', { daysAgo: 19, cancelledAt: 'pending' }),
];

/** Order for three branches: the first has contract and payment, which opened the others. */
const branchPlans: readonly Plan[] = [
  bought('layaliBranches', 0, 'details_sent', { daysAgo: 0, visitIn: 6, otherBranches: [1, 2] }),
  redeemed('layaliBranches', 1, 'payment_completed', { branchOrder: true }),
  redeemed('layaliBranches', 2, 'payment_completed', { branchOrder: true }),
];

/** First orders blocked by their company's profile. */
const onHold: readonly Plan[] = [
  single('warda', 'hygiene', 0, 'contract_sent', { daysAgo: 2 }),
  single('marjan', 'hygiene', 0, 'details_sent', { daysAgo: 1, visitIn: 6 }),
];

/** Open requests, and the few that were cancelled. */
export const currentPlans: readonly Plan[] = [
  ...ordering,
  ...planning,
  ...visiting,
  ...following,
  ...cancelled,
  ...branchPlans,
  ...onHold,
  ...partlyPaid,
];
