// oxlint-disable-next-line no-restricted-imports -- the alert itself
import { Alert as AntdAlert, type AlertProps } from 'antd';
import { alertIcons } from '../icons';

/** antd's alert, with an icon that only sighted readers need: the text says what has happened. */
export function Alert({ type = 'info', ...props }: AlertProps) {
  return <AntdAlert type={type} icon={alertIcons[type]} {...props} />;
}
