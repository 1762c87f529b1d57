import { ConfigProvider } from 'antd';
import { act, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { FieldFilter, FieldInput } from 'sijil/react/fields/FieldInput';
import { FieldValue } from 'sijil/react/fields/FieldValue';
import type { InputProps } from 'sijil/react/fields/renderer';
import { viewOf } from 'sijil/react/fields/kindViews';
import { changeLanguage } from 'sijil/react/providers/i18n';
import { queryClient, RefineRoot } from 'sijil/react/providers/RefineRoot';
import { useSession } from 'sijil/react/providers/session';
import type { Language } from 'sijil/base/i18n/localized';
import type { Field } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import { portalPart } from '../support/portalPart';

/** Texts of fields. */
export const fieldTexts = ['fields', 'brand', 'record', 'texts', 'refine'];

export const label = { ar: 'حقل', en: 'Field' };

type Others = Partial<Omit<InputProps, 'field' | 'value' | 'onChange'>>;

/** Field of one kind in a page of its own: its input, its filter or its value, with the real controls. */
export function fieldStage() {
  const part = portalPart();
  const received = vi.fn<(value: unknown) => void>();
  beforeEach(async () => {
    received.mockReset();
    useSession.setState({ user: { id: 'me', role: 'admin', name: 'Sara', client: null } as never });
    await act(() => changeLanguage('en'));
  });
  afterEach(() => queryClient.clear());

  let times = 0;
  /** Shows an element in a language, in the direction of that language. */
  const show = async (element: ReactNode, language: Language = 'en', at = '/') => {
    await act(() => changeLanguage(language));
    await part.show(
      <RefineRoot>
        {/* The test browser ends no animation. */}
        <ConfigProvider
          key={(times += 1)}
          direction={language === 'ar' ? 'rtl' : 'ltr'}
          theme={{ token: { motion: false } }}
        >
          {element}
        </ConfigProvider>
      </RefineRoot>,
      at,
    );
    await act(() => vi.dynamicImportSettled());
    await part.settle();
  };

  function HeldInput({ field, value, ...rest }: Others & { readonly field: Field; readonly value: unknown }) {
    const [held, setHeld] = useState(value);
    const take = (next: unknown) => {
      received(next);
      setHeld(next);
    };
    return (
      <>
        <label htmlFor="box">Field</label>
        <FieldInput {...rest} id="box" field={field} value={held} onChange={take} />
      </>
    );
  }

  function HeldFilter({ field, filters }: { readonly field: Field; readonly filters: Filters }) {
    const [held, setHeld] = useState(filters);
    const take = (next: Filters) => {
      received(next);
      setHeld(next);
    };
    return (
      <>
        <label htmlFor="box">Field</label>
        <FieldFilter id="box" field={field} filters={held} onChange={take} />
      </>
    );
  }

  return {
    ...part,
    shown: show,
    /** Values or filters that the control has passed on. */
    taken: () => received.mock.calls.map(([value]) => value),
    last: () => received.mock.lastCall?.[0],
    input: (field: Field, value: unknown = null, rest: Others = {}, language: Language = 'en') =>
      show(<HeldInput field={field} value={value} {...rest} />, language),
    filter: (field: Field, filters: Filters = {}, language: Language = 'en') =>
      show(<HeldFilter field={field} filters={filters} />, language),
    value: (field: Field, value: unknown, language: Language = 'en', rest: object = {}) =>
      show(
        <main>
          <FieldValue field={field} value={value} {...rest} />
        </main>,
        language,
      ),
    /** Words of a filter, as on the tag that removes it. */
    words: async (field: Field, filters: Filters, language: Language = 'en') => {
      const Words = viewOf(field)!.FilterText!;
      await show(
        <main>
          <Words field={field} filters={filters} />
        </main>,
        language,
      );
      return part.said('main');
    },
    /** Presses the button that empties a select or a picker. */
    empty: async () => {
      const button = document.querySelector('.ant-select-clear, .ant-picker-clear')!;
      await act(async () => {
        for (const type of ['mousedown', 'mouseup', 'click'])
          button.dispatchEvent(new MouseEvent(type, { bubbles: true }));
      });
      await part.settle();
    },
    box: () => document.querySelector<HTMLInputElement>('#box')!,
    /** Takes the focus away from the control that has it. */
    leave: async () => {
      await act(async () => (document.activeElement as HTMLElement | null)?.blur());
      await part.settle();
    },
  };
}
