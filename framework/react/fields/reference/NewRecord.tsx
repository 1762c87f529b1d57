import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './recordSelect.module.css';
import type { NewRecordOffer } from './useNewRecord';

interface NewRecordProps {
  readonly made: NewRecordOffer;
  readonly typed: string;
  /** With words, below the options; otherwise a small button next to the control. */
  readonly inList?: boolean;
}

/** The way to a record that is not there yet. */
export function NewRecord({ made: { name, begin }, typed, inList = false }: NewRecordProps) {
  const { t } = useTranslation('record');
  const words = typed.trim()
    ? t('reference.addTyped', { name, typed: typed.trim() })
    : t('reference.add', { name });
  if (!inList)
    return (
      <Button icon={<PlusOutlined aria-hidden="true" />} aria-label={words} title={words} onClick={begin} />
    );
  return (
    <Button
      type="text"
      block
      className={styles.add ?? ''}
      icon={<PlusOutlined aria-hidden="true" />}
      // The box would lose the focus, and the list close, before the click arrives.
      onMouseDown={(event) => event.preventDefault()}
      onClick={begin}
    >
      {words}
    </Button>
  );
}
