import { AppstoreOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { useLocalize } from 'sijil/react/providers/language';
import { ListAddressing } from 'sijil/react/providers/routerProvider';
import { layoutsOf, layoutParameter } from 'sijil/schema/lists/listLayout';
import type { DeclaredTable } from '../query/useDeclaredTable';

/** Shows the list as a board, a calendar or a map, by one of its fields, and as rows again. */
export function LayoutMenu({ table }: { readonly table: DeclaredTable }) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const page = useContext(ListAddressing);
  const layouts = layoutsOf(table.fields);
  if (!page || layouts.length === 0) return null;
  const { layout } = table.state;
  const items = [null, ...layouts].map((one) => ({
    key: one ? layoutParameter(one) : 'rows',
    label: one
      ? t(`layout.${one.kind}`, { field: localize(table.fields[one.field]?.label) })
      : t('layout.rows'),
    onClick: () => table.change({ layout: one, summary: null }),
  }));
  const chosen = layout ? layoutParameter({ ...layout, month: null }) : 'rows';
  return (
    <LaterDropdown menu={{ items, selectable: true, selectedKeys: [chosen] }}>
      <Button
        icon={<AppstoreOutlined aria-hidden="true" />}
        aria-haspopup="menu"
        aria-label={t('layout.open')}
        title={t('layout.open')}
      >
        {t('layout.open')}
      </Button>
    </LaterDropdown>
  );
}
