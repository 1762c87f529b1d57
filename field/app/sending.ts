import type { FieldClient } from '../sync/fieldApi';
import { FieldError } from '../sync/fieldError';
import { sendDrafts } from '../sync/sendDrafts';
import { sendQueued, type SyncEvent } from '../sync/sendQueued';
import { fetchPictures } from './fetchPictures';
import type { FieldStore } from './store/fieldStore';
import { visitStoreOf } from './store/visitStore';

export interface SendingState {
  readonly running: boolean;
  /** True if the portal no longer knows the session: the inspector signs in again, the work stays. */
  readonly sessionEnded: boolean;
  /** Photos that have arrived since the sending began. */
  readonly photos: number;
}

export type Sender = ReturnType<typeof createSender>;

const everyMs = 30_000;
/** Bytes of a photo per call: a part is lost with the network, so a slow line takes small ones. */
const partSize = 131_072;

/** Sends what waits on this phone and fetches the visits: at the start, when the network is back, and every half minute. */
export function createSender(client: FieldClient, store: FieldStore) {
  const listeners = new Set<() => void>();
  let state: SendingState = { running: false, sessionEnded: false, photos: 0 };
  const set = (change: Partial<SendingState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** The client, which counts the photos that arrive. */
  const counting: FieldClient = {
    ...client,
    async appendEvidence(...given) {
      const upload = await client.appendEvidence(...given);
      if (upload.file) set({ photos: state.photos + 1 });
      return upload;
    },
  };

  let fetching: Promise<void> | undefined;
  /** Runs on its own: finished work never waits for pictures. */
  const bringPictures = () => {
    fetching ??= fetchPictures(store).finally(() => (fetching = undefined));
  };

  async function run(): Promise<void> {
    if (state.running || !navigator.onLine) return;
    set({ running: true, photos: 0 });
    try {
      const bringsForward = (await store.read('sandbox')) === 'yes';
      const visits = visitStoreOf(store, () => new Date());
      const sending = { client: counting, store: visits, now: new Date(), partSize, bringsForward };
      const events: SyncEvent[] = [];
      const failures = await sendQueued({ ...sending, report: (event) => events.push(event) });
      for (const event of events)
        if (event.kind === 'leftOver') await store.noteHandedOver(event.number, event.receipt.inspector);
      // A refusal is shown with its visit; anything else is a fault of the app.
      for (const one of failures) if (!(one instanceof FieldError)) reportError(one);
      const { cardGateway } = await client.settings();
      await store.note('sandbox', cardGateway.sandbox ? 'yes' : '');
      set({ sessionEnded: false });
      bringPictures();
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
      if (error.retry === 'afterSignIn') set({ sessionEnded: true });
    } finally {
      set({ running: false });
    }
  }

  const whenSeen = () => {
    if (document.visibilityState === 'visible') void run();
  };
  /** The phone may end a hidden app: what was answered is sent before. */
  const whenHidden = async () => {
    if (document.visibilityState === 'visible' || !navigator.onLine) return;
    try {
      await sendDrafts({ client, store: visitStoreOf(store, () => new Date()), now: new Date() }, 0);
    } catch (error) {
      if (!(error instanceof FieldError)) throw error;
    }
  };
  const whenSeenOrHidden = () => {
    whenSeen();
    void whenHidden();
  };

  return {
    run,
    state: () => state,
    follow(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Sends from now on; returns the function that stops it. */
    start(): () => void {
      void run();
      const timer = setInterval(whenSeen, everyMs);
      addEventListener('online', whenSeen);
      document.addEventListener('visibilitychange', whenSeenOrHidden);
      return () => {
        clearInterval(timer);
        removeEventListener('online', whenSeen);
        document.removeEventListener('visibilitychange', whenSeenOrHidden);
      };
    },
  };
}
