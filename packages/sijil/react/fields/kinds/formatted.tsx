import type { KindView, ValueProps } from '../renderer';
import { ContainedText } from './filterTexts';
import { formatIban } from 'sijil/base/formats/saudiNumbers';
import type { BrandColourField, FormattedField } from 'sijil/schema/kinds/formatted';
import { PhoneLink } from 'sijil/react/components/links';
import styles from '../colour.module.css';
import { Ltr } from 'sijil/react/components/valueTexts';

/** Code or address: left-to-right, except for plates. */
export function FormattedValue({ field, value }: ValueProps<FormattedField>) {
  if (field.kind === 'email') return <Linked to={`mailto:${value}`}>{value}</Linked>;
  if (field.kind === 'phone') return <PhoneLink phone={value} />;
  if (field.kind === 'url') return <Linked to={value}>{value}</Linked>;
  if (field.kind === 'plate') return <bdi>{value}</bdi>;
  return <Ltr>{field.kind === 'iban' ? formatIban(value) : value}</Ltr>;
}

export function ColourValue({ value }: ValueProps<FormattedField<'colour'> | BrandColourField>) {
  return (
    <Ltr>
      <span className={styles.swatch} style={{ background: value }} aria-hidden="true" /> {value}
    </Ltr>
  );
}

function Linked({ to, children }: { readonly to: string; readonly children: string }) {
  const outside = to.startsWith('http') ? { target: '_blank', rel: 'noreferrer' } : {};
  return (
    <a href={to} {...outside} onClick={(event) => event.stopPropagation()}>
      <Ltr>{children}</Ltr>
    </a>
  );
}

export const formattedView: KindView<FormattedField> = { Value: FormattedValue, FilterText: ContainedText };
export const brandColourView: KindView<BrandColourField> = {
  Value: ColourValue,
  FilterText: ContainedText,
};
export const colourView: KindView<FormattedField<'colour'>> = {
  Value: ColourValue,
  FilterText: ContainedText,
};
