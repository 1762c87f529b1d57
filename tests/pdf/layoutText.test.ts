import { describe, expect, it } from 'vitest';
import { createDocument } from '../../server/pdf/createDocument';
import { contract, mixedName } from './fixtures';

const document = createDocument({
  language: 'ar',
  title: 'اختبار',
  brand: contract.brand,
  createdAt: contract.issuedOn,
});

const textOf = (lines: ReturnType<typeof document.layout>['lines']) =>
  lines.map((line) => line.runs.map((run) => run.text).join('|'));

describe('wrapping text', () => {
  it('orders each line separately, so that the sentence starts on the first line', () => {
    const lines = textOf(document.layout('زيارة أولى Visit one زيارة ثانية Visit two', 70).lines);
    expect(lines.length).toBeGreaterThan(1);
    expect(lines[0]).toContain('زيارة أولى');
    expect(lines.at(-1)).toContain('two');
  });

  it('never exceeds the column width, even for a word without spaces', () => {
    const address = 'https://portal.example/verify/SLM-7K2Q-9F4D-0000-1111-2222-3333';
    for (const text of [address, `${mixedName} ${mixedName}`, 'قسطنطينية'.repeat(12)]) {
      const { lines } = document.layout(text, 90);
      expect(lines.length).toBeGreaterThan(1);
      expect(Math.max(...lines.map((line) => line.width))).toBeLessThanOrEqual(90.01);
    }
  });

  it('ignores directional overrides, which could forge a name or an amount', () => {
    const [line] = document.layout('total \u202E001\u202C', 400, { direction: 'ltr' }).lines;
    expect(line?.runs.map((run) => run.text).join('')).toContain('001');
    expect(line?.runs.every((run) => !run.rtl)).toBe(true);
  });

  it('mirrors horizontal positions between Arabic and English documents', () => {
    const english = createDocument({
      language: 'en',
      title: 'Test',
      brand: contract.brand,
      createdAt: contract.issuedOn,
    });
    const pageWidth = 595.28;
    expect(document.left(10, 100) + 100).toBeCloseTo(pageWidth - english.left(10, 100), 1);
  });
});
