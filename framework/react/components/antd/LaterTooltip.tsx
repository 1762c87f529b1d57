import type { TooltipProps } from 'antd';
import type { ReactElement } from 'react';
import { laterPart } from '../laterPart';

const Fetched = laterPart<TooltipProps>(async () => (await import('antd/es/tooltip')).default);

/** Tooltip of antd, loaded after what it explains. */
export function LaterTooltip(props: TooltipProps & { readonly children: ReactElement }) {
  return <Fetched {...props} waiting={props.children} />;
}
