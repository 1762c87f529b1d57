import { SearchOutlined } from '@ant-design/icons';
import { Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phaseLabels, phases, statuses, statusNames } from '#domain/workflow/statuses';
import { useDebounced } from '@/fields/useDebounced';
import { useLocalize } from '@/providers/language';
import styles from '../RequestTable.module.css';
import type { ListState } from './useListAddress';

interface RequestFiltersProps {
  readonly state: ListState;
  readonly change: (changes: Partial<ListState>) => void;
  readonly withStatus: boolean;
}

/** Search by number or name, and by status, phase after phase. */
export function RequestFilters({ state, change, withStatus }: RequestFiltersProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const [typed, setTyped] = useState(state.q);
  const rested = useDebounced(typed, 300);
  useEffect(() => {
    if (rested.trim() !== state.q) change({ q: rested.trim() });
    // Only what is typed leads; the address that follows must not send it back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rested]);
  return (
    <search className={styles['filters']}>
      <Input
        className={styles['search']}
        allowClear
        type="search"
        prefix={<SearchOutlined aria-hidden="true" />}
        aria-label={t('list.search')}
        placeholder={t('list.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {withStatus && (
        <Select
          className={styles['status']}
          mode="multiple"
          allowClear
          maxTagCount="responsive"
          aria-label={t('list.status')}
          placeholder={t('list.anyStatus')}
          optionFilterProp="label"
          value={[...state.status]}
          onChange={(status: string[]) => change({ status })}
          options={phases.map((phase) => ({
            label: localize(phaseLabels[phase]),
            title: phase,
            options: statusNames
              .filter((name) => statuses[name].phase === phase)
              .map((name) => ({ value: name, label: localize(statuses[name]) })),
          }))}
        />
      )}
    </search>
  );
}
