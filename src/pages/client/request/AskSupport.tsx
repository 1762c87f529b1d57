import { CustomerServiceOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RequestView } from '#domain/api/requestViews';
import { LinkButton } from 'sijil/react/components/links';
import { useMayCall } from 'sijil/react/providers/may';
import { useOperation } from 'sijil/react/providers/operations';

/** Link to support about a request: a ticket where the user may open one, else a mail that names the request. */
export function AskSupport({ request: { id, number } }: { readonly request: RequestView }) {
  const { t } = useTranslation('requests');
  const mayAsk = useMayCall('tickets.create');
  const { data: settings } = useOperation('portal.settings');
  const icon = <CustomerServiceOutlined aria-hidden="true" />;
  if (mayAsk)
    return (
      <LinkButton icon={icon} to={`/customer-support?new=1&requestId=${id}`}>
        {t('askSupport')}
      </LinkButton>
    );
  if (!settings?.support.email) return null;
  return (
    <Button
      icon={icon}
      href={`mailto:${settings.support.email}?subject=${encodeURIComponent(`R-${number}`)}`}
    >
      {t('askSupport')}
    </Button>
  );
}
