import { BarChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { ListAddressing } from 'sijil/react/providers/routerProvider';
import { useMay } from 'sijil/react/providers/may';
import type { DeclaredTable } from '../query/useDeclaredTable';
import {
  groupPeriods,
  groupText,
  isGroupable,
  isMeasurable,
  summaryBy,
  type SummaryGroup,
  type SummaryMeasure,
} from 'sijil/schema/summary';
import type { Field } from 'sijil/schema/field';
import { timeOf } from 'sijil/schema/kindFacts';

/** Menu that shows the list in groups: choosing the group is enough for a table and a chart. */
export function SummaryMenu({ table }: { readonly table: DeclaredTable }) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  // The figures link to addresses of the page's list.
  const page = useContext(ListAddressing);
  const mayAsk = useMay({ resource: table.resource.name, action: 'summary' });
  const groups = firstGroups(table.fields);
  if (!page || !mayAsk || groups.length === 0) return null;
  const items = groups.map((group) => ({
    key: groupText(group),
    label: localize(table.fields[group.field]?.label),
    onClick: () => table.change({ summary: summaryBy(group) }),
  }));
  return (
    <LaterDropdown
      menu={{ items: [{ key: 'by', type: 'group', label: t('summarise.by'), children: items }] }}
    >
      <Button
        icon={<BarChartOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={t('summarise.open')}
        title={t('summarise.open')}
      >
        {t('summarise.open')}
      </Button>
    </LaterDropdown>
  );
}

type Fields = Readonly<Record<string, Field>>;

/** Returns all groupings of a list, in the order of its fields. */
export function groupChoices(fields: Fields): SummaryGroup[] {
  return Object.entries(fields)
    .filter(([, field]) => isGroupable(field))
    .flatMap(([name, field]): SummaryGroup[] =>
      timeOf(field) === undefined
        ? [{ field: name }]
        : groupPeriods.map((period) => ({ field: name, period })),
    );
}

/** Returns one grouping per field: days are grouped by month until another period is chosen. */
function firstGroups(fields: Fields): SummaryGroup[] {
  return groupChoices(fields).filter(({ period }) => period === undefined || period === 'month');
}

export function measureChoices(fields: Fields): SummaryMeasure[] {
  const numbers = Object.keys(fields).filter((name) => fields[name] && isMeasurable(fields[name]));
  return [
    { kind: 'count' },
    { kind: 'share' },
    ...numbers.flatMap((field) =>
      (['sum', 'average', 'min', 'max', 'share'] as const).map((kind) => ({ kind, field })),
    ),
  ];
}
