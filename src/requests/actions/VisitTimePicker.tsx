import { Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { formatTime } from 'sijil/base/formats/dates';
import { whyDayClosed } from '#domain/scheduling/visitSlots';
import { addDays, riyadhDate } from 'sijil/base/time/riyadhTime';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useOperation } from 'sijil/react/providers/operations';
import { useNow } from 'sijil/react/providers/server';
import { DayTimeChips, formatVisitDay } from '../visitTime/DayTimeChips';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './VisitTimePicker.module.css';
import type { VisitSlotsView } from '#domain/api/calendarViews';

type Days = VisitSlotsView['days'];

/** Returns the times of a day with free capacity. */
export function freeTimes(days: Days | undefined, day: string): readonly string[] {
  const slots = days?.find((one) => one.day === day)?.slots ?? [];
  return slots.filter(({ remaining }) => remaining > 0).map(({ startsAt }) => startsAt);
}

/** Returns the days with free times. */
export function openDays(days: Days | undefined): readonly string[] {
  return (days ?? []).map(({ day }) => day).filter((day) => freeTimes(days, day).length > 0);
}

/** Returns the day that is open before any choice: the preferred one if it has free times, else the next such day. */
export function dayAtHand(open: readonly string[], preferred: string | null | undefined): string | null {
  return open.find((day) => !preferred || day >= preferred) ?? open[0] ?? null;
}

interface PointedAt {
  /** Free time at that moment, in the format of the list. */
  readonly time: string | null;
  /** True when the day has free times, but not at that hour. */
  readonly hourTaken: boolean;
}

const nothingPointedAt: PointedAt = { time: null, hourTaken: false };

/** Returns the free time at a requested moment, or that its hour is taken while others of the day are free. */
export function timePointedAt(days: Days | undefined, at: string): PointedAt {
  const moment = new Date(at);
  const free = freeTimes(days, riyadhDate(moment));
  const time = free.find((one) => new Date(one).getTime() === moment.getTime()) ?? null;
  return { time, hourTaken: time === null && free.length > 0 };
}

interface VisitTimePickerProps {
  readonly request: Pick<RequestView, 'id' | 'preferredOn' | 'preferredAt'>;
  /** ISO 8601 instant. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly describedBy?: string | undefined;
  /** Requested moment: its day is open at first, and it is selected if it is free. */
  readonly startAt?: string | undefined;
}

/**
 * Days with free times, one of them open with its times: the requested day, else the day that the client prefers, else the
 * first. A message where a day, or every day, has no free time.
 */
export function VisitTimePicker({ request, value, onChange, describedBy, startAt }: VisitTimePickerProps) {
  const { t } = useTranslation('requests');
  const language = useLanguage();
  const localize = useLocalize();
  const today = riyadhDate(useNow());
  const startDay = startAt && riyadhDate(new Date(startAt));
  const [from, setFrom] = useState(() => (startDay && startDay > today ? startDay : today));
  const [chosen, setChosen] = useState<string | null>(value && riyadhDate(new Date(value)));
  const read = useOperation('inspections.visitSlots', { params: { id: request.id }, query: { from } });
  const days = read.data?.days;
  const wished = request.preferredAt ? riyadhDate(new Date(request.preferredAt)) : request.preferredOn;
  const open = openDays(days);
  const day = chosen ?? dayAtHand(open, startDay ?? wished);
  const { time: offered, hourTaken } = startAt ? timePointedAt(days, startAt) : nothingPointedAt;
  // Only once, so that a later fetch does not undo a choice made since.
  const taken = useRef(false);
  useEffect(() => {
    if (!days || taken.current) return;
    taken.current = true;
    if (offered !== null) onChange(offered);
  }, [days, offered, onChange]);
  const turn = (to: string) => {
    setFrom(to);
    setChosen(null);
    onChange(null);
  };
  const last = days?.at(-1)?.day;
  const pointedAt = days?.find((one) => one.day === startDay);
  const closed = pointedAt ? whyDayClosed(pointedAt) : null;
  return (
    <div className={styles.picker}>
      {read.error && <Alert type="error" showIcon role="alert" message={read.error.message} />}
      {read.data?.none && <Alert type="warning" showIcon role="status" message={read.data.none} />}
      {startDay && closed && (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t('visit.closedDay', { day: formatVisitDay(startDay, language), why: localize(closed) })}
        />
      )}
      {startAt && startDay && hourTaken && (
        <Alert
          type="warning"
          showIcon
          role="status"
          message={t('visit.hourTaken', {
            day: formatVisitDay(startDay, language),
            time: formatTime(startAt, language),
          })}
        />
      )}
      <DayTimeChips
        days={read.isLoading ? undefined : open}
        day={day}
        onDay={(next) => {
          setChosen(next);
          onChange(null);
        }}
        times={day === null ? [] : freeTimes(days, day)}
        time={value}
        onTime={onChange}
        labels={{ day: t('visit.day'), hour: t('visit.time') }}
        describedBy={describedBy}
      />
      <div className={styles.pages}>
        {from > today && (
          <Button size="small" onClick={() => turn(today)}>
            {t('visit.soonest')}
          </Button>
        )}
        {/* The button stays while the next days are fetched, so that it keeps the focus. */}
        <Button size="small" onClick={() => last && turn(addDays(last, 1))}>
          {t('visit.laterDays')}
        </Button>
      </div>
    </div>
  );
}
