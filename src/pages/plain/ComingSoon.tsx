import { BarChartOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PlainMessage } from '@framework/components/PlainMessage';

/** `/reports` stays «coming soon» (rules 7.5). */
export default function ComingSoon() {
  const { t } = useTranslation();
  return (
    <PlainMessage
      icon={<BarChartOutlined aria-hidden="true" />}
      title={t('comingSoon')}
      hint={t('comingSoonHint')}
    />
  );
}
