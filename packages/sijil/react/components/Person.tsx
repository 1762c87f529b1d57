import { roleLabel } from 'sijil/schema/roles/customRolesResource';
import { Avatar } from 'antd';
import type { Role } from 'sijil/schema/application';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Person.module.css';

interface PersonProps {
  readonly name: string;
  readonly image?: { readonly url: string } | string | null;
  readonly role?: Role;
  readonly size?: number;
}

/** Person: picture or first letter, name and role. */
export function Person({ name, image, role, size = 32 }: PersonProps) {
  const localize = useLocalize();
  const picture = typeof image === 'string' ? image : image?.url;
  return (
    <span className={styles.person}>
      <Avatar size={size} {...(picture && { src: picture })} alt="" className={styles.avatar}>
        <span aria-hidden="true">{[...name.trim()][0]?.toUpperCase()}</span>
      </Avatar>
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        {role && <span className={styles.role}>{localize(roleLabel(role))}</span>}
      </span>
    </span>
  );
}
