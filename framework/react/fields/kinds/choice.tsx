import type { KindView } from '../kindView';
import { chosenIn, type TextProps } from './filterTexts';
import { CheckOutlined, MinusOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { BooleanField } from '#framework/schema/kinds/boolean';
import type { ChoiceField, ChoicesField } from '#framework/schema/kinds/choice';
import { ToneTag } from '@framework/components/ToneTag';
import type { ValueProps } from '../renderer';
import { ChoiceNames, ChoiceTag } from './choiceOptions';
import tags from './tags.module.css';

export function BooleanValue({ value }: ValueProps<BooleanField>) {
  const { t } = useTranslation('fields');
  return (
    <ToneTag tone={value ? 'success' : 'neutral'}>
      {value ? <CheckOutlined aria-hidden="true" /> : <MinusOutlined aria-hidden="true" />}
      {t(`boolean.${value}`)}
    </ToneTag>
  );
}

export function ChoiceValue({ field, value }: ValueProps<ChoiceField>) {
  return <ChoiceTag options={field.options} value={value} />;
}

export function ChoicesValue({ field, value, compact }: ValueProps<ChoicesField>) {
  if (compact) return <ChoiceNames options={field.options} values={value} />;
  return (
    <span className={tags.tags}>
      {value.map((one) => (
        <ChoiceTag key={one} options={field.options} value={one} />
      ))}
    </span>
  );
}

function BooleanText({ filters }: TextProps) {
  const { t } = useTranslation('fields');
  return <>{t(`boolean.${filters.eq}`)}</>;
}

const ChosenText = ({ field, filters }: TextProps<ChoiceField | ChoicesField>) => (
  <ChoiceNames options={field.options} values={chosenIn(filters)} />
);

export const booleanView: KindView<BooleanField> = { Value: BooleanValue, FilterText: BooleanText };
export const choiceView: KindView<ChoiceField> = { Value: ChoiceValue, FilterText: ChosenText };
export const choicesView: KindView<ChoicesField> = { Value: ChoicesValue, FilterText: ChosenText };
