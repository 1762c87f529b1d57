import { type Dispatch, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OrderAgainView, OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import type { RequestView } from '#domain/api/requestViews';
import type { DraftWriter } from 'sijil/contract/draftWriters';
import { readAgain } from 'sijil/react/forms/readAgain';
import type { CallError } from 'sijil/react/providers/apiError';
import { draftOf, dropDraft } from 'sijil/react/forms/formDrafts';
import { type SaveState, useServerDraft } from 'sijil/react/forms/useServerDraft';
import { callOperation, useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import { readOrderSubject, subjectParams } from '@/requests/orderPath';
import { type OrderChange, type OrderData, orderReducer } from './orderData';
import {
  currentStep,
  orderLike,
  type OrderStep,
  startingOrder,
  stepAfter,
  stepBefore,
  stepsFor,
  withRemembered,
} from './orderSteps';
import { addedByGateway } from '@/payments/usePay';

interface OrderKey {
  readonly read: () => string;
  /** Begins another order, with a new key. */
  readonly renew: () => void;
}

/**
 * Key of the order that a wizard places: the draft's, as it was when the wizard opened. Two tabs with the same key place only
 * one order, and an order whose answer was lost is not placed again.
 */
function useOrderKey(ofDraft: string): OrderKey {
  const key = useRef(ofDraft);
  return useMemo(
    () => ({
      read: () => key.current,
      renew: () => {
        key.current = crypto.randomUUID();
      },
    }),
    [],
  );
}

/** State that every step needs: the answers, the current step, and the ways forward and back. */
export interface Order {
  readonly service: ServiceView;
  readonly branches: readonly OwnBranchView[];
  readonly data: OrderData;
  readonly change: Dispatch<OrderChange>;
  readonly step: OrderStep;
  readonly steps: readonly OrderStep[];
  /** Placed request, once there is one. */
  readonly request: RequestView | null;
  readonly loading: boolean;
  readonly error: CallError | null;
  readonly saveState: SaveState;
  /** Answers where another device has written the same draft. */
  readonly elsewhere: { readonly onMine: () => void; readonly onTheirs: () => void };
  /** Another order of this service that waits for its contract or payment, while this one is not placed yet. */
  readonly openElsewhere: OrderDraftView['open'];
  /** Key under which this order is placed once, in every tab and however often it is sent. */
  readonly orderKey: OrderKey;
  /** Stops saving the draft while the order is being placed, because the server deletes the draft. */
  readonly holdDraft: (held: boolean) => void;
  readonly goTo: (step: OrderStep) => void;
  readonly goOn: () => void;
  /** Null on the first step, and once the order is placed. */
  readonly goBack: (() => void) | null;
  readonly continueWith: (requestId: string) => void;
  readonly startAnew: () => void;
}

interface Loaded {
  readonly service: ServiceView;
  readonly branches: readonly OwnBranchView[];
  readonly draft: OrderDraftView;
  readonly again: OrderAgainView | null;
}

/** Interval of refetching while the team prepares a contract or checks a transfer. */
const waitingMs = 5000;
const ownMoves: ReadonlySet<string> = new Set(['signContract', 'pay']);

export function useOrder({ service, branches, draft, again }: Loaded): Order {
  const [search, setSearch] = useSearchParams();
  const selectedBranch = useSession((session) => session.selectedBranch);
  const [asked] = useState(() => readOrderSubject(search));
  const userId = useSession(({ user }) => user?.id ?? '');
  const cacheKey = `order:${service.id}`;
  // Unsent local input takes precedence over the server's draft.
  const [unsent] = useState(() => (again ? null : draftOf(userId, cacheKey)));
  const [gathered, change] = useReducer(orderReducer, undefined, () =>
    again
      ? orderLike(again, service)
      : startingOrder(unsent ? { data: unsent['data'] } : draft, service, branches, selectedBranch, asked),
  );
  const data = withRemembered(gathered, draft.remembered);
  const requestId = search.get('request');
  const { request, error } = usePlaced(requestId);

  const wanted = search.get('step') ?? (again ? 'details' : (!asked && draft.step) || 'location');
  const step = currentStep({ asked: wanted, service, data, branches: branches.length, request });
  const steps = stepsFor(service, request ? { ...data, choice: choiceOf(request) } : data, branches.length);
  const orderKey = useOrderKey(draft.orderKey);
  const [held, holdDraft] = useState(false);
  const save = useCallback(
    (body: { readonly step: OrderStep; readonly data: OrderData } & DraftWriter, leaving: boolean) =>
      callOperation('orderDrafts.save', { params: { serviceId: service.id }, body, leaving }),
    [service.id],
  );
  const {
    state: saveState,
    keepMine,
    takeTheirs,
  } = useServerDraft(
    { step, data: gathered },
    // The server deletes the draft once the order is placed.
    {
      save,
      readWith: 'orderDrafts.get',
      cacheKey,
      writes: draft.writes,
      enabled: requestId === null && !held,
      unsaved: asked !== null || again !== null || unsent !== null,
    },
  );
  const placed = held && requestId !== null;
  useEffect(() => {
    if (placed) dropDraft(userId, cacheKey);
  }, [placed, userId, cacheKey]);

  const goTo = useCallback(
    (next: OrderStep) => setSearch((now) => withParams(now, { step: next })),
    [setSearch],
  );
  useAddress(search.get('step'), step, requestId !== null && request === null);
  const before = request ? null : stepBefore(step, steps);
  return {
    service,
    branches,
    data,
    change,
    step,
    steps,
    request,
    loading: requestId !== null && request === null && error === null,
    error,
    saveState,
    elsewhere: { onMine: keepMine, onTheirs: () => readAgain(takeTheirs) },
    openElsewhere: requestId === null ? draft.open : null,
    orderKey,
    holdDraft,
    goTo,
    goOn: () => goTo(stepAfter(step, steps)),
    goBack: before && (() => goTo(before)),
    continueWith: (id) => setSearch({ request: id }),
    startAnew: () => {
      orderKey.renew();
      holdDraft(false);
      setSearch({});
    },
  };
}

function usePlaced(id: string | null) {
  const { data, error } = useOperation('clientInspections.get', {
    params: { id: id ?? '' },
    enabled: id !== null,
    refetchWhile: ({ actions }: RequestView) =>
      !actions.some(({ name, allowed }) => allowed && ownMoves.has(name)) && waitingMs,
  });
  if (id === null) return { request: null, error: null };
  // Data stays after a failed reload: the page may hold a signature.
  return { request: data ?? null, error: data ? null : error };
}

/** A redeemed request has neither contract nor payment of its own. */
function choiceOf({ kind, package: bought }: RequestView): OrderData['choice'] {
  if (kind === 'redeemed') return { kind: 'balance' };
  if (kind === 'custom') return { kind: 'custom' };
  return bought ? { kind: 'package', packageId: bought.id } : { kind: 'single' };
}

/** Writes the shown step into the address, so that a reload or a shared link opens it. */
function useAddress(current: string | null, step: OrderStep, unsettled: boolean): void {
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    if (unsettled || current === step) return;
    setSearch(
      (now) => {
        const next = withParams(now, { step });
        // The draft has taken these over: from here on the choice on the page applies, after a reload too.
        for (const name of subjectParams) next.delete(name);
        // A payment that was settled before its payer returned has no result left to ask for.
        if (step === 'done') for (const name of addedByGateway) next.delete(name);
        return next;
      },
      { replace: true },
    );
  }, [current, step, unsettled, setSearch]);
}

function withParams(now: URLSearchParams, change: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(change)) next.set(name, value);
  return next;
}
