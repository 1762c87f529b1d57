import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { draw } from '../../server/pdf/thread/drawingThreads';
import { drawOnce } from '../../server/pdf/drawOnce';
import type { CardData } from '../../server/pdf/documents/card/cardData';
import { ThreadJobError, type ThreadLimits, ThreadPool } from 'sijil/server/threads/threadPool';
import * as fixtures from './fixtures';
import { drawings } from '../../server/pdf/thread/drawings';
import { kitchenPicture, rgbaPng } from './pictures';

/** A 10 × 10 PNG of 77 bytes with an invalid row filter, which once crashed the portal when decoded in a callback. */
const unknownFilter = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKEAYAAADdohP+AAAAFElEQVR42uNkoDLgHDVw1MDhaCAAn8kAWw6r50UAAAAASUVORK5CYII=',
  'base64',
);
const isPdf = (file: Buffer) => file.subarray(0, 5).toString() === '%PDF-';

function reportWith(evidence: Buffer) {
  const sections = fixtures.report.sections.map((section) => ({
    ...section,
    categories: section.categories.map((category) => ({
      ...category,
      questions: category.questions.map((question) => ({ ...question, evidence: [evidence] })),
    })),
  }));
  return { ...fixtures.report, sections };
}

const poolOf = (script: string, limits: Partial<ThreadLimits>) =>
  new ThreadPool<string, string>(new URL(`../support/threads/${script}`, import.meta.url), {
    threads: 1,
    patienceMs: 1e3,
    jobMs: 1e4,
    heapMb: 64,
    waiting: 10,
    restMs: 6e4,
    ...limits,
  });

const threads = (script: string, jobMs = 10_000, waiting = 10, restMs = 60_000) =>
  poolOf(script, { jobMs, waiting, restMs });

describe('rendering a document in a worker thread', () => {
  it('succeeds even with damaged images', async () => {
    for (const picture of [
      unknownFilter,
      kitchenPicture.subarray(0, 500),
      Buffer.from('GIF89a'),
      Buffer.alloc(0),
    ])
      expect(isPdf(await draw('report', { data: reportWith(picture), language: 'ar' }))).toBe(true);
    const signature = { ...fixtures.signature, mark: { kind: 'drawn', image: unknownFilter } } as const;
    const { contract: data } = fixtures;
    const file = await draw('contract', data);
    expect(isPdf(await draw('signedContract', { file, data, signature }))).toBe(true);
  });

  it('does not block the main thread', async () => {
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 1);
    await Promise.all([1, 2, 3].map(() => draw('report', { data: fixtures.report, language: 'ar' })));
    clearInterval(beat);
    expect(turns).toBeGreaterThan(3);
  });

  it('fails only for the invalid document, with a reason', async () => {
    const broken = { ...fixtures.invoice, total: 0.5 };
    const [refused, drawn] = await Promise.allSettled([
      draw('invoice', broken),
      draw('invoice', fixtures.invoice),
    ]);
    expect(refused).toMatchObject({
      status: 'rejected',
      reason: { name: 'ThreadJobError', reason: 'failed' },
    });
    expect(drawn.status).toBe('fulfilled');
  });
});

const data: CardData = {
  provider: { ar: 'سلامة', en: 'Salama' },
  code: '7K2M9QXZ4T',
  state: 'valid',
  subjectName: 'فرع العليا',
  companyName: 'مطعم الواحة',
  service: { ar: 'تفتيش', en: 'Inspection' },
  city: { ar: 'الرياض', en: 'Riyadh' },
  score: 94.4,
  grade: { letter: 'A', label: { ar: 'ممتاز', en: 'Excellent' } },
  heading: { ar: 'شهادة تفتيش', en: 'Inspection certificate' },
  line: { ar: '', en: '' },
  parts: { grade: true, code: true },
  logo: null,
  image: null,
  verificationUrl: 'https://portal.example.sa/verify/7K2M9QXZ4T',
};

describe('a cached picture', () => {
  const card = (changed: Partial<CardData> = {}, size = { width: 1200, height: 630 }) =>
    drawOnce('card', { data: { ...data, ...changed }, language: 'ar', size });

  it('is rendered once for simultaneous and later requests', async () => {
    const [first, sharedCard] = await Promise.all([card(), card()]);
    expect(sharedCard.file).toBe(first.file);
    expect((await card()).file).toBe(first.file);
  });

  it('is rendered again for different content or another size', async () => {
    const first = await card();
    const square = await card({}, { width: 1080, height: 1080 });
    expect((await card({ state: 'revoked' })).etag).not.toBe(first.etag);
    expect([square.file.readUInt32BE(16), square.file.readUInt32BE(20)]).toEqual([1080, 1080]);
  });
});

describe('the logo on a share picture', () => {
  const [pink, plate] = [
    [230, 0, 120],
    [255, 255, 255],
  ] as const;
  const colours = (width: number, height: number) => rgbaPng(width, height, () => [...pink, 255]);
  /** Smallest box around the pixels close to a colour; null if there are none. */
  async function boxOf(file: Buffer, [red, green, blue]: readonly [number, number, number], width: number) {
    const raw = await sharp(file).removeAlpha().raw().toBuffer();
    const found: { x: number; y: number }[] = [];
    for (let at = 0; at < raw.length; at += 3) {
      const far = [red, green, blue].some((one, place) => Math.abs((raw[at + place] ?? 0) - one) > 12);
      if (!far) found.push({ x: (at / 3) % width, y: Math.floor(at / 3 / width) });
    }
    if (found.length === 0) return null;
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)];
    const reduce = (all: number[], pick: (a: number, b: number) => number) =>
      all.reduce((a, b) => pick(a, b));
    return {
      left: reduce(xs, Math.min),
      right: reduce(xs, Math.max),
      top: reduce(ys, Math.min),
      bottom: reduce(ys, Math.max),
    };
  }
  const drawCard = (logo: Buffer | null, language: 'ar' | 'en' = 'ar') =>
    drawings.card({
      data: { ...data, companyName: 'مجموعة الواحة', parts: { grade: true, code: false }, logo },
      language,
      size: { width: 1200, height: 630 },
    });

  it.each([
    ['very wide', 900, 90],
    ['very tall', 90, 900],
    ['square', 300, 300],
  ])(
    'is shown completely when it is %s, with its aspect ratio, at the start of the names',
    async (_, wide, high) => {
      for (const language of ['ar', 'en'] as const) {
        const box = await boxOf(await drawCard(colours(wide, high), language), pink, 1200);
        if (!box) throw new Error('no logo');
        const [width, height] = [box.right - box.left + 1, box.bottom - box.top + 1];
        expect(width).toBeLessThanOrEqual(202);
        expect(height).toBeLessThanOrEqual(98);
        expect(Math.abs(width - (height * wide) / high)).toBeLessThan(Math.max(4, (3 * wide) / high));
        // The margin is 64 pixels, and the plate extends 14 pixels around the logo.
        const margin = language === 'ar' ? 1200 - box.right : box.left;
        expect(margin).toBeGreaterThan(64);
        expect(margin).toBeLessThan(90);
      }
    },
  );

  it('has a white background behind its transparent parts', async () => {
    const frame = rgbaPng(200, 200, (x, y) => [...pink, x < 20 || y < 20 || x > 180 || y > 180 ? 255 : 0]);
    const file = await drawCard(frame);
    const box = await boxOf(file, pink, 1200);
    if (!box) throw new Error('no logo');
    const middle = {
      left: Math.round((box.left + box.right) / 2),
      top: Math.round((box.top + box.bottom) / 2),
    };
    const pixel = await sharp(file)
      .removeAlpha()
      .extract({ ...middle, width: 1, height: 1 })
      .raw()
      .toBuffer();
    expect([...pixel]).toEqual([...plate]);
  });

  it('is omitted when it is absent or unreadable', async () => {
    const without = await drawCard(null);
    expect(await boxOf(without, pink, 1200)).toBeNull();
    expect((await drawCard(unknownFilter)).equals(without)).toBe(true);
  });
});

describe('a worker thread', () => {
  it.each([
    ['throws outside its task', 'throw', 'died'],
    ['ends itself', 'exit', 'died'],
    ['fills its memory', 'fill', 'died'],
    ['never answers', 'hang', 'timeout'],
  ])('that %s fails its task, and the next task gets a new thread', async (_what, task, reason) => {
    const pool = threads('misbehave.mjs', task === 'hang' ? 1500 : 15_000);
    await expect(pool.run(task)).rejects.toMatchObject({ name: 'ThreadJobError', reason });
    await expect(pool.run('answer')).resolves.toBe('answer');
  });

  it('is reused for the next task and exits after an idle period', async () => {
    const kept = threads('misbehave.mjs');
    expect(await kept.run('tell')).toBe(await kept.run('tell'));
    const hasty = threads('misbehave.mjs', 10_000, 10, 10);
    const first = await hasty.run('tell');
    // On a busy machine an answer takes longer than a short interval, so that the thread would never be idle between two tasks.
    const rested = { interval: 500, timeout: 15_000 };
    await vi.waitFor(async () => expect(await hasty.run('tell')).not.toBe(first), rested);
  });

  it('serves waiting tasks within the patience time; after that a second thread starts', async () => {
    const patient = poolOf('misbehave.mjs', { threads: 2, patienceMs: 60_000 });
    const [first, second] = await Promise.all([patient.run('tell'), patient.run('tell')]);
    expect(second).toBe(first);
    const hasty = poolOf('misbehave.mjs', { threads: 2, patienceMs: 100 });
    const known = await hasty.run('tell');
    const waiting = hasty.run('sleep').then(
      () => 'answered',
      () => 'given up',
    );
    expect(await Promise.race([waiting, hasty.run('tell')])).toMatch(/^thread /);
    expect(await hasty.run('tell')).not.toBe(known);
  });

  it('has a bounded queue', async () => {
    const pool = threads('misbehave.mjs', 10_000, 1);
    const [first, second] = [pool.run('answer'), pool.run('answer')];
    await expect(pool.run('answer')).rejects.toBeInstanceOf(ThreadJobError);
    expect(await Promise.all([first, second])).toEqual(['answer', 'answer']);
  });
});
