import { DownloadOutlined, SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { cloneElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMay } from 'sijil/react/providers/may';
import { LaterTransferChoices } from '../laterListParts';
import type { ListSource } from '../query/listDeclaration';
import type { ExportedList } from './exportRecords';

export interface TransferMenuProps {
  readonly source: ListSource;
  readonly state: ExportedList;
  /** Columns that the list shows. */
  readonly shown: readonly string[];
  readonly all: readonly string[];
}

/** Menu that exports the list to a file or imports records from one; only its button is rendered until it is pressed. */
export function TransferMenu(props: TransferMenuProps) {
  const { t } = useTranslation('transfer');
  const mayImport = useMay({ resource: props.source.resource.name, action: 'import' });
  const [wanted, setWanted] = useState(false);
  const name = mayImport ? t('menu') : t('menuExport');
  const Icon = mayImport ? SwapOutlined : DownloadOutlined;
  const button = (
    <Button
      icon={<Icon {...(mayImport && { rotate: 90 })} aria-hidden="true" />}
      aria-haspopup="menu"
      aria-label={name}
      title={name}
    >
      {name}
    </Button>
  );
  if (!wanted) return cloneElement(button, { onClick: () => setWanted(true) });
  return (
    <LaterTransferChoices {...props} waiting={button}>
      {button}
    </LaterTransferChoices>
  );
}
