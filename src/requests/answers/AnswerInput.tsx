import { Checkbox, Input, Radio } from 'antd';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerContent } from '#domain/forms/answer';
import type { Asked } from '#domain/forms/inspectionForm';
import { answerKind, longestText } from '#domain/forms/kinds/index';
import type { AnswerKind } from '#domain/forms/kinds/answerKind';
import { readings } from '#domain/forms/kinds/reading';
import { celsius } from 'sijil/base/formats/numbers';
import type { Language } from 'sijil/base/i18n/localized';
import { DayBox } from 'sijil/react/fields/controls/DayBox';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';

export type AnswerChange = Pick<AnswerContent, 'reading' | 'entries'>;

interface AnswerInputProps {
  readonly asked: Asked;
  readonly content: AnswerContent;
  /** Name of the control. */
  readonly label: string;
  readonly language: Language;
  /** True for an answer that may be removed again. */
  readonly optional: boolean;
  readonly onChange: (change: AnswerChange) => void;
}

/** Input of the answer besides the score; nothing for a kind without such an answer. */
export function AnswerInput(props: AnswerInputProps) {
  const { input } = answerKind(props.asked.kind);
  if (!input) return null;
  const Control = controls[input];
  return <Control {...props} />;
}

function NumberControl({ asked: { unit }, content, label, language, optional, onChange }: AnswerInputProps) {
  return (
    <LimitedNumber
      small
      {...readings}
      unit={(unit === 'C' ? celsius : unit)?.[language]}
      value={content.reading ?? null}
      label={label}
      onChange={(reading) => onChange({ reading })}
      {...(optional && { onEmpty: () => onChange({ reading: null }) })}
    />
  );
}

function TextControl({ content: { entries = [] }, label, onChange }: AnswerInputProps) {
  return (
    <Input.TextArea
      autoSize={{ minRows: 1, maxRows: 6 }}
      maxLength={longestText}
      aria-label={label}
      value={entries[0] ?? ''}
      onChange={({ target }) => onChange({ entries: target.value ? [target.value] : [] })}
    />
  );
}

function DateControl({ content: { entries = [] }, label, optional, onChange }: AnswerInputProps) {
  return (
    <DayBox
      size="small"
      aria-label={label}
      allowClear={optional}
      value={entries[0]}
      onChange={(day) => onChange({ entries: day ? [day] : [] })}
    />
  );
}

function OptionControl(props: AnswerInputProps) {
  const { asked, content, label, language, optional, onChange } = props;
  const { i18n } = useTranslation('requests');
  const { options = [] } = asked;
  const none = { value: '', label: i18n.getFixedT(language, 'requests')('results.na') };
  return (
    <Radio.Group
      aria-label={label}
      value={content.entries?.[0] ?? (optional ? '' : undefined)}
      options={[
        ...options.map((option) => ({ value: option.key, label: option.label[language] })),
        ...(optional ? [none] : []),
      ]}
      onChange={({ target }) => onChange({ entries: target.value ? [String(target.value)] : [] })}
    />
  );
}

function OptionsControl({ asked: { options = [] }, content, label, language, onChange }: AnswerInputProps) {
  return (
    <div role="group" aria-label={label}>
      <Checkbox.Group
        value={[...(content.entries ?? [])]}
        options={options.map((option) => ({ value: option.key, label: option.label[language] }))}
        onChange={(entries) => onChange({ entries: entries.map(String) })}
      />
    </div>
  );
}

const controls: Readonly<Record<NonNullable<AnswerKind['input']>, ComponentType<AnswerInputProps>>> = {
  number: NumberControl,
  text: TextControl,
  date: DateControl,
  option: OptionControl,
  options: OptionsControl,
};
