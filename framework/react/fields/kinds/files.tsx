import type { KindView } from '../kindView';
import { PresenceText } from './filterTexts';
import { useTranslation } from 'react-i18next';
import type { FileLink } from '#framework/contract/parts';
import type { Field } from '#framework/schema/field';
import { FileTile } from '@framework/components/FileTile';
import type { ValueProps } from '../renderer';
import { CompactFile } from './file';
import styles from './file.module.css';

/** While a form is open a file is its link, so that it can be shown; the API is given its id. */
export type UploadsField = Field<'files', readonly (FileLink | string)[]> & { readonly max: number };

/** All of them as tiles; in a list's cell the first, and how many more there are. */
export function FilesValue({ value, compact }: ValueProps<UploadsField>) {
  const { t } = useTranslation('fields');
  const files = value.filter((one) => typeof one !== 'string');
  const [first, ...others] = files;
  if (!first) return null;
  if (!compact)
    return (
      <span className={styles.tiles}>
        {files.map((file) => (
          <FileTile key={file.id} file={file} />
        ))}
      </span>
    );
  return (
    <span className={styles.first}>
      <CompactFile file={first} picture={first.type.startsWith('image/')} />
      {others.length > 0 && <bdi title={t('file.count', { count: files.length })}>{`+${others.length}`}</bdi>}
    </span>
  );
}

export const filesView: KindView<UploadsField> = { Value: FilesValue, FilterText: PresenceText };
