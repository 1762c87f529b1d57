import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionView } from '#domain/api/requestViews';
import { partShape, profileOccasions, profileParts } from '#domain/profile/profileParts';
import { useLocalize } from 'sijil/react/providers/language';
import { Panel } from 'sijil/react/components/Panel';
import styles from './Profile.module.css';
import { useProfileParts } from './useProfileParts';
import type { ProfilePartsView } from '#domain/api/profileViews';
import { ShapeForm } from 'sijil/react/forms/ShapeForm';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';

interface ProfileNeedProps {
  /** Actions that the API offers the reader. */
  readonly actions: readonly ActionView[];
}

/** Forms of the missing parts of the company's profile that block a request's next step; nothing where none does. */
export function ProfileNeed({ actions }: ProfileNeedProps) {
  const localize = useLocalize();
  const parts = useProfileParts();
  const needed = (parts?.missing ?? []).filter(({ part }) => {
    const { action } = profileOccasions[profileParts[part].before];
    return actions.some(({ name, allowed }) => name === action && !allowed);
  });
  if (needed.length === 0) return null;
  return (
    <div className={styles.stack}>
      {needed.map((missing) => (
        <Panel key={missing.part} title={localize(profileParts[missing.part].label)}>
          <ProfilePartForm missing={missing} />
        </Panel>
      ))}
    </div>
  );
}

interface ProfilePartFormProps {
  readonly missing: ProfilePartsView['missing'][number];
}

/** Form of a missing part of the company's profile, and the reason for it; the API validates by the same shape. */
export function ProfilePartForm({ missing: { part, asked } }: ProfilePartFormProps) {
  const { t } = useTranslation('profile');
  const localize = useLocalize();
  const toast = useToast();
  const action = useAction('profile.givePart');
  const shape = useMemo(() => partShape(asked), [asked]);
  return (
    <>
      <p className={styles.why}>{localize(profileParts[part].why)}</p>
      <ShapeForm
        shape={shape}
        submitLabel={t('save')}
        dirtyGuard={false}
        onSubmit={async (body) => {
          await action.run({ params: { part }, body });
          toast.success(t('saved'));
        }}
      />
    </>
  );
}
