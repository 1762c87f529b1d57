// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Rolldown } from 'vite';
import { publicScreens } from '@/screens/publicScreens';
import { textsOfPortal } from 'sijil/react/screens/texts';
import { screens } from '@/screens/screens';
import { textsOfLists } from '@/screens/textsOfLists';
import { contentSecurityPolicy, inlineScripts } from 'sijil/server/plugins/protection';
import { filesByAddress, moduleOf, withAddressFiles } from '../../scripts/addressFiles';
import { showAddress } from '../support/addressBar';

const firstPaint = readFileSync('public/first-paint.js', 'utf8');

/** Bundle with one file per module, except the portal's start, which has two modules in one file. */
function bundleOf(modules: readonly string[]): Rolldown.OutputBundle {
  const chunk = (file: string, moduleIds: string[], imports: string[] = []) => ({
    type: 'chunk',
    fileName: file,
    moduleIds: moduleIds.map((id) => `/house/${id}`),
    imports,
    viteMetadata: { importedCss: new Set(file === 'Portal.js' ? ['portal.css'] : []) },
  });
  const alone = modules.map((id) => [`${id}.js`, chunk(`${id}.js`, [id])]);
  return Object.fromEntries([
    ...alone,
    [
      'Portal.js',
      chunk(
        'Portal.js',
        ['packages/sijil/react/start/Portal.tsx', 'packages/sijil/react/screens/prefetchScreen.ts'],
        ['antd.js'],
      ),
    ],
    ['antd.js', chunk('antd.js', [])],
  ]) as unknown as Rolldown.OutputBundle;
}

const texts = ['ar', 'en'].flatMap((language) =>
  [
    ...new Set([...screens.flatMap((one) => one.texts ?? []), 'common', ...textsOfPortal, ...textsOfLists]),
  ].map((name) => {
    const file = `i18n/${language}/${name}.json`;
    return existsSync(`src/${file}`) ? `src/${file}` : `packages/sijil/react/${file}`;
  }),
);
const pages = [...publicScreens, ...screens].map(({ load }) => moduleOf(load));
const data = filesByAddress(
  { publicScreens, screens, textsOfLists, textsOfPortal },
  bundleOf([
    ...texts,
    ...new Set(pages),
    'packages/sijil/react/frame/PortalLayout.tsx',
    'packages/sijil/react/console/ResourceList.tsx',
    'packages/sijil/react/console/ConsolePage.tsx',
    'packages/sijil/react/router/consoleRoutes.tsx',
  ]),
  '<script src="/antd.js">',
);

/** Files that the page requests when it is opened at a URL. */
function askedAt(address: string, signedIn: boolean): string[] {
  document.head.innerHTML = `<script type="application/json" id="address-files">${JSON.stringify(data)}</script>`;
  showAddress(address);
  if (signedIn) localStorage.setItem('token', '1|secret');
  // oxlint-disable-next-line no-eval -- the script of the page, as a browser runs it
  window.eval(firstPaint);
  return [...document.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

beforeEach(() => localStorage.clear());

describe('a page opened by its URL preloads', () => {
  it('the frame, its styles, the list and its texts in the reader’s language', () => {
    localStorage.setItem('language', 'en');
    const asked = askedAt('/requests', true);
    for (const file of [
      'Portal.js',
      'packages/sijil/react/frame/PortalLayout.tsx.js',
      'packages/sijil/react/console/ResourceList.tsx.js',
    ])
      expect(asked).toContain(`modulepreload /${file}`);
    expect(asked).toContain('preload /portal.css');
    expect(asked).toContain('modulepreload /src/pages/admin/AdminRequests.tsx.js');
    expect(asked).toContain('modulepreload /packages/sijil/react/i18n/en/list.json.js');
    expect(asked.filter((one) => one.includes('/ar/'))).toEqual([]);
  });

  it('nothing twice, and nothing that the page already references', () => {
    const asked = askedAt('/requests', true);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).not.toContain('modulepreload /antd.js');
  });

  it('the generated list for a URL without a hand-written page', () => {
    expect(askedAt('/nationalities', true)).toContain(
      'modulepreload /packages/sijil/react/console/ConsolePage.tsx.js',
    );
  });

  it('the page of a URL with a parameter', () => {
    const asked = askedAt('/verify/AB-12', false);
    expect(asked).toContain('modulepreload /src/pages/verify/VerifyCertificate.tsx.js');
    expect(asked).not.toContain('modulepreload /Portal.js');
  });

  it('nothing of the portal before sign-in', () => {
    expect(askedAt('/requests', false)).toEqual([]);
    expect(askedAt('/', false)).toEqual([]);
  });
});

it('the script is part of the built page, after its data, and the only inline script that the server permits', () => {
  const page = withAddressFiles(readFileSync('index.html', 'utf8'), data);
  expect(page).not.toContain('src="/first-paint.js"');
  expect(page.indexOf('id="address-files"')).toBeLessThan(page.indexOf(firstPaint));
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'salama-page-')), 'index.html');
  writeFileSync(file, page);
  const hash = createHash('sha256').update(firstPaint).digest('base64');
  const scripts = inlineScripts(file);
  expect(contentSecurityPolicy({ pictures: [], services: [], scripts }).directives.scriptSrc).toEqual([
    "'self'",
    `'sha256-${hash}'`,
  ]);
});

it('a server without a built page permits no inline script', () => {
  expect(inlineScripts('missing/index.html')).toEqual([]);
});
