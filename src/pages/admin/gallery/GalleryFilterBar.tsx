import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GalleryClients, GalleryOptions } from '#domain/api/reportViews';
import { scoreLabels } from '#domain/forms/answer';
import { scoreFields } from '#domain/gallery/gallery';
import { readsEach } from 'sijil/schema/fieldAccess';
import { requestsResource } from '#resources/requests';
import { DayBox } from 'sijil/react/fields/controls/DayBox';
import { fromDay } from 'sijil/react/fields/controls/days';
import { useDebounced } from 'sijil/react/fields/useDebounced';
import { useLocalize } from 'sijil/react/providers/language';
import { useOperation } from 'sijil/react/providers/operations';
import { useSession } from 'sijil/react/providers/session';
import styles from './Gallery.module.css';
import type { GalleryAddress } from './useGallery';

/**
 * Filters of the gallery: client, category, question, score and days; a reversed period gets an error at its field and is not
 * applied.
 */
export function GalleryFilterBar({ address: { filters, set } }: { readonly address: GalleryAddress }) {
  const { t } = useTranslation('gallery');
  const localize = useLocalize();
  const categories = useOperation('gallery.categories');
  const questions = useOperation('gallery.questions', {
    ...(filters.category && { query: { category: filters.category } }),
  });
  const toOptions = (options: GalleryOptions | undefined) =>
    options?.map(({ value, label }) => ({ value, label: localize(label) })) ?? [];
  const role = useSession(({ user }) => user?.role ?? null);
  const narrowed = Object.keys(filters).length > 0;
  const choice = (name: 'category' | 'question' | 'score') => ({
    className: styles.filter,
    'aria-label': t(`filter.${name}`),
    placeholder: t(`filter.${name}`),
    value: filters[name] ?? null,
    allowClear: true,
    showSearch: true,
    optionFilterProp: 'label',
    popupMatchSelectWidth: false,
  });
  const day = (name: 'from' | 'to') => (
    <div className={styles.day}>
      <DayBox
        className={styles.picker}
        aria-label={t(`filter.${name}`)}
        placeholder={t(`filter.${name}`)}
        value={filters[name]}
        disabledDate={(one) => {
          const other = fromDay(filters[name === 'from' ? 'to' : 'from']);
          return other !== null && (name === 'from' ? one.isAfter(other, 'day') : one.isBefore(other, 'day'));
        }}
        onChange={(value) => set({ [name]: value })}
      />
    </div>
  );
  return (
    <search className={styles.filters} aria-label={t('filter.label')}>
      <ClientFilter value={filters.clientId ?? null} onChange={(clientId) => set({ clientId })} />
      <Select
        {...choice('category')}
        options={toOptions(categories.data)}
        onChange={(category: string | undefined) => set({ category: category ?? null, question: null })}
      />
      <Select
        {...choice('question')}
        options={toOptions(questions.data)}
        onChange={(question: string | undefined) => set({ question: question ?? null })}
      />
      {readsEach(requestsResource, scoreFields, role) && (
        <Select
          {...choice('score')}
          options={Object.entries(scoreLabels).map(([value, label]) => ({ value, label: localize(label) }))}
          onChange={(score: string | undefined) => set({ score: score ?? null })}
        />
      )}
      {day('from')}
      {day('to')}
      {narrowed && (
        <Button
          type="link"
          onClick={() =>
            set({ clientId: null, category: null, question: null, score: null, from: null, to: null })
          }
        >
          {t('filter.clear')}
        </Button>
      )}
    </search>
  );
}

interface ClientFilterProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

function ClientFilter({ value, onChange }: ClientFilterProps) {
  const { t } = useTranslation('gallery');
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed, 250);
  const { data, isFetching } = useOperation('gallery.clients', { ...(q && { query: { q } }) });
  // The chosen client remains an option even if the search does not find it.
  const [chosen, setChosen] = useState<GalleryClients[number] | null>(null);
  const options = [...(data ?? [])];
  if (chosen && chosen.value === value && !options.some((one) => one.value === value)) options.push(chosen);
  return (
    <Select
      className={styles.filter ?? ''}
      aria-label={t('filter.client')}
      placeholder={t('filter.client')}
      value={options.some((one) => one.value === value) ? value : null}
      allowClear
      showSearch
      filterOption={false}
      loading={isFetching}
      onSearch={setTyped}
      options={options}
      onChange={(id: string | undefined) => {
        setChosen(options.find((one) => one.value === id) ?? null);
        onChange(id ?? null);
      }}
    />
  );
}
