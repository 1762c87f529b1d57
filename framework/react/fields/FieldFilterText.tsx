import { PresenceText, type TextProps } from './kinds/filterTexts';
import { viewOf } from './kindViews';

/**
 * Words for the filter of a field. Apart from its controls: a list that begins filtered shows them, and fetches the
 * controls once they are touched.
 */
export function FieldFilterText(props: TextProps) {
  const Text = viewOf(props.field)?.FilterText;
  if (!Text) return null;
  return props.filters.null === undefined ? <Text {...props} /> : <PresenceText {...props} />;
}
