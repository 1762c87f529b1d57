import { PlusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type PhonePlace, portalPart } from 'sijil/react/application';
import { baseRole } from 'sijil/schema/roles/customRoles';
import { iconNamed } from 'sijil/react/components/icons';
import { useLocalize } from 'sijil/react/providers/language';
import { may } from 'sijil/react/providers/may';
import { useSession } from 'sijil/react/providers/session';
import { MenuLink, useMenuLinks } from './MenuLink';
import styles from './PhonePlaces.module.css';

/**
 * Bar at the bottom of a phone with the few places of a role that declares them, in reach of the thumb. A page's own bar of
 * actions lies above it.
 */
export function PhonePlaces() {
  const { t } = useTranslation();
  const places = usePlaces();
  const { pathname } = useLocation();
  const links = useMenuLinks();
  if (places.length === 0) return null;
  return (
    <nav {...links} className={`${styles.places} no-print`} aria-label={t('phonePlaces')} data-keep-clear>
      {places.map((place) => (
        <Place key={place.path} place={place} isCurrent={pathname === place.path} />
      ))}
    </nav>
  );
}

/** Places of the reader's role, without those that a custom role may not open. */
function usePlaces(): readonly PhonePlace[] {
  const role = useSession(({ user }) => user?.role ?? null);
  const base = role && baseRole(role);
  if (!role || !base) return [];
  const places = portalPart().phonePlaces?.[base] ?? [];
  return places.filter(({ path }) => may({ resource: 'screens', action: path }, { role }));
}

function Place({ place, isCurrent }: { readonly place: PhonePlace; readonly isCurrent: boolean }) {
  const localize = useLocalize();
  const { path, label, icon, main = false } = place;
  return (
    <MenuLink path={path} className={main ? styles.main : styles.place} isCurrent={isCurrent}>
      {main ? (
        <>
          <PlusOutlined aria-hidden="true" />
          <span className="visually-hidden">{localize(label)}</span>
        </>
      ) : (
        <>
          <span className={styles.icon}>{iconNamed(icon)}</span>
          <span>{localize(label)}</span>
        </>
      )}
    </MenuLink>
  );
}
