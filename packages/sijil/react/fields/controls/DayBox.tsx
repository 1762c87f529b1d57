import { CalendarOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import type { DatePickerProps } from 'antd';
import type { Dayjs } from 'dayjs';
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatHijriDate, isDay } from 'sijil/base/formats/dates';
import { readDay, toMoment } from 'sijil/schema/dayText';
import { readHijriDay } from 'sijil/schema/hijriText';
import { useLanguage } from 'sijil/react/providers/language';
import { LazyDatePicker } from '../pickers/lazyPickers';
import { dayFormat, fromDay, fromInstant, LatinDigits, momentFormat, toDay, toInstant } from './days';
import styles from './DayBox.module.css';

type PickerProps = Pick<
  DatePickerProps,
  'className' | 'size' | 'disabled' | 'allowClear' | 'disabledDate' | 'placeholder'
>;

interface DayBoxProps extends PickerProps {
  /** A day `YYYY-MM-DD`, or with `time` a moment; any other text is shown as it was typed. */
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
  /** True for a day with a time of day. */
  readonly time?: boolean;
  /** Called with typed text that is no date, which the form then refuses; without it the box shows the message itself. */
  readonly onUnread?: (text: string) => void;
  readonly id?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string | undefined;
}

/** How a day, or a moment, is shown, read and stored. */
const dayParts = {
  format: dayFormat,
  read: (text: string) => readDay(text, 'dayFirst'),
  toPicker: fromDay,
  fromPicker: toDay,
  props: {},
};
const momentParts = {
  format: momentFormat,
  read: (text: string) => {
    const moment = toMoment(text, 'dayFirst');
    return isMoment(moment) ? moment : null;
  },
  toPicker: fromInstant,
  fromPicker: toInstant,
  props: { showTime: { format: 'HH:mm', minuteStep: 5 }, showNow: false } as const,
};
const isMoment = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));

/**
 * Box for a date: picked from a calendar, or typed in any form that an import reads. Typed text that is no date stays, with a
 * message; a date of the Hijri calendar is offered as its Gregorian day.
 */
export function DayBox({ value, onChange, time = false, onUnread, ...props }: DayBoxProps) {
  const parts = time ? momentParts : dayParts;
  const [unread, setUnread] = useState<string | null>(null);
  const isValue = !value || (time ? isMoment(value) : isDay(value));
  const text = unread ?? (isValue ? null : value);
  // Focused again, where the text replaces the picker in which it was typed and confirmed.
  const [focused, setFocused] = useState(false);

  const take = (typed: string, byKey: boolean) => {
    const read = typed.trim() === '' ? null : parts.read(typed);
    const isUnread = read === null && typed.trim() !== '';
    setFocused(byKey);
    setUnread(isUnread && !onUnread ? typed : null);
    if (!isUnread) onChange(read);
    else onUnread?.(typed);
  };
  // While it is typed, the text stays in this box, also where it happens to be a date already.
  const type = (typed: string) => {
    setUnread(typed);
    onUnread?.(typed);
  };
  return (
    <LatinDigits>
      {text === null ? (
        <PickedDay {...props} parts={parts} value={value} onChange={onChange} onTyped={take} />
      ) : (
        <UnreadText
          {...props}
          text={text}
          focused={focused}
          hasMessage={onUnread !== undefined}
          onType={type}
          onTake={take}
        />
      )}
    </LatinDigits>
  );
}

type BoxProps = Omit<DayBoxProps, 'value' | 'onChange' | 'time' | 'onUnread'>;

interface PickedDayProps extends BoxProps {
  readonly parts: typeof dayParts | typeof momentParts;
  readonly value: string | null | undefined;
  readonly onChange: (value: string | null) => void;
  readonly onTyped: (text: string, byKey: boolean) => void;
}

/** antd's picker. It drops text in any form but its own, so the text is read before the picker sees that the box is left. */
function PickedDay({ parts, value, onChange, onTyped, ...props }: PickedDayProps) {
  const shown = parts.toPicker(value);
  // The picker also reports, after the text was read, what it made of it.
  const isRead = useRef(false);
  const pick = (picked: Dayjs | null) => {
    if (!isRead.current) onChange(parts.fromPicker(picked));
  };
  const readText = ({ target, currentTarget }: FocusEvent | KeyboardEvent, byKey: boolean) => {
    if (!(target instanceof HTMLInputElement) || !currentTarget.contains(target)) return;
    if (target.value === (shown?.format(parts.format) ?? '')) return;
    if (target.value === '' && props.allowClear === false) return;
    isRead.current = true;
    onTyped(target.value, byKey);
  };
  const release = () => {
    isRead.current = false;
  };
  return (
    <span
      role="presentation"
      className={styles.box}
      onBlurCapture={(event) => readText(event, false)}
      onKeyDownCapture={(event) => (event.key === 'Enter' ? readText(event, true) : release())}
      onMouseDownCapture={release}
      onFocusCapture={release}
    >
      <LazyDatePicker
        {...props}
        {...parts.props}
        format={parts.format}
        placeholder={props.placeholder ?? ''}
        value={shown}
        onChange={pick}
      />
    </span>
  );
}

interface UnreadTextProps extends BoxProps {
  readonly text: string;
  readonly focused: boolean;
  /** True where the form shows the message. */
  readonly hasMessage: boolean;
  readonly onType: (text: string) => void;
  readonly onTake: (text: string, byKey: boolean) => void;
}

/** Typed text that is no date, to be corrected. */
function UnreadText({ text, focused, hasMessage, onType, onTake, ...props }: UnreadTextProps) {
  const { t } = useTranslation('fields');
  const language = useLanguage();
  const messageId = useId();
  const hijri = readHijriDay(text);
  const message = hasMessage ? undefined : messageId;
  return (
    <span className={styles.box}>
      <Input
        id={props.id}
        {...(props.size && { size: props.size })}
        className={props.className ?? ''}
        disabled={props.disabled}
        placeholder={props.placeholder}
        // The person had just left or confirmed this text in the picker that it replaces.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={focused}
        status="error"
        aria-label={props['aria-label']}
        aria-invalid
        aria-describedby={[props['aria-describedby'], message].filter(Boolean).join(' ')}
        suffix={<CalendarOutlined aria-hidden="true" />}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onPressEnter={() => onTake(text, true)}
        onBlur={() => onTake(text, false)}
      />
      {!hasMessage && (
        <span id={messageId} role="alert" className={styles.message}>
          {t('day.unread')}
        </span>
      )}
      {hijri !== null && (
        <span className={styles.offer}>
          {t('day.hijri', { hijri: formatHijriDate(hijri, language) })}{' '}
          <Button type="link" size="small" className={styles.take} onClick={() => onTake(hijri, false)}>
            {t('day.takeHijri', { day: formatDate(hijri, language) })}
          </Button>
        </span>
      )}
    </span>
  );
}
