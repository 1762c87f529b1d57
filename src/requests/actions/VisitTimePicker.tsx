import { Alert, Button } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { formatTime } from '#framework/base/formats/dates';
import { whyDayClosed } from '#domain/scheduling/visitSlots';
import { isOutsideOpening } from '#domain/scheduling/visitHours';
import { addDays, riyadhDate } from '#framework/base/time/riyadhTime';
import { LoadingState } from '@framework/components/LoadingState';
import { useOperation } from '@framework/providers/operations';
import { useNow } from '@framework/providers/server';
import { DayTimeChips, formatVisitDay } from '../visitTime/DayTimeChips';
import { useLanguage, useLocalize } from '@framework/providers/language';
import styles from './VisitTimePicker.module.css';
import type { VisitSlotsView } from '#domain/api/calendarViews';

type Days = VisitSlotsView['days'];

/** The times of a day that can still be promised. */
export function freeTimes(days: Days | undefined, day: string): readonly string[] {
  const slots = days?.find((one) => one.day === day)?.slots ?? [];
  return slots.filter(({ remaining }) => remaining > 0).map(({ startsAt }) => startsAt);
}

/** The days on which a visit can be promised. */
export function openDays(days: Days | undefined): readonly string[] {
  return (days ?? []).map(({ day }) => day).filter((day) => freeTimes(days, day).length > 0);
}

/** The day whose times are shown before anybody has chosen: the wanted one where it is open, else the next open one. */
export function dayAtHand(open: readonly string[], preferred: string | null | undefined): string | null {
  return open.find((day) => !preferred || day >= preferred) ?? open[0] ?? null;
}

interface PointedAt {
  /** The free time at that moment, as the list writes it. */
  readonly time: string | null;
  /** The day has free times, and that hour is none of them. */
  readonly hourTaken: boolean;
}

const nothingPointedAt: PointedAt = { time: null, hourTaken: false };

/** The free time at a moment that somebody pointed at, or that its hour is taken while others of the day are free. */
export function timePointedAt(days: Days | undefined, at: string): PointedAt {
  const moment = new Date(at);
  const free = freeTimes(days, riyadhDate(moment));
  const time = free.find((one) => new Date(one).getTime() === moment.getTime()) ?? null;
  return { time, hourTaken: time === null && free.length > 0 };
}

interface VisitTimePickerProps {
  readonly request: Pick<RequestView, 'id' | 'preferredOn' | 'preferredAt' | 'answers'>;
  /** An instant, ISO 8601. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly describedBy?: string | undefined;
  /** A moment that was pointed at: its day is open at first, and it is chosen where it is free. */
  readonly startAt?: string | undefined;
}

/**
 * The days that somebody can keep, one of them open with its times: what was pointed at, else the day that the client
 * would like, else the first. Where a day or all of them have nothing, it says so.
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
  // Only once: a later reading takes nothing away that was chosen since.
  const taken = useRef(false);
  useEffect(() => {
    if (!days || taken.current) return;
    taken.current = true;
    if (offered !== null) onChange(offered);
  }, [days, offered, onChange]);
  const outside = value !== null && isOutsideOpening(new Date(value), request.answers);
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
      {read.isLoading && <LoadingState as="lines" rows={3} />}
      <DayTimeChips
        days={open}
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
      {outside && <Alert type="warning" showIcon role="status" message={t('visit.outsideOpening')} />}
      <div className={styles.pages}>
        {from > today && (
          <Button size="small" onClick={() => turn(today)}>
            {t('visit.soonest')}
          </Button>
        )}
        {/* It stays while the next days are read: the keyboard does not lose its place. */}
        <Button size="small" onClick={() => last && turn(addDays(last, 1))}>
          {t('visit.laterDays')}
        </Button>
      </div>
    </div>
  );
}
