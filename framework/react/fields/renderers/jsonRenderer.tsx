import { Input } from 'antd';
import { useState } from 'react';
import type { JsonField } from '#framework/schema/kinds/json';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import styles from '../kinds/json.module.css';
import { jsonText } from '../kinds/json';

/** A JSON value as text. Text that is no JSON is passed on as typed, so that the form's validation refuses it. */
function JsonInput({ value, onChange, ...rest }: InputProps<JsonField>) {
  const [draft, setDraft] = useState(() => jsonText(value));
  const take = (typed: string) => {
    setDraft(typed);
    if (typed.trim() === '') return onChange(null);
    try {
      onChange(JSON.parse(typed));
    } catch {
      onChange(typed);
    }
  };
  return (
    <Input.TextArea
      {...controlProps(rest)}
      className={styles.text}
      dir="ltr"
      spellCheck={false}
      autoSize={{ minRows: 3, maxRows: 16 }}
      value={draft}
      onChange={(event) => take(event.target.value)}
    />
  );
}

export const jsonRenderer: Renderer<JsonField> = {
  Input: JsonInput,
  wide: true,
};
