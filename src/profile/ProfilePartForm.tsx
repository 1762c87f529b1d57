import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfilePartsView } from '#domain/api/profileViews';
import { partShape, profileParts } from '#domain/profile/profileParts';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useLocalize } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';
import { useToast } from '@framework/toast/useToast';
import styles from './Profile.module.css';

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
