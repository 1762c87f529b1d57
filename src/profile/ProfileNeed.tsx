import type { ActionView } from '#domain/api/requestViews';
import { profileOccasions, profileParts } from '#domain/profile/profileParts';
import { useLocalize } from '@framework/providers/language';
import { Panel } from '@framework/components/Panel';
import styles from './Profile.module.css';
import { ProfilePartForm } from './ProfilePartForm';
import { useProfileParts } from './useProfileParts';

interface ProfileNeedProps {
  /** Actions that the API offers the reader. */
  readonly actions: readonly ActionView[];
}

/** Asks, where a request's next step waits for it, for what the company's profile still lacks; else nothing. */
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
