import { describe, expect, it } from 'vitest';
import { isolate, isolateLtr } from 'sijil/base/formats/bidi';
import { isolateSignedNumbers } from '../../server/pdf/text/bidi';
import { drawLines } from '../support/drawnLines';
import { generatedLines, mixedLines } from '../support/mixedLines';
import { mixedName } from './fixtures';

/** Characters of one drawn line, from left to right. */
const drawn = async (text: string, direction: 'rtl' | 'ltr' = 'rtl') =>
  (await drawLines([text], direction)).join('\n');

describe('a line drawn into a PDF', () => {
  it('has each number, date, word and bracket where a reader expects it', async () => {
    expect(await drawLines(mixedLines.map(({ text }) => text))).toEqual(
      mixedLines.map(({ fromLeft }) => fromLeft),
    );
  });

  it('has its numbers in any digits at full length, with the highest digit on the left', async () => {
    const lines = generatedLines.map((text, index) => `${text} = ${index + 1000} = ٧٦${index + 1000} = `);
    for (const [index, line] of (await drawLines(lines)).entries()) {
      expect(line).toContain(String(index + 1000));
      expect(line).toContain(`٧٦${index + 1000}`);
    }
  });

  it('has no empty boxes for emoji, old currency signs, symbols and foreign letters', async () => {
    for (const text of ['أحمد 😀👍🏽 👨‍👩‍👧 ❤️ 🇸🇦 5️⃣', '500 ﷼', 'محمد ﷺ', '✓ ✔ ★ → ← № ㎡', 'Ж α', 'ه‍ می‌خواهم'])
      expect(await drawn(text)).not.toContain('\u25A1');
    expect(await drawn('汉')).toBe('\u25A1');
  });

  it('runs right to left for a name of Arabic, Latin and digits, with mirrored parentheses', async () => {
    expect(await drawn(mixedName)).toBe('(سجرنلا يح) 12 عرف Al Baik معطم');
  });

  it('keeps an Arabic name readable inside an English sentence', async () => {
    expect(await drawn(`Branch: ${isolate(mixedName)}.`, 'ltr')).toBe(
      'Branch: (سجرنلا يح) 12 عرف Al Baik معطم.',
    );
  });

  it('keeps a signed number at the beginning of an English line in front of the Arabic after it', async () => {
    expect(await drawn(`${isolateLtr('-18')}لا`, 'ltr')).toBe('-18ال');
  });

  it('keeps an isolated phone number in one piece with its plus sign in front', async () => {
    expect(await drawn(`الجوال ${isolateLtr('+966 50 123 4567')}`)).toBe('+966 50 123 4567 لاوجلا');
  });

  it('keeps the groups of an IBAN in sequence', async () => {
    const iban = 'SA03 8000 0000 6080 1016 7519';
    expect(await drawn(`الآيبان: ${isolateLtr(iban)}.`)).toBe(`.${iban} :نابيآلا`);
  });

  it('reverses neutral characters between Arabic words', async () => {
    expect(await drawn('نعم (1) / لا')).toBe('ال / (1) معن');
  });

  it('has the minus sign to the left of a negative number', async () => {
    expect(await drawn('المجمد (-18 °م)')).toBe('(م° -18) دمجملا');
  });

  it('leaves dates, ranges and codes without isolation', () => {
    for (const text of ['2026-11-21', '5-10', 'SLM-7K2Q', 'كود-5'])
      expect(isolateSignedNumbers(text)).toBe(text);
  });

  it('contains no invisible directional characters', async () => {
    expect(await drawn(`${isolate('a')}\u200F${isolateLtr('b')}`, 'ltr')).toBe('ab');
  });
});
