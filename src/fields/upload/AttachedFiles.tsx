import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#domain/api/parts';
import { FileTile } from '@/components/FileTile';
import styles from './AttachFiles.module.css';

interface AttachedFilesProps {
  readonly files: readonly FileLink[];
  readonly disabled: boolean;
  readonly onRemove: (id: string) => void;
  readonly onMove: ((from: number, to: number) => void) | undefined;
}

/** The files that are there: taken away, and where their order counts dragged by the pointer or moved from the keyboard. */
export function AttachedFiles({ files, disabled, onRemove, onMove }: AttachedFilesProps) {
  const { t } = useTranslation('fields');
  const [dragged, setDragged] = useState<string | null>(null);
  const movable = onMove !== undefined && !disabled && files.length > 1;
  const passOver = (to: number) => {
    const from = files.findIndex(({ id }) => id === dragged);
    if (from >= 0 && from !== to) onMove?.(from, to);
  };
  const plain = { type: 'text', size: 'small', disabled } as const;
  return files.map((file, index) => (
    <div
      key={file.id}
      className={file.id === dragged ? styles['dragged'] : styles['attached']}
      draggable={movable}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        setDragged(file.id);
      }}
      onDragEnd={() => setDragged(null)}
      onDragOver={(event) => {
        if (!dragged) return;
        event.preventDefault();
        passOver(index);
      }}
      onDrop={(event) => dragged && event.preventDefault()}
    >
      <FileTile
        file={file}
        actions={
          <>
            {movable && (
              <>
                <Button
                  {...plain}
                  icon={<ArrowUpOutlined aria-hidden="true" />}
                  disabled={index === 0}
                  aria-label={t('file.earlier', { name: file.name })}
                  onClick={() => onMove(index, index - 1)}
                />
                <Button
                  {...plain}
                  icon={<ArrowDownOutlined aria-hidden="true" />}
                  disabled={index === files.length - 1}
                  aria-label={t('file.later', { name: file.name })}
                  onClick={() => onMove(index, index + 1)}
                />
              </>
            )}
            <Button
              {...plain}
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('file.remove', { name: file.name })}
              onClick={() => onRemove(file.id)}
            />
          </>
        }
      />
    </div>
  ));
}
