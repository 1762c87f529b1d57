import { describe, expect, it } from 'vitest';
import { contractTemplateProblems } from '#domain/templates/contractTemplate';
import { fillPlaceholders, placeholdersFor, unknownPlaceholders } from '#domain/templates/placeholders';
import { contractTerms } from '#domain/templates/seed/contractTerms';
import { validate } from '#domain/schema/validate';
import { resources } from '#resources';

describe('a placeholder', () => {
  it.each([
    ['Hello {client}', []],
    ['Hello {price} and { price }', ['{price}', '{ price }']],
    ['{score}', ['{score}']],
    ['{constructor} {__proto__}', ['{constructor}', '{__proto__}']],
    ['a { b', ['{']],
    ['}', ['}']],
    ['{}', ['{}']],
  ])('that a contract does not know is named: %s', (text, unknown) => {
    expect(unknownPlaceholders(text, 'contract')).toEqual(unknown);
  });

  it('is filled in each language; what has no value leaves a dash, and a value is never filled again', () => {
    const filled = fillPlaceholders(
      { ar: '{client} و{visits}', en: '{client}, {visits}, {toString}' },
      { client: { ar: 'مطعم {total}', en: 'A {total} place' } },
    );
    expect(filled).toEqual({ ar: 'مطعم {total} و—', en: 'A {total} place, —, —' });
  });
});

describe('the terms that a portal starts with', () => {
  it('could be published', () => {
    expect(contractTemplateProblems(contractTerms)).toEqual([]);
  });
});

describe('a post', () => {
  it('takes the keys of a certificate and no other', () => {
    const post = (en: string) =>
      validate(resources.socialTemplates, 'create', { name: 'x', caption: { ar: 'نص', en } }, 'en');
    expect(
      post(
        placeholdersFor('social')
          .map((key) => `{${key}}`)
          .join(' '),
      ),
    ).toMatchObject({ ok: true });
    expect(post('{client}')).toMatchObject({
      ok: false,
      errors: { caption: [expect.stringContaining('{subject}')] },
    });
  });
});
