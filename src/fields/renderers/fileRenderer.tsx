import type { FileLink } from '#domain/api/parts';
import type { Field } from '#domain/schema/field';
import { FileTile } from '@/components/FileTile';
import styles from './file.module.css';
import { FileBox } from '../upload/FileBox';
import { presenceFilter } from '../filters/presenceFilter';
import type { Renderer } from '../renderer';

/** While a form is open a file is its link, so that it can be shown; the API is given its id. */
type UploadField = Field<'file' | 'image', FileLink | string>;

export const fileRenderer: Renderer<UploadField> = {
  Input: FileBox,
  Value: ({ field, value, compact }) => {
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
  },
  filter: presenceFilter,
};
