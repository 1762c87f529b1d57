import { describe, expect, expectTypeOf, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { contract } from '#domain/api/contract';
import type { Answer, Body, Exchange, Params, Query, Received } from '#framework/contract/exchange';
import type { RequestView } from '#domain/api/requestViews';
import type { callOperation } from '@framework/providers/operations';

const entries: [string, Exchange][] = Object.entries(contract);

describe('the contract', () => {
  it('names only parts that stand in the address', () => {
    const strays = entries.flatMap(([id, { params = {} }]) =>
      Object.keys(params).filter((name) => !operations[id as keyof typeof contract].url.includes(`:${name}`)),
    );
    expect(strays).toEqual([]);
  });

  it('takes nothing along where an address is only read', () => {
    const reading = entries.filter(([id]) => operations[id as keyof typeof contract].method === 'GET');
    expect(reading.filter(([, { body }]) => body).map(([id]) => id)).toEqual([]);
  });

  it('gives server and portal the types of one declaration', () => {
    expectTypeOf<Params<'clientInspections.settleCard'>>().toEqualTypeOf<{
      readonly id: string;
      readonly paymentId: string;
    }>();
    expectTypeOf<Params<'lookups.questionRatings'>['type']>().toEqualTypeOf<'score' | 'review'>();
    expectTypeOf<Query<'calendar.inspector'>>().toEqualTypeOf<{ week?: string | undefined }>();
    expectTypeOf<Body<'notifications.markRead'>>().toEqualTypeOf<undefined>();
    expectTypeOf<Body<'clientInspections.complete'>['version']>().toEqualTypeOf<number>();
    expectTypeOf<Answer<'session.get'>['id']>().toEqualTypeOf<string>();
    expectTypeOf<Received<'clientInspections.get'>>().toEqualTypeOf<RequestView>();
  });

  it('refuses a call that leaves out what must be given', () => {
    type Call = typeof callOperation;
    const calls = (call: Call) => [
      // @ts-expect-error: the address has an id
      call('clientInspections.get'),
      // @ts-expect-error: the reason is missing
      call('clientInspections.rejectDetails', { params: { id: '' }, body: { version: 1 } }),
      // @ts-expect-error: nothing of this name can be asked
      call('dashboards.byRole', { query: { branch: '' } }),
      call('dashboards.byRole', { query: { branchId: '' } }),
    ];
    expect(calls).toBeTypeOf('function');
  });
});
