import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '../../../scripts/findChromium';
import { findFreePort } from 'sijil/server/db/embedded/launchPostgres';
import { enter, logIn } from '../../e2e/support/session';
import { asRoot } from '../browser';
import type { Installations } from '../installations';
import { attempt, type Line } from '../line';

/** Newest version for Node 20; npx downloads it on the first run. */
const lighthouse = 'lighthouse@12.8.2';
const patienceMs = 180_000;
const run = promisify(execFile);

interface Report {
  readonly categories: Readonly<Record<'performance' | 'accessibility', { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<string, { readonly numericValue?: number; readonly displayValue?: string }>
  >;
}

/** Lighthouse's scores of the sign-in page and of a list, for a simulated phone. */
export async function lighthouseLines(installations: Installations): Promise<Line[]> {
  const { portal } = await installations.large();
  const pages = [
    { what: 'sign-in', address: '/sign-in', email: null, goal: 95 },
    { what: 'list', address: '/requests', email: 'operations@demo.test', goal: 85 },
  ];
  const lines: Line[] = [];
  for (const { what, address, email, goal } of pages) {
    let report: Report | undefined;
    const read = async () => (report ??= await audit(portal.url, address, email));
    lines.push(
      await attempt(`Lighthouse (mobile, simulated), ${what}: performance`, `≥ ${goal}`, async () =>
        marked((await read()).categories.performance.score, goal, causes(await read())),
      ),
      await attempt(`Lighthouse, ${what}: accessibility`, '100', async () =>
        marked((await read()).categories.accessibility.score, 100, address),
      ),
    );
  }
  return lines;
}

async function audit(url: string, address: string, email: string | null): Promise<Report> {
  const folder = await mkdtemp(path.join(tmpdir(), 'salama-lighthouse-'));
  const port = await findFreePort();
  // The session is in the browser's storage, so Lighthouse uses a browser with that storage.
  const context = await chromium.launchPersistentContext(folder, {
    ...(findChromium() && { executablePath: findChromium() }),
    baseURL: url,
    args: [...asRoot(), '--disable-gpu', `--remote-debugging-port=${port}`],
  });
  try {
    const session = email === null ? null : await logIn(context.request, email);
    const page = await enter(context, session, { language: 'ar' });
    await page.goto('/icon.svg');
    await page.close();
    const { stdout } = await run(
      'npx',
      [
        '--yes',
        lighthouse,
        `${url}${address}`,
        `--port=${port}`,
        '--output=json',
        '--quiet',
        '--only-categories=performance,accessibility',
        '--disable-storage-reset',
      ],
      { timeout: patienceMs, maxBuffer: 64 * 1024 * 1024 },
    );
    return JSON.parse(stdout) as Report;
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function marked(score: number | null, goal: number, detail: string) {
  if (score === null) throw new Error('Lighthouse gave no mark');
  const mark = Math.round(score * 100);
  return { figure: String(mark), detail, reached: mark >= goal };
}

const shown = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const causes = ({ audits }: Report) =>
  Object.entries(shown)
    .map(([name, audited]) => `${name} ${audits[audited]?.displayValue?.replaceAll(' ', ' ') ?? '–'}`)
    .join(', ');
