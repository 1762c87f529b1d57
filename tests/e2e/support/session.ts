import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
} from '@playwright/test';
import { demoPassword } from '#domain/demoAccounts';
import type { LoginView } from '#domain/api/profileViews';
import type { Language } from 'sijil/base/i18n/localized';
import type { ControlSize, LayoutType, SchemeName } from 'sijil/react/theme/tokens';
import { countTraffic } from './walk';

export interface Look {
  readonly language: Language;
  readonly mode?: 'light' | 'dark';
  readonly layout?: LayoutType;
  readonly scheme?: SchemeName;
  readonly controlSize?: ControlSize;
  /** Direction of the page, if not the language's. */
  readonly direction?: 'ltr' | 'rtl';
  /**
   * Prefetches the code behind the menu while the page is idle, as browsers without data saving do. It costs as much as the
   * page itself, so only its own test enables it.
   */
  readonly fetchesAhead?: boolean;
}

/** Session of a signed-in user, as the portal stores it. */
export interface Session {
  readonly root: string;
  readonly token: string;
}

export interface Visitor {
  readonly page: Page;
  /** Reads the API as this user, by an address below `/api/v1`; an unreadable address gives an empty list. */
  readonly ask: (path: string) => Promise<unknown>;
  /** Writes to the API as this user. */
  readonly write: (method: 'PUT' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<void>;
}

/** Opens a browser context with a user's stored session, without the form; signed out without an e-mail. */
export async function openAs(
  browser: Browser,
  email: string | null,
  look: Look,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const session = email === null ? null : await logIn(context.request, email);
  const { request } = context;
  return {
    page: await enter(context, session, look),
    ask: askerOf(request, session),
    write: async (method, path, data) => {
      const headers = headersOf(session);
      const answer = await request.fetch(`/api/v1${path}`, { method, data, headers });
      if (!answer.ok()) throw new Error(`${method} ${path} answers ${answer.status()}`);
    },
  };
}

/** The server closes a connection that was idle for ten seconds; a call sent on it at that moment ends in ECONNRESET. */
const ownConnection = { connection: 'close' };

const headersOf = (session: Session | null) => ({
  authorization: `Bearer ${session?.token ?? ''}`,
  ...ownConnection,
});

/** Opens a page in a browser with a stored session and the chosen look. */
export async function enter(context: BrowserContext, session: Session | null, look: Look): Promise<Page> {
  await context.addInitScript(
    ([stored, root, token]) => {
      for (const [key, value] of Object.entries(stored))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
      if (root !== null && localStorage.getItem('root') === null) {
        localStorage.setItem('root', root);
        localStorage.setItem('token', token);
      }
    },
    [preferences(look), session?.root ?? null, session?.token ?? ''] as const,
  );
  if (!look.fetchesAhead)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
  const page = await context.newPage();
  countTraffic(page);
  return page;
}

export function askerOf(request: APIRequestContext, session: Session | null): Visitor['ask'] {
  return async (path) => {
    const answer = await request.get(`/api/v1${path}`, { headers: headersOf(session) });
    return answer.ok() ? await answer.json() : [];
  };
}

export async function logIn(request: APIRequestContext, email: string): Promise<Session> {
  const answer = await request.post('/api/v1/auth/login', {
    data: { email, password: demoPassword },
    headers: ownConnection,
  });
  const { user, token } = (await answer.json()) as LoginView;
  const state = { user, authenticated: true, selectedBranch: null };
  return { root: JSON.stringify({ state, version: 0 }), token: token?.plain_text_token ?? '' };
}

function preferences(look: Look): Record<string, string> {
  const { language, mode = 'light', layout = 'collapsibleSide', scheme, controlSize } = look;
  const state = {
    direction: look.direction ?? (language === 'ar' ? 'rtl' : 'ltr'),
    mode,
    layout: { type: layout, sideNavCollapse: false },
    ...(scheme && { themeSchema: scheme }),
    ...(controlSize && { controlSize }),
  };
  return { language, theme: JSON.stringify({ state, version: 0 }) };
}
