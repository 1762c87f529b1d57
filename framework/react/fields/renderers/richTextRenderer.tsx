import { Input } from 'antd';
import { Tabs } from '../pickers/lazyPickers';
import { useTranslation } from 'react-i18next';
import type { RichTextField } from '#framework/schema/kinds/richText';
import { RichTextValue } from '../kinds/text';
import { controlProps } from '../controlProps';
import type { InputProps, Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';
import { directionOf } from '../typing';

/** Markdown with a look at how it will read. */
function RichTextInput({ field, value, onChange, ...rest }: InputProps<RichTextField>) {
  const { t } = useTranslation('fields');
  const write = (
    <Input.TextArea
      {...controlProps(rest)}
      value={value ?? ''}
      dir={directionOf(value)}
      autoSize={{ minRows: 6, maxRows: 24 }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Tabs
      size="small"
      items={[
        { key: 'write', label: t('richText.write'), children: write },
        {
          key: 'read',
          label: t('richText.read'),
          children: <RichTextValue field={field} value={value ?? ''} />,
        },
      ]}
    />
  );
}

export const richTextRenderer: Renderer<RichTextField> = {
  Input: RichTextInput,
  Filter: TextFilter,
  wide: true,
};
