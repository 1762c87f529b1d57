import { operations, type OperationId } from '#domain/access/operations';
import type { Wire } from 'sijil/contract/parts';
import type {
  AssignmentChangesView,
  AssignmentView,
  DraftReceipt,
  EvidenceUploadView,
  FormReceipt,
  LeftoverReceipt,
} from '#domain/api/fieldViews';
import type { RequestView } from '#domain/api/requestViews';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import type { LoginView } from '#domain/api/profileViews';
import type { SettingsView } from '#domain/api/orderViews';
import type { Language } from 'sijil/base/i18n/localized';
import { FieldError } from './fieldError';

export type Assignment = Wire<AssignmentView>;

/** True for a visit that the portal does not have as begun. */
export const canBegin = ({ actions }: Pick<Assignment, 'actions'>): boolean =>
  actions.some(({ name }) => name === 'startInspection');

export interface SentAnswer {
  readonly vehicleId?: string | null;
  readonly questionKey: string;
  /** Absent where the score follows from the answer, or the answer is only recorded. */
  readonly score?: number | null;
  readonly reading?: number;
  readonly entries?: readonly string[];
  readonly note?: string;
  readonly fileIds: readonly string[];
  /** Photos of what was corrected during the visit, and what was done. */
  readonly mendedFileIds?: readonly string[];
  readonly mendedNote?: string;
}

export interface Evidence extends Taken {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

interface FieldClientOptions {
  /** Address of the portal, e.g. http://localhost:3000 */
  readonly url: string;
  readonly language?: Language;
  /** Credentials for signing in with the first call that needs it; without them `login` must be called first. */
  readonly credentials?: { readonly email: string; readonly password: string };
  /** Token of a session that the device still has. */
  readonly token?: string;
  /** Replacement of `fetch`, for tests. */
  readonly fetch?: typeof fetch;
}

interface Start {
  readonly version: number;
  /** ISO 8601 instant, by the device's clock. */
  readonly at: string;
  readonly place: Coordinates | null;
  /** Accuracy in metres. */
  readonly accuracy: number;
}

/** Answer of a draft, with the names of its photos. */
export interface DraftAnswer extends Omit<SentAnswer, 'fileIds' | 'mendedFileIds'> {
  readonly photos: readonly string[];
  readonly mendedPhotos: readonly string[];
  /** By the clock of this device; of an answer that was given on another one, by the portal's. */
  readonly changedAt: string;
  readonly device: string;
}

/** Answers of a visit so far. */
export interface Draft {
  readonly device: string;
  readonly number: number;
  /** Time of sending, by the device's clock. */
  readonly at: string;
  readonly answers: readonly DraftAnswer[];
  readonly photos: readonly { readonly name: string; readonly fileId?: string }[];
}

interface Submission {
  readonly version: number;
  /** Latest draft that the answers contain. */
  readonly draftNumber?: number;
  /** End of the visit, by the device's clock. */
  readonly endedAt?: string;
  readonly answers: readonly SentAnswer[];
  /** Idempotency-Key of the submission. */
  readonly key: string;
}

interface Announcement extends Taken {
  readonly name: string;
  readonly size: number;
  readonly sha256: string;
}

/** When and where a photo was taken, by the device. */
export interface Taken {
  readonly takenAt?: string;
  readonly place?: Coordinates | null;
  /** Accuracy of the place in metres. */
  readonly accuracy?: number | null;
}

interface Leftover {
  readonly draftNumber?: number;
  readonly startedAt: string;
  readonly endedAt?: string;
  readonly answers: readonly SentAnswer[];
  /** Idempotency-Key of the submission. */
  readonly key: string;
}

interface Sent {
  readonly body?: object | Uint8Array;
  /** True for a call that the browser finishes after the page is hidden. */
  readonly outlivesPage?: boolean;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Retries of a call, for about a minute, while the portal still checks the account's earlier files. */
const repeats = 12;

/** Bytes of such calls at once, which browsers limit to 64 kB. */
const mostKeptAlive = 60_000;

export type FieldClient = ReturnType<typeof createFieldClient>;

/**
 * Client of an inspector's app, which uses only the public API. Every method throws a FieldError with the portal's own message.
 */
export function createFieldClient({
  url,
  language = 'ar',
  credentials,
  token: given = '',
  fetch: reach = globalThis.fetch,
}: FieldClientOptions) {
  let token = given;

  async function call<T>(id: OperationId, sent: Sent = {}, repeatsLeft = repeats): Promise<T> {
    const { body, params = {}, query = {}, headers = {}, outlivesPage = false } = sent;
    if (!token && credentials && id !== 'auth.login') await login(credentials.email, credentials.password);
    const { method, url: path } = operations[id];
    const octets = body instanceof Uint8Array;
    const payload = octets ? new Uint8Array(body) : body && JSON.stringify(body);
    const search = new URLSearchParams(query).toString();
    const address = `${url.replace(/\/$/, '')}/api/v1${path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
    const response = await reach(`${address}${search && `?${search}`}`, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': octets ? 'application/octet-stream' : 'application/json' }),
        ...headers,
      },
      ...(payload && { body: payload }),
      ...(outlivesPage && new Blob([payload ?? '']).size < mostKeptAlive && { keepalive: true }),
    }).catch((cause: unknown) => {
      throw FieldError.unreachable(cause);
    });
    if (!response.ok) {
      const refusal = await FieldError.refused(response);
      if (refusal.code !== 'uploads_waiting' || repeatsLeft === 0) throw refusal;
      await new Promise((resolve) => setTimeout(resolve, (refusal.retryAfter ?? 5) * 1000));
      return call(id, sent, repeatsLeft - 1);
    }
    // Something else than the portal may answer, e.g. the sign-in page of a network.
    return response.json().catch((cause: unknown) => {
      throw FieldError.unreachable(cause);
    }) as Promise<T>;
  }

  async function login(email: string, password: string): Promise<void> {
    const session = await call<LoginView>('auth.login', { body: { email, password } });
    if (!session.token) throw new FieldError('unverified', session.email, { retry: 'afterSignIn' });
    token = session.token.plain_text_token;
  }

  return {
    login,
    /** Signs in to the inspectors' app: the portal opens no session for anybody else. */
    signIn: (proof: { email: string; password: string; code?: string }) =>
      call<LoginView>('auth.login', { body: { ...proof, audience: 'field' } }),
    signOut: () => call<null>('auth.logout'),
    changeFirstPassword: (password: string, passwordConfirmation: string) =>
      call<null>('auth.changeFirstPassword', { body: { password, passwordConfirmation } }),
    settings: () => call<SettingsView>('portal.settings'),
    /** Changes since the cursor; all assignments without one. */
    changes: (cursor: string | null) =>
      call<Wire<AssignmentChangesView>>('field.assignmentChanges', { query: cursor ? { cursor } : {} }),
    start: (id: string, body: Start) => call<RequestView>('field.start', { body, params: { id } }),
    /** Sandbox only: the visit takes place now instead of at its planned time. */
    bringForward: ({ id, version }: Pick<Assignment, 'id' | 'version'>) =>
      call<RequestView>('sandbox.bringVisitForward', { body: { version }, params: { id } }),
    openEvidence: (id: string, body: Announcement) =>
      call<Wire<EvidenceUploadView>>('field.openEvidence', { body, params: { id } }),
    appendEvidence: (id: string, uploadId: string, offset: number, part: Uint8Array) =>
      call<Wire<EvidenceUploadView>>('field.appendEvidence', {
        body: part,
        params: {
          id,
          uploadId,
        },
        query: { offset: String(offset) },
      }),
    saveDraft: (id: string, body: Draft) =>
      call<Wire<DraftReceipt>>('field.saveDraft', { body, params: { id }, outlivesPage: true }),
    submitForm: (id: string, { key, ...body }: Submission) =>
      call<Wire<FormReceipt>>('field.submitForm', {
        body,
        params: { id },
        headers: { 'idempotency-key': key },
      }),
    submitLeftover: (id: string, { key, ...body }: Leftover) =>
      call<Wire<LeftoverReceipt>>('field.submitLeftover', {
        body,
        params: { id },
        headers: { 'idempotency-key': key },
      }),
    requestDayOff: (startsOn: string, endsOn: string, reason: string) =>
      call<{ id: string; status: string }>('field.requestDayOff', { body: { startsOn, endsOn, reason } }),
  };
}
