import { describe, expect, it } from 'vitest';
import {
  certificateTemplateProblems,
  socialTemplateProblems,
  socialTextProblems,
} from '#domain/templates/certificateTemplate';
import { contractTemplateProblems } from '#domain/templates/contractTemplate';
import { fillPlaceholders, placeholdersFor, unknownPlaceholders } from '#domain/templates/placeholders';
import { certificateDesign, certificatePost, contractTerms } from '#domain/templates/seedTemplates';

describe('a placeholder', () => {
  it.each([
    ['Hello {client}', []],
    ['Hello {price} and { price }', ['{price}', '{ price }']],
    ['{score}', ['{score}']],
    ['{constructor} {__proto__}', ['{constructor}', '{__proto__}']],
    ['a { b', ['{']],
    ['}', ['}']],
    ['{}', ['{}']],
  ])('unknown to a contract is reported: %s', (text, unknown) => {
    expect(unknownPlaceholders(text, 'contract')).toEqual(unknown);
  });

  it('is replaced once in each language, and by a dash when it has no value', () => {
    const filled = fillPlaceholders(
      { ar: '{client} و{visits}', en: '{client}, {visits}, {toString}' },
      { client: { ar: 'مطعم {total}', en: 'A {total} place' } },
    );
    expect(filled).toEqual({ ar: 'مطعم {total} و—', en: 'A {total} place, —, —' });
  });
});

describe('the initial contract terms', () => {
  it('can be published', () => {
    expect(contractTemplateProblems(contractTerms)).toEqual([]);
  });

  it.each(['title', 'body'] as const)(
    'cannot be published with a clause whose %s lacks one language',
    (part) => {
      const [first, ...others] = contractTerms.clauses;
      if (!first) throw new Error('The terms have no clause');
      const clauses = [{ ...first, [part]: { ...first[part], en: ' ' } }, ...others];
      const problems = contractTemplateProblems({ ...contractTerms, clauses });
      expect(problems.map(({ message }) => message.en)).toEqual([expect.stringMatching(/write/i)]);
    },
  );
});

describe('the initial certificate design', () => {
  it('can be published', () => {
    expect(certificateTemplateProblems(certificateDesign)).toEqual([]);
  });

  it.each([
    ['a key of contracts alone', { basis: { ar: 'نص', en: '{total}' } }, 'What it rests on', /\{total\}/],
    ['a text in one language', { note: { ar: 'ملاحظة', en: '' } }, 'Note at its foot (optional)', /Write it/],
    ['no text at all', { verify: { ar: ' ', en: '' } }, 'How it is verified', /Write it/],
  ])('cannot be published with %s, and the problem names the place', (_, texts, place, said) => {
    const [problem, ...others] = certificateTemplateProblems({
      ...certificateDesign,
      texts: { ...certificateDesign.texts, ...texts },
    });
    expect(others).toEqual([]);
    expect([problem?.place?.en, problem?.message.en]).toEqual([place, expect.stringMatching(said)]);
  });
});

describe('the template of a social post', () => {
  const problemsOf = (en: string) =>
    socialTextProblems('caption', { ar: 'نص', en }).map(({ message }) => message.en);

  it('accepts the certificate placeholders and names an unknown one', () => {
    const known = placeholdersFor('social').map((key) => `{${key}}`);
    expect(problemsOf(known.join(' '))).toEqual([]);
    expect(problemsOf('{total}')).toEqual([expect.stringMatching(/\{total\}.*not a known placeholder/)]);
  });

  it('that is initially installed can be published', () => {
    expect(socialTemplateProblems(certificatePost)).toEqual([]);
  });
});
