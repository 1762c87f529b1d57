import { and, desc, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContractPaperView } from '#domain/api/paperViews';
import { notifications } from '../../server/db/schema/messages';
import { packagePurchases, taxDocuments } from '../../server/db/schema/money';
import type { InvoiceData } from '../../server/pdf/documents/invoice/invoiceData';
import { remindPayments } from '../../server/wiring/jobs/dueRequests';
import { call } from '../support/call';
import { textOfFile } from '../support/textOfFile';
import { buildOrdersFixture, order, type OrdersFixture, reread, sign, sunday } from './ordersFixture';
import { payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
}, 120_000);
afterAll(() => fixture?.test.close());

/** Counts days by the calendar alone, without the portal's functions. */
const laterBy = (day: string, days: number) => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};
/** The day before the same day some months later; the last of a month that has no such day: 30 November ends with February. */
const lastDayOf = (day: string, months: number) => {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCMonth(later.getUTCMonth() + months);
  const isSameDay = later.getUTCDate() === Number(day.slice(-2));
  later.setUTCDate(isSameDay ? later.getUTCDate() - 1 : 0);
  return later.toISOString().slice(0, 10);
};
const at = (day: string, time = '09:00') => new Date(`${day}T${time}:00+03:00`);
const dayOf = (instant: unknown) => new Date(String(instant)).toISOString().slice(0, 10);
const inWords = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** Packages of the fixture with the days to the second payment (rules 4.2) and their months. */
const bought = {
  annual: { days: 180, months: 12 },
  pair: { days: 30, months: 3 },
} as const;

const history = fc.record({
  kind: fc.constantFrom('annual', 'pair'),
  plan: fc.constantFrom('one', 'two'),
  daysToSign: fc.integer({ min: 1, max: 9 }),
  daysToPay: fc.integer({ min: 0, max: 6 }),
  // Until three in the morning it is still the day before elsewhere.
  time: fc.constantFrom('00:10', '09:00', '23:50'),
});

it('contract, signature page, invoice, plan, package and reminder name the same days', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ({ kind, plan, daysToSign, daysToPay, time }) => {
      const { test, client, packages } = fixture;
      const sentOn = dayOf(sunday);
      const signedOn = laterBy(sentOn, daysToSign);
      const paidOn = laterBy(signedOn, daysToPay);
      const { days, months } = bought[kind];
      const delays = plan === 'two' ? [0, days] : [0];
      const dueDays = delays.map((delay) => laterBy(signedOn, delay));

      test.setNow(sunday);
      const placed = await order(fixture, { packageId: packages[kind], paymentPlan: plan });
      const { id } = placed.body;
      const params = { id };
      const { body: offered } = await call<ContractPaperView>(test, 'clientInspections.contract', {
        token: client.token,
        params,
      });
      // The offer names no day that its reader could take for the one of the signature.
      expect(offered.paper).not.toHaveProperty('startsOn');
      expect(offered.paper?.schedule.map((payment) => ({ ...payment, label: null, amount: null }))).toEqual(
        delays.map((daysAfterSignature) => ({ daysAfterSignature, label: null, amount: null })),
      );
      expect(offered.paper?.term?.ar).toMatch(/ من يوم السداد$/);

      test.setNow(at(signedOn, time));
      await sign(fixture, placed.body);
      await test.runJobs();
      const signed = await reread(fixture, id);
      expect(signed.instalments.map(({ dueOn }) => dueOn)).toEqual(dueDays);
      const page = await test.app.inject({ url: String(signed.contract?.signedFile?.url) });
      const words = await textOfFile(page.rawPayload);
      for (const day of dueDays) expect(words).toContain(inWords(day));
      const [invoice] = await test.api.db.select().from(taxDocuments).where(eq(taxDocuments.requestId, id));
      expect((invoice!.data as InvoiceData).schedule.map(({ dueOn }) => dayOf(dueOn))).toEqual(dueDays);

      test.setNow(at(paidOn, time));
      await payInFull(fixture, signed);
      const [term] = await test.api.db
        .select({ startsOn: packagePurchases.startsOn, endsOn: packagePurchases.endsOn })
        .from(packagePurchases)
        .where(eq(packagePurchases.requestId, id));
      expect(term).toEqual({ startsOn: paidOn, endsOn: lastDayOf(paidOn, months) });
      expect((await reread(fixture, id)).package?.term).toEqual(term);

      const [, second] = dueDays;
      if (second === undefined) return;
      test.setNow(at(second));
      await remindPayments(test.api);
      const [reminder] = await test.api.db
        .select({ kind: notifications.kind, data: notifications.data })
        .from(notifications)
        .where(and(eq(notifications.requestId, id), eq(notifications.kind, 'paymentDueToday')))
        .orderBy(desc(notifications.createdAt));
      expect(reminder?.data).toMatchObject({ deadline: new Date(`${second}T00:00:00+03:00`).toISOString() });
    }),
    // A package that is paid on the last of a month.
    { numRuns: 8, examples: [[{ kind: 'pair', plan: 'two', daysToSign: 3, daysToPay: 5, time: '00:10' }]] },
  );
});
