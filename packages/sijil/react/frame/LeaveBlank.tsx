import { FullscreenExitOutlined } from '@ant-design/icons';
import { FloatButton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useTheme } from 'sijil/react/theme/themeStore';

/** Link back to the layout before, the only control of the blank layout. */
export function LeaveBlank() {
  const { t } = useTranslation('theme');
  const leave = useTheme((theme) => theme.leaveBlank);
  return (
    <FloatButton
      icon={<FullscreenExitOutlined aria-hidden="true" />}
      tooltip={t('leaveBlank')}
      aria-label={t('leaveBlank')}
      onClick={leave}
    />
  );
}
