import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { demoPassword } from '#domain/demoAccounts';
import type { LoginView } from '#domain/api/sessionView';
import type { Language } from '#domain/i18n/localized';
import type { LayoutType } from '../../../src/theme/tokens';

export interface Look {
  readonly language: Language;
  readonly mode?: 'light' | 'dark';
  readonly layout?: LayoutType;
  /** Where the page reads from, if not from where its language does. */
  readonly direction?: 'ltr' | 'rtl';
}

export interface Visitor {
  readonly page: Page;
  /** Reads the API as this person does, an address below `/api/v1`; what cannot be read is an empty list. */
  readonly ask: (path: string) => Promise<unknown>;
}

/** A browser of a person's own, signed in as the portal keeps it, without the form; nobody is signed in without an e-mail. */
export async function openAs(
  browser: Browser,
  email: string | null,
  look: Look,
  options: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const session = email === null ? null : await logIn(page, email);
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
  return {
    page,
    ask: async (path) => {
      const authorization = `Bearer ${session?.token ?? ''}`;
      const answer = await page.request.get(`/api/v1${path}`, { headers: { authorization } });
      return answer.ok() ? await answer.json() : [];
    },
  };
}

function preferences({
  language,
  mode = 'light',
  layout = 'collapsibleSide',
  ...look
}: Look): Record<string, string> {
  const direction = look.direction ?? (language === 'ar' ? 'rtl' : 'ltr');
  const state = { direction, mode, layout: { type: layout, sideNavCollapse: false } };
  return { language, theme: JSON.stringify({ state, version: 0 }) };
}

async function logIn(page: Page, email: string): Promise<{ readonly root: string; readonly token: string }> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password: demoPassword } });
  const { user, token } = (await answer.json()) as LoginView;
  const state = { user, authenticated: true, selectedBranch: null };
  return { root: JSON.stringify({ state, version: 0 }), token: token?.plain_text_token ?? '' };
}
