import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeclaredRole } from 'sijil/schema/application';
import type { Narrowing } from 'sijil/schema/roles/customRoles';
import type { Localized } from 'sijil/base/i18n/localized';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction } from 'sijil/react/providers/operations';
import type { Received } from 'sijil/contract/exchange';
import styles from './narrowing.module.css';

interface RolePreviewProps {
  readonly id: string | null;
  readonly base: DeclaredRole;
  readonly narrowing: Narrowing;
}

/** Preview of saving: the people concerned, the rights that they lose, and in red those that they gain. */
export function RolePreview({ id, base, narrowing }: RolePreviewProps) {
  const { t } = useTranslation('fields');
  const { run, pending } = useAction('roles.preview');
  const [seen, setSeen] = useState<{ of: Narrowing; preview: Received<'roles.preview'> }>();
  // A failed call already shows a toast.
  const ask = () =>
    run({ body: { id, base, narrowing } }).then(
      (preview) => setSeen({ of: narrowing, preview }),
      () => undefined,
    );
  const preview = seen?.of === narrowing ? seen.preview : undefined;
  return (
    <div className={styles.preview}>
      <Button loading={pending} onClick={() => void ask()}>
        {t('narrowing.preview')}
      </Button>
      {preview && (
        <>
          <p>
            {t('narrowing.people', { count: preview.people.count })}
            {preview.people.names.length > 0 && (
              <>
                : <bdi>{preview.people.names.join(t('narrowing.comma'))}</bdi>
              </>
            )}
          </p>
          <Changes type="info" title={t('narrowing.lost')} changes={preview.lost} />
          <Changes type="error" title={t('narrowing.gained')} changes={preview.gained} />
          {preview.lost.length + preview.gained.length === 0 && <p>{t('narrowing.same')}</p>}
        </>
      )}
    </div>
  );
}

interface ChangesProps {
  readonly type: 'info' | 'error';
  readonly title: string;
  readonly changes: readonly Localized[];
}

function Changes({ type, title, changes }: ChangesProps) {
  const localize = useLocalize();
  if (changes.length === 0) return null;
  const list = (
    <ul>
      {changes.map((change) => (
        <li key={change.en}>{localize(change)}</li>
      ))}
    </ul>
  );
  return <Alert type={type} message={title} description={list} showIcon />;
}
