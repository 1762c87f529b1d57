import { useTranslation } from 'react-i18next';
import type { Resource } from '#framework/schema/resource';
import { baseRole } from '#framework/schema/roles/customRoles';
import { useSession } from '@framework/providers/session';
import { useMay } from '@framework/providers/useMay';
import { PinGroup } from './PinGroup';
import { type Pin, pinnedList } from './pinnedList';

interface PinGridProps {
  readonly pins: Resource;
  /** Pins that the person may read, in their order. */
  readonly records: readonly Pin[];
}

/** The pinned lists and reports of a home: those of the role first, then one's own. */
export function PinGrid({ pins, records }: PinGridProps) {
  const { t } = useTranslation('summary');
  const role = useSession((session) => session.user?.role ?? null);
  const keeps = useMay({ resource: 'privileges', action: 'savedViews.share' });
  const base = role && baseRole(role);
  const shown = records.filter((pin) => role && pinnedList(pin, role) !== null);
  const ofRole = shown.filter((pin) => pin.role !== null && pin.role === base);
  const own = shown.filter((pin) => pin.role === null);
  return (
    <>
      {ofRole.length > 0 && (
        <PinGroup key="role" label={t('pins.ofRole')} pins={pins} records={ofRole} movable={keeps} />
      )}
      {own.length > 0 && <PinGroup key="own" label={t('pins.own')} pins={pins} records={own} movable />}
    </>
  );
}
