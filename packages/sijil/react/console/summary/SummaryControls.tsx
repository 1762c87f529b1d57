import { UnorderedListOutlined } from '@ant-design/icons';
import { Button, Checkbox, Segmented, Select } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { groupText, measureText, mostMeasures } from 'sijil/schema/summary';
import { summaryCharts, type SummaryLook } from 'sijil/schema/lists/listState';
import { groupChoices, measureChoices } from './SummaryMenu';
import styles from './summary.module.css';
import { useSummaryWords } from './useSummary';

interface SummaryControlsProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly summary: SummaryLook;
  /** True where the list is filtered to a period, which can be compared with the previous one. */
  readonly comparable: boolean;
  readonly onChange: (summary: SummaryLook | null) => void;
}

/** Controls of a summary: its groups, its figures and its chart. */
export function SummaryControls({ fields, summary, comparable, onChange }: SummaryControlsProps) {
  const { t } = useTranslation('summary');
  const { groupName, measureName } = useSummaryWords(fields);
  const [first = '', second] = summary.groups;
  const groups = groupChoices(fields).map((group) => ({ value: groupText(group), label: groupName(group) }));
  const measures = measureChoices(fields).map((measure) => ({
    value: measureText(measure),
    label: measureName(measure),
  }));
  const change = (part: Partial<SummaryLook>) => onChange({ ...summary, ...part });
  return (
    <div className={styles.controls}>
      <Labelled label={t('groupBy')}>
        {(id) => (
          <Select
            id={id}
            value={first}
            options={groups.filter(({ value }) => value !== second)}
            showSearch
            optionFilterProp="label"
            onChange={(value) => change({ groups: second === undefined ? [value] : [value, second] })}
          />
        )}
      </Labelled>
      <Labelled label={t('thenBy')}>
        {(id) => (
          <Select<string | undefined>
            id={id}
            value={second}
            placeholder={t('none')}
            options={groups.filter(({ value }) => value !== first)}
            allowClear
            showSearch
            optionFilterProp="label"
            onChange={(value) => change({ groups: value === undefined ? [first] : [first, value] })}
          />
        )}
      </Labelled>
      <Labelled label={t('measures')} wide>
        {(id) => (
          <Select
            id={id}
            mode="multiple"
            value={[...summary.measures]}
            options={measures}
            maxCount={mostMeasures}
            optionFilterProp="label"
            onChange={(value) => change({ measures: value.length > 0 ? value : ['count'] })}
          />
        )}
      </Labelled>
      <div className={styles.looks}>
        <Segmented
          aria-label={t('chart')}
          value={summary.chart}
          options={summaryCharts.map((value) => ({ value, label: t(`charts.${value}`) }))}
          onChange={(chart) => change({ chart })}
        />
        {comparable && (
          <Checkbox checked={summary.compare} onChange={({ target }) => change({ compare: target.checked })}>
            {t('compare')}
          </Checkbox>
        )}
        <Button icon={<UnorderedListOutlined aria-hidden="true" />} onClick={() => onChange(null)}>
          {t('close')}
        </Button>
      </div>
    </div>
  );
}

interface LabelledProps {
  readonly label: string;
  readonly wide?: boolean;
  readonly children: (id: string) => ReactNode;
}

function Labelled({ label, wide = false, children }: LabelledProps) {
  const id = useId();
  return (
    <div className={wide ? styles.wide : styles.control}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
