import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnBranchView } from '#domain/api/orderViews';
import { statedOpeningHours } from '#domain/scheduling/statedHours';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import { useDebounced } from 'sijil/react/fields/useDebounced';
import { Alert } from 'sijil/react/components/antd/Alert';
import { OpeningHoursDrawer } from '@/branches/OpeningHoursDrawer';
import { OpeningHoursLines } from '@/requests/OpeningHoursLines';
import { useOperation } from 'sijil/react/providers/operations';
import { DayTimeChips } from '@/requests/visitTime/DayTimeChips';
import type { OrderData } from '../orderData';
import own from './DetailsStep.module.css';

type Wish = Pick<OrderData, 'preferredOn' | 'preferredAt'>;

interface PreferredTimeProps {
  readonly serviceId: string;
  /** Branch to visit; null for vehicles without one. */
  readonly branch: OwnBranchView | null;
  /** Opening hours as the order states them, typed on the same page; empty where it does not. */
  readonly stated: string;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

/** Pause after which typed hours are taken. */
const typingMs = 500;

const none: Wish = { preferredOn: null, preferredAt: null };

/**
 * Preferred time among the times with capacity, not a booking: the supervisor proposes the visit and the client accepts it.
 * «Any time» comes first, and a day alone is enough; a time that was taken meanwhile is removed with a message.
 */
export function PreferredTime({ serviceId, branch, stated, wish, onChange }: PreferredTimeProps) {
  const { t } = useTranslation('order');
  const { preferredOn, preferredAt } = wish;
  const day = preferredAt ? riyadhDate(new Date(preferredAt)) : preferredOn;
  const [lost, setLost] = useState(false);
  const hours = useDebounced(statedOpeningHours(stated) ? stated : '', typingMs);
  const subject = { serviceId, ...(branch && { branchId: branch.id }), ...(hours && { hours }) };
  const { data: offered, refetch: offerAgain } = useOperation('clientInspections.availability', {
    query: subject,
    // The days stay while they are narrowed to the hours that are being typed.
    paged: true,
  });
  const { data: times, refetch: readTimesAgain } = useOperation('clientInspections.timeSlots', {
    query: { ...subject, day: day ?? '' },
    enabled: day !== null,
  });
  const days = offered?.days.filter(({ free }) => free > 0).map((one) => one.day);
  const free = times?.slots.filter(({ remaining }) => remaining > 0).map(({ startsAt }) => startsAt);
  const gone =
    free !== undefined && day !== null && (preferredAt ? !free.includes(preferredAt) : free.length === 0);
  if (gone && !lost) setLost(true);
  useEffect(() => {
    if (gone) onChange(none);
  }, [gone, onChange]);

  const choose = (next: Wish) => {
    setLost(false);
    onChange(next);
  };
  return (
    <>
      {offered?.none && (
        <Alert type="warning" showIcon role="status" className={own.note} message={offered.none} />
      )}
      {lost && (
        <Alert type="warning" showIcon role="alert" className={own.note} message={t('details.timeTaken')} />
      )}
      <DayTimeChips
        days={days}
        day={day}
        onDay={(chosen) => choose({ ...none, preferredOn: chosen })}
        times={free}
        time={preferredAt}
        onTime={(at) => choose(at === null ? { ...none, preferredOn: day } : { ...none, preferredAt: at })}
        labels={{ day: t('details.day'), hour: t('details.hour') }}
        open={{ day: t('details.anyTime'), hour: t('details.anyHour') }}
      />
      {branch && (
        <BranchHours
          branch={branch}
          onSaved={() => {
            void offerAgain();
            if (day !== null) void readTimesAgain();
          }}
        />
      )}
    </>
  );
}

interface BranchHoursProps {
  readonly branch: OwnBranchView;
  readonly onSaved: () => void;
}

/** Opening hours of the branch, which limit the offered times, with the way to enter them. */
function BranchHours({ branch: { id, openingHours }, onSaved }: BranchHoursProps) {
  const { t } = useTranslation('order');
  const [editing, setEditing] = useState(false);
  const known = openingHours ?? [];
  return (
    <div className={own.opening}>
      {known.length > 0 ? (
        <div>
          {t('details.opening.known')}
          <OpeningHoursLines spans={known} />
        </div>
      ) : (
        <p>{t('details.opening.unknown')}</p>
      )}
      <Button type="link" className={own.otherWay ?? ''} onClick={() => setEditing(true)}>
        {t(known.length > 0 ? 'details.opening.change' : 'details.opening.add')}
      </Button>
      {editing && <OpeningHoursDrawer branchId={id} onClose={() => setEditing(false)} onSaved={onSaved} />}
    </div>
  );
}
