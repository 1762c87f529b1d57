import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from 'sijil/base/i18n/localized';
import { openFont } from '../../server/pdf/openFont';
import { createDocument } from '../../server/pdf/createDocument';
import { criticalFindings } from '../../server/pdf/documents/report/reportSections';
import { drawings } from '../../server/pdf/thread/drawings';
import type { ContractSignature } from '../../server/pdf/documents/contract/contractData';
import { contentsOf } from '../support/contentsOf';
import * as fixtures from './fixtures';
import { kitchenPicture, rgbaPng } from './pictures';

const { contract, signature } = fixtures;
// Renders in the test's thread: these tests check the content; `draw.test.ts` checks the worker threads.
const { contract: renderContract, invoice: renderInvoice, creditNote: renderCreditNote } = drawings;
const renderCertificate = (data: typeof fixtures.certificate, language: Language) =>
  drawings.certificate({ data, language });
const renderSigned = async (given: ContractSignature) =>
  Buffer.from(
    await drawings.signedContract({
      file: await renderContract(contract),
      data: contract,
      signature: given,
    }),
  );
const renderReport = (data: typeof fixtures.report, language: Language) =>
  drawings.report({ data, language });
const pagesOf = (file: Buffer) => file.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;

const picturesOf = (file: Buffer) => file.toString('latin1').match(/\/Subtype \/Image\b/g)?.length ?? 0;

const documents = {
  'a contract in both languages': () => renderContract(contract),
  'a signed contract': () => renderSigned(signature),
  'an invoice': () => renderInvoice(fixtures.invoice),
  'a credit note': () => renderCreditNote(fixtures.creditNote),
  'an Arabic certificate': () => renderCertificate(fixtures.certificate, 'ar'),
  'an English certificate': () => renderCertificate(fixtures.certificate, 'en'),
  'a report with pictures': () => renderReport(fixtures.report, 'ar'),
  'a list in a table': () => drawings.table({ data: fixtures.table, language: 'ar' }),
  'a report on vehicles': () => renderReport(fixtures.vehicleReport, 'en'),
};

describe.each(Object.entries(documents))('%s', (_name, render) => {
  it('is rendered as a PDF with identical bytes every time', async () => {
    const [first, second] = [await render(), await render()];
    expect(first.subarray(0, 5).toString()).toBe('%PDF-');
    expect(first.equals(second)).toBe(true);
  });
});

describe('the shared document fonts', () => {
  it('do not remember the characters a glyph was first used for, which the PDF contains', () => {
    const shape = (text: string) => openFont('regular').layout(text, ['rtla']).glyphs[0];
    // Lam and alef as two letters, and as the single legacy character: both use the same glyph.
    const [two, one] = [shape('\u0644\u0627'), shape('\ufefb')];
    expect(one?.id).toBe(two?.id);
    expect([two?.codePoints, one?.codePoints]).toEqual([[0x644, 0x627], [0xfefb]]);
  });
});

describe('a certificate with its holder’s logo', () => {
  const logo = rgbaPng(600, 150, () => [230, 0, 120, 255]);

  it('has one more image and is still one page', async () => {
    for (const language of ['ar', 'en'] as const) {
      const [plain, shown] = await Promise.all([
        renderCertificate(fixtures.certificate, language),
        renderCertificate({ ...fixtures.certificate, logo }, language),
      ]);
      expect(picturesOf(shown) - picturesOf(plain)).toBe(1);
      expect(pagesOf(shown)).toBe(1);
    }
  });

  it('is rendered without the logo when the logo file is unreadable', async () => {
    const plain = await renderCertificate(fixtures.certificate, 'ar');
    const damaged = { ...fixtures.certificate, logo: Buffer.from('no picture') };
    expect((await renderCertificate(damaged, 'ar')).equals(plain)).toBe(true);
  });
});

describe('an invoice', () => {
  it('with two instalments and a bank account fits on one page', async () => {
    expect(fixtures.invoice.schedule).toHaveLength(2);
    expect(fixtures.invoice.iban).toBeDefined();
    expect(pagesOf(await renderInvoice(fixtures.invoice))).toBe(1);
  });

  it('with a long description, instalments, a discount and a bank name fits on one page', async () => {
    const description = {
      ar: 'تفتيش مركبات نقل الأغذية: 12 مركبة خلال 6 أشهر',
      en: 'Food transport vehicle inspection: 12 vehicles in 6 months',
    };
    const [line] = fixtures.invoice.lines;
    if (!line) throw new Error('the fixture has a line');
    const seller = {
      ...fixtures.invoice.seller,
      address: { ar: 'طريق الملك فهد، الرياض', en: 'King Fahd Road' },
    };
    const long = {
      ...fixtures.invoice,
      seller,
      lines: [
        {
          ...line,
          description,
        },
      ],
      discount: 40800,
      bankName: {
        ar: 'مصرف الراجحي',
        en: 'Al Rajhi Bank',
      },
    };
    expect(pagesOf(await renderInvoice(long))).toBe(1);
  });
});

describe('a contract', () => {
  it('grows by pages with its number of clauses', async () => {
    const short = await renderContract({ ...contract, clauses: fixtures.clauses(2) });
    const long = await renderContract({ ...contract, clauses: fixtures.clauses(60) });
    expect(pagesOf(long)).toBeGreaterThan(pagesOf(short) + 3);
  });

  it('gains exactly one signature page, and its other pages are unchanged', async () => {
    const sent = await PDFDocument.load(await renderContract(contract));
    const signed = await PDFDocument.load(await renderSigned(signature));
    expect(signed.getPageCount()).toBe(sent.getPageCount() + 1);
    expect(contentsOf(signed).slice(0, sent.getPageCount())).toEqual(contentsOf(sent));
  });

  it('accepts a typed name as a signature', async () => {
    const mark = { kind: 'typed', text: 'خالد العتيبي' } as const;
    expect((await renderSigned({ ...signature, mark })).length).toBeGreaterThan(1000);
  });

  it('lists a large fleet of vehicles over several pages', async () => {
    const vehicles = Array.from({ length: 80 }, (_, index) => ({
      plate: `أ ب ح ${1000 + index}`,
      kind: { ar: 'شاحنة مبرّدة', en: 'Refrigerated truck' },
      driver: 'إقبال حسين',
    }));
    const file = await renderContract({ ...contract, scope: { kind: 'vehicles', vehicles } });
    expect(pagesOf(file)).toBeGreaterThan(pagesOf(await renderContract(contract)) + 1);
  });

  it('splits a table row that is taller than a page', async () => {
    const address = 'حي النرجس، شارع الأمير محمد. '.repeat(220);
    const scope = { kind: 'branches', branches: [{ name: 'فرع', address }] } as const;
    expect(pagesOf(await renderContract({ ...contract, scope }))).toBeGreaterThan(4);
  });
});

describe('a certificate', () => {
  it('fits on one page even with a very long name', async () => {
    const clientName =
      'شركة مطاعم ومخابز وحلويات الواحة الخضراء للتجارة والتموين والإعاشة المحدودة (فرع المنطقة الشرقية)';
    const file = await renderCertificate({ ...fixtures.certificate, clientName }, 'ar');
    expect(pagesOf(file)).toBe(1);
  });
});

describe('a report', () => {
  it('is rendered even when an evidence photo is damaged', async () => {
    const damaged = kitchenPicture.subarray(0, 400);
    const [section] = fixtures.report.sections;
    const categories = (section?.categories ?? []).map((category) => ({
      ...category,
      questions: category.questions.map((question) => ({ ...question, evidence: [damaged] })),
    }));
    const file = await renderReport({ ...fixtures.report, sections: [{ score: 50, categories }] }, 'ar');
    expect(pagesOf(file)).toBeGreaterThan(0);
  });

  it('starts each further vehicle on a new page', async () => {
    const one = await renderReport(
      { ...fixtures.vehicleReport, sections: fixtures.vehicleReport.sections.slice(0, 1) },
      'ar',
    );
    expect(pagesOf(await renderReport(fixtures.vehicleReport, 'ar'))).toBeGreaterThan(pagesOf(one));
  });

  it('names the vehicle of each critical finding on its first page', () => {
    const { brand } = fixtures.report;
    const { issuedAt: createdAt } = fixtures.invoice;
    const document = createDocument({ language: 'en', brand, title: 'Report', createdAt });
    const text = vi.spyOn(document, 'text');
    criticalFindings(document, fixtures.vehicleReport.sections);
    const said = text.mock.calls.map(([words]) => words).filter((words) => /Isuzu|Hino/.test(words));
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('Isuzu');
    expect(said[1]).toContain('Hino');
  });
});
