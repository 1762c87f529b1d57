import type { KindView, ValueProps } from '../renderer';
import { PresenceText } from './filterTexts';
import type { FileLink } from 'sijil/contract/parts';
import type { Field } from 'sijil/schema/field';
import { holdsPicture } from 'sijil/schema/kindFacts';
import { FileTile } from 'sijil/react/components/FileTile';
import styles from './file.module.css';
import { useTranslation } from 'react-i18next';

/** File of an open form: a link, so that it can be shown. The API receives its id. */
export type UploadField = Field<'file' | 'image', FileLink | string>;

function FileValue({ field, value, compact }: ValueProps<UploadField>) {
  if (typeof value === 'string') return null;
  if (!compact) return <FileTile file={value} />;
  return <CompactFile file={value} picture={holdsPicture(field)} />;
}

interface CompactFileProps {
  readonly file: FileLink;
  /** True for a picture, which needs no name; other files show theirs. */
  readonly picture: boolean;
}

/** A file in one line of a list. */
function CompactFile({ file: { url, name }, picture }: CompactFileProps) {
  if (picture) return <img className={styles.small} src={url} alt={name} loading="lazy" />;
  return (
    <a
      className={styles.name}
      href={url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{name}</bdi>
    </a>
  );
}

export const fileView: KindView<UploadField> = { Value: FileValue, FilterText: PresenceText };

/** Files of an open form: links, so that they can be shown. The API receives their ids. */
export type UploadsField = Field<'files', readonly (FileLink | string)[]> & { readonly max: number };

/** Files as tiles; in a list's cell the first one, and the number of others. */
function FilesValue({ value, compact }: ValueProps<UploadsField>) {
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
