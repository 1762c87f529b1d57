// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from 'sijil/react/providers/apiError';
import { type Item, savedAnswerOf } from '@/pages/client/request/corrections/typedAnswer';
import { useCorrectionAnswers } from '@/pages/client/request/corrections/useCorrectionAnswers';
import { useSavedDrafts } from '@/pages/client/request/corrections/useSavedDrafts';
import { drawnPage } from '../support/drawn';
import { anItem } from './staffSamples';

const { save } = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock('sijil/react/providers/operations', () => ({ callOperation: save }));

const { draw } = drawnPage();
const client = new QueryClient();
const invalidated = vi.spyOn(client, 'invalidateQueries');
let typed: ReturnType<typeof useCorrectionAnswers>;
let drafts: ReturnType<typeof useSavedDrafts>;

/** The corrective list of a request, as the server has it. */
function List({ items, request }: { readonly items: readonly Item[]; readonly request: string }) {
  const answers = useCorrectionAnswers(request);
  const state = useSavedDrafts(request, items);
  useEffect(() => void ([typed, drafts] = [answers, state]));
  return null;
}
const show = (items: readonly Item[], request = 'r1') =>
  draw(
    <QueryClientProvider client={client}>
      <List {...{ items, request }} />
    </QueryClientProvider>,
  );
const type = (item: Item, action: string) =>
  act(async () => typed.change(item.id, { action, over: savedAnswerOf(item).action }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const actions = () => Object.fromEntries(Object.entries(typed.answers).map(([id, one]) => [id, one.action]));
const forget = () =>
  act(async () => {
    for (const id of Object.keys(typed.answers)) typed.put(id, () => null);
  });
const storedTexts = () => sessionStorage.getItem('corrections') ?? '';

const fridge = anItem({ id: 'fridge' });
const labels = anItem({ id: 'labels' });
/** What the server has once the first typed answer about the fridge is saved. */
const savedFridge = (action: string): Item => ({
  ...fridge,
  draftVersion: 1,
  draft: { action, contested: false, files: [] } as unknown as Item['draft'],
});

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  save.mockResolvedValue({ items: [] });
});
afterEach(async () => {
  await forget();
  vi.useRealTimers();
});

describe('a typed corrective answer', () => {
  it('is sent a second after the last key, with the version that it started from, and read again', async () => {
    await show([fridge, labels]);
    expect(drafts.saving).toBe('saved');
    await type(fridge, 'أصلحنا');
    expect(drafts.saving).toBe('saving');
    await wait(900);
    await type(fridge, 'أصلحنا الثلاجة');
    await wait(900);
    expect(save).not.toHaveBeenCalled();
    await wait(200);
    expect(save.mock.calls).toEqual([
      [
        'clientInspections.draftCorrectiveAction',
        {
          params: { id: 'r1', itemId: 'fridge' },
          body: { version: 0, action: 'أصلحنا الثلاجة', contested: false, fileIds: [] },
          leaving: false,
        },
      ],
    ]);
    expect(invalidated).toHaveBeenCalledWith({ queryKey: ['clientInspections.correctiveActions'] });
  });

  it('stays in the tab until the server has it, and is dropped then', async () => {
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    expect(storedTexts()).toContain('أصلحناها');
    await show([savedFridge('أصلحناها')]);
    expect(actions()).toEqual({});
    expect(storedTexts()).not.toContain('أصلحناها');
    expect(drafts.saving).toBe('saved');
  });

  it('that could not be sent stays, is reported, and is sent again by itself', async () => {
    save.mockRejectedValueOnce(new CallError('No connection', 0, 'offline'));
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await wait(1100);
    expect([drafts.saving, actions()]).toEqual(['failed', { fridge: 'أصلحناها' }]);
    expect(save).toHaveBeenCalledTimes(1);
    await wait(5100);
    await wait(1100);
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('is saved at once when the page is left', async () => {
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await draw(null);
    expect(save.mock.lastCall?.[1]).toMatchObject({ body: { action: 'أصلحناها' } });
  });

  it('that a colleague was quicker to save is not reported as a failure, but read again', async () => {
    save.mockRejectedValue(new CallError('Changed meanwhile', 409, 'stale_version'));
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await wait(1100);
    expect([drafts.saving, invalidated.mock.calls.length]).toEqual(['saving', 1]);
  });

  it('whose text a colleague changed too is a conflict, and is not sent', async () => {
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await show([savedFridge('استبدلناها')]);
    expect([...drafts.conflicts]).toEqual(['fridge']);
    await wait(2000);
    expect(save).not.toHaveBeenCalled();
    expect(actions()).toEqual({ fridge: 'أصلحناها' });
  });

  it('is not a conflict with the copy that was just sent from here', async () => {
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await wait(1100);
    await type(fridge, 'أصلحناها وعايرناها');
    await show([savedFridge('أصلحناها')]);
    expect(drafts.conflicts.size).toBe(0);
    await wait(1100);
    expect(save.mock.lastCall?.[1]).toMatchObject({ body: { version: 1, action: 'أصلحناها وعايرناها' } });
  });
});

describe('typed corrective answers', () => {
  it('of two items are sent one after the other', async () => {
    await show([fridge, labels]);
    await type(fridge, 'أصلحناها');
    await type(labels, 'ألصقناها');
    await wait(1100);
    expect(save.mock.calls.map(([, { params }]) => params.itemId)).toEqual(['fridge', 'labels']);
  });

  it('of one request are not those of another', async () => {
    await show([fridge]);
    await type(fridge, 'أصلحناها');
    await show([fridge], 'r2');
    expect(actions()).toEqual({});
    await type(fridge, 'غيرها');
    await forget();
    await show([fridge], 'r1');
    expect(actions()).toEqual({ fridge: 'أصلحناها' });
  });
});
