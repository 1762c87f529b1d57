import { operations, type OperationId } from '#domain/access/operations';
import type { FileLink, Wire } from '#domain/api/parts';
import type { RequestView } from '#domain/api/requestViews';
import type { LoginView } from '#domain/api/sessionView';
import type { Language } from '#domain/i18n/localized';
import type { AssignmentView } from '#domain/api/assignmentView';
import { FieldError } from './fieldError';

export type Assignment = Wire<AssignmentView>;

export interface SentAnswer {
  readonly vehicleId?: string | null;
  readonly questionKey: string;
  readonly score: number | null;
  readonly reading?: number;
  readonly note?: string;
  readonly fileIds: readonly string[];
}

export interface Evidence {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

interface FieldClientOptions {
  /** The portal's address, e.g. http://localhost:3000 */
  readonly url: string;
  readonly language?: Language;
  /** Another way to reach it, for tests. */
  readonly fetch?: typeof fetch;
}

export type FieldClient = ReturnType<typeof createFieldClient>;

/**
 * An inspector's app: the public API and nothing else. Every method throws a FieldError that carries the portal's
 * own message; `login` comes first.
 */
export function createFieldClient({
  url,
  language = 'ar',
  fetch: reach = globalThis.fetch,
}: FieldClientOptions) {
  let token = '';

  async function call<T>(id: OperationId, body?: object | FormData, params: Record<string, string> = {}) {
    const { method, url: path } = operations[id];
    const address = `${url.replace(/\/$/, '')}/api/v1${path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')}`;
    const json = body !== undefined && !(body instanceof FormData);
    const response = await reach(address, {
      method,
      headers: {
        'accept-language': language,
        ...(token && { authorization: `Bearer ${token}` }),
        ...(json && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw FieldError.unreachable(url, cause);
    });
    if (!response.ok) throw await FieldError.refused(response);
    return (await response.json()) as T;
  }

  return {
    async login(email: string, password: string): Promise<void> {
      const session = await call<LoginView>('auth.login', { email, password });
      if (!session.token) throw FieldError.unverified(session.email);
      token = session.token.plain_text_token;
    },
    assignments: () => call<Assignment[]>('field.assignments'),
    start: ({ id, version }: Pick<Assignment, 'id' | 'version'>) =>
      call<RequestView>('field.start', { version }, { id }),
    /** In a portal that is only tried out: the visit takes place now instead of at its planned time. */
    bringForward: ({ id, version }: Pick<Assignment, 'id' | 'version'>) =>
      call<RequestView>('sandbox.bringVisitForward', { version }, { id }),
    async uploadEvidence(id: string, { name, type, content }: Evidence): Promise<FileLink> {
      const form = new FormData();
      form.append('file', new Blob([content], { type }), name);
      return call<FileLink>('field.uploadEvidence', form, { id });
    },
    submitForm: (id: string, version: number, answers: readonly SentAnswer[]) =>
      call<RequestView>('field.submitForm', { version, answers }, { id }),
    requestDayOff: (startsOn: string, endsOn: string, reason: string) =>
      call<{ id: string; status: string }>('field.requestDayOff', { startsOn, endsOn, reason }),
  };
}
