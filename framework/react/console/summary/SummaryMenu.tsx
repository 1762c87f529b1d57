import { BarChartOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterDropdown } from '@framework/components/antd/laterControls';
import { useLocalize } from '@framework/providers/language';
import { ListAddressing } from '@framework/providers/listAddressing';
import { useMay } from '@framework/providers/useMay';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { summaryBy } from '#framework/schema/lists/summaryLook';
import { useNarrow } from '../useNarrow';
import { groupText } from '#framework/schema/summary';
import { firstGroups } from './groupChoices';

/** Shows the list in groups: a choice of what to group by is enough for a table and a chart. */
export function SummaryMenu({ table }: { readonly table: DeclaredTable }) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const narrow = useNarrow();
  // Its numbers lead to addresses of the page's list.
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
        title={narrow ? t('summarise.open') : undefined}
      >
        {!narrow && t('summarise.open')}
      </Button>
    </LaterDropdown>
  );
}
