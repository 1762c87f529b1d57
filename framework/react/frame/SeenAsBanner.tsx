import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@framework/plain/Icon';
import { PlainButton } from '@framework/plain/PlainButton';
import { endSeen } from '@framework/providers/endSeen';
import { useSession } from '@framework/providers/session';
import styles from './SeenAsBanner.module.css';

/** Above every page that an admin sees as another person: as whom, that nothing can be changed, and the way back. */
export function SeenAsBanner() {
  const { t } = useTranslation();
  const user = useSession((session) => session.user);
  const [leaving, setLeaving] = useState(false);
  if (!user?.seen_by) return null;
  const back = () => {
    setLeaving(true);
    void endSeen();
  };
  return (
    <section data-seen-as className={styles.banner} aria-label={t('seenAs.label')}>
      <Icon of="eye" />
      <p className={styles.text} title={user.name}>
        {t('seenAs.says', { name: user.name })}
      </p>
      <PlainButton size="small" pending={leaving} onClick={back}>
        {t('seenAs.back')}
      </PlainButton>
    </section>
  );
}
