import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coordinates, readMapPoint } from '#framework/base/geo/coordinates';
import styles from '../values/location.module.css';

interface PastePlaceProps {
  readonly id: string | undefined;
  readonly disabled: boolean;
  readonly onFound: (point: Coordinates) => void;
}

/** Takes a map's address, or two numbers, as people send them to each other, and puts the pin there. */
export function PastePlace({ id, disabled, onFound }: PastePlaceProps) {
  const { t } = useTranslation('fields');
  const [pasted, setPasted] = useState('');
  const point = readMapPoint(pasted);
  const change = (text: string) => {
    setPasted(text);
    const found = readMapPoint(text);
    if (found) onFound(found);
  };
  return (
    <>
      <Input
        id={id}
        dir="auto"
        inputMode="url"
        disabled={disabled}
        aria-label={t('location.paste')}
        placeholder={t('location.paste')}
        value={pasted}
        onChange={({ target }) => change(target.value)}
      />
      {pasted.trim() !== '' && !point && (
        <p role="alert" className={styles.hint}>
          {t('location.unreadable')}
        </p>
      )}
    </>
  );
}
