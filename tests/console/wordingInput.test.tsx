// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { changedTexts } from 'sijil/schema/texts/changedTexts';
import type { Wording } from 'sijil/schema/kinds/wording';
import { wordingRenderer } from 'sijil/react/fields/renderers/localizedRenderers';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({ useOperation: () => ({ data: undefined }) }));

const { draw, all } = drawnPage();
const { Input } = wordingRenderer;
const { text } = changedTexts({ designers: [] }).fields;
const noun = { one: 'فرع واحد', two: 'فرعان', few: 'فروع', many: 'فرعًا' };

const drawWith = (value: Wording, props: { readonly errors?: Record<string, string[]> } = {}) =>
  draw(
    <Input
      id="text"
      field={text}
      value={value}
      values={{ language: 'ar' }}
      onChange={() => undefined}
      aria-invalid={true}
      {...props}
    />,
  );
const marked = () =>
  all('textarea')
    .filter((area) => area.getAttribute('aria-invalid') === 'true')
    .map(({ id }) => id);

it('only an empty plural form is marked as invalid', async () => {
  await drawWith({ ...noun, many: ' ' });
  expect(marked()).toEqual(['text-many']);
});

it('the plural forms named by the server are marked, or all where it names none', async () => {
  await drawWith(noun, { errors: { two: ['…'] } });
  expect(marked()).toEqual(['text-two']);
  await drawWith(noun);
  expect(marked()).toEqual(['text-one', 'text-two', 'text-few', 'text-many']);
});
