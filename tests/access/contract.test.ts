import { describe, expect, expectTypeOf, it } from 'vitest';
import { operations } from '#domain/access/operations';
import { contract } from '#domain/api/contract';
import type { Answer, Body, Params, Query, Received } from 'sijil/contract/exchange';
import type { Exchange } from 'sijil/schema/operationTypes';
import type { RequestView } from '#domain/api/requestViews';
import type { callOperation } from 'sijil/react/providers/operations';

const entries: [string, Exchange][] = Object.entries(contract);

describe('the operation contract', () => {
  it('declares only path parameters that occur in the operation’s URL', () => {
    const strays = entries.flatMap(([id, { params = {} }]) =>
      Object.keys(params).filter((name) => !operations[id as keyof typeof contract].url.includes(`:${name}`)),
    );
    expect(strays).toEqual([]);
  });

  it('gives no GET operation a body', () => {
    const reading = entries.filter(([id]) => operations[id as keyof typeof contract].method === 'GET');
    expect(reading.filter(([, { body }]) => body).map(([id]) => id)).toEqual([]);
  });

  it('derives the server’s and the portal’s types from one declaration', () => {
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

  it('rejects at compile time a call that omits required arguments', () => {
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
