import type { FileLink } from '#domain/api/parts';
import type { Field } from '#domain/schema/field';
import { FileTile } from '@/components/FileTile';
import type { ValueProps } from '../renderer';
import styles from '../renderers/file.module.css';

/** While a form is open a file is its link, so that it can be shown; the API is given its id. */
export type UploadField = Field<'file' | 'image', FileLink | string>;

export function FileValue({ field, value, compact }: ValueProps<UploadField>) {
  if (typeof value === 'string') return null;
  if (!compact) return <FileTile file={value} />;
  return field.kind === 'image' ? (
    <img className={styles.small} src={value.url} alt={value.name} loading="lazy" />
  ) : (
    <a
      className={styles.name}
      href={value.url}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => event.stopPropagation()}
    >
      <bdi>{value.name}</bdi>
    </a>
  );
}
