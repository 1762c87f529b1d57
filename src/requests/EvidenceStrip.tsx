import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from 'sijil/contract/parts';
import { FileTile } from 'sijil/react/components/FileTile';
import { PhotoViewer } from 'sijil/react/components/PhotoViewer';
import styles from './EvidenceStrip.module.css';

interface EvidenceStripProps {
  readonly files: readonly FileLink[];
  /** Text alternative of the pictures. */
  readonly label: string;
  /** True for pictures large enough to judge by. */
  readonly large?: boolean;
}

/** Pictures as thumbnails that open in a viewer with zoom and navigation; other files as tiles. */
export function EvidenceStrip({ files, label, large = false }: EvidenceStripProps) {
  const { t } = useTranslation('requests');
  const [opened, setOpened] = useState<number | null>(null);
  const pictures = files.filter(({ type }) => type.startsWith('image/'));
  const others = files.filter(({ type }) => !type.startsWith('image/'));
  if (files.length === 0) return null;
  return (
    <fieldset className={styles.strip} aria-label={label} {...(large && { 'data-large': '' })}>
      {pictures.map((file, index) => (
        <button key={file.id} type="button" className={styles.thumbnail} onClick={() => setOpened(index)}>
          <img src={file.url} alt={t('evidence.picture', { number: index + 1 })} loading="lazy" />
        </button>
      ))}
      {others.map((file) => (
        <FileTile key={file.id} file={file} />
      ))}
      {opened !== null && (
        <PhotoViewer
          photos={pictures.map(({ url }, index) => ({
            url,
            alt: t('evidence.picture', { number: index + 1 }),
          }))}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </fieldset>
  );
}
