import { Result } from 'antd';
import { useTranslation } from 'react-i18next';

/** `/reports` stays «coming soon», as the specification has it. */
export default function ComingSoon() {
  const { t } = useTranslation();
  return <Result status="info" title={<h1>{t('comingSoon')}</h1>} subTitle={t('comingSoonHint')} />;
}
