import type { MenuProps, MenuRef } from 'antd';
import type { Ref } from 'react';
import { laterPart } from '../laterPart';

/** Asked for when the browser is idle, so that a dropdown that opens waits for nothing. */
export const fetchMenu = () => import('antd/es/menu');

const Fetched = laterPart<MenuProps & { readonly ref?: Ref<MenuRef> }>(
  async () => (await fetchMenu()).default,
);

/** antd's menu inside what drops down, which nobody has opened while a page is drawn; the ref leads the keyboard in. */
export default function LaterMenu(props: MenuProps & { readonly ref?: Ref<MenuRef> }) {
  return <Fetched {...props} />;
}
