import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logoBody } from '#domain/profile/companyFields';
import { clients } from '#resources/clients';
import { Panel } from '@framework/components/Panel';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { FormDrawer } from '@framework/forms/FormDrawer';
import { ShapeForm } from '@framework/forms/ShapeForm';
import { useLocalize } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';
import { useMayCall } from '@framework/providers/useMay';
import { useToast } from '@framework/toast/useToast';
import { CompanyLogo } from '@/profile/CompanyLogo';
import styles from './Account.module.css';

const urlOf = (link: unknown): string | null =>
  typeof link === 'object' && link !== null && 'url' in link && typeof link.url === 'string'
    ? link.url
    : null;

/** The company's logo, which its owner adds, changes and removes. */
export function CompanyLogoPanel({ company: { logo } }: { readonly company: ConsoleRecord }) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const mayChange = useMayCall('profile.setLogo');
  const [editing, setEditing] = useState(false);
  const url = urlOf(logo);
  if (url === null && !mayChange) return null;
  return (
    <Panel
      title={localize(clients.fields.logo.label)}
      actions={
        mayChange && (
          <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => setEditing(true)}>
            {t(url === null ? 'logo.add' : 'logo.change')}
          </Button>
        )
      }
    >
      {url === null ? <p className={styles.none}>{t('logo.none')}</p> : <CompanyLogo url={url} />}
      {editing && <LogoDrawer logo={logo} onClose={() => setEditing(false)} />}
    </Panel>
  );
}

interface LogoDrawerProps {
  readonly logo: unknown;
  readonly onClose: () => void;
}

function LogoDrawer({ logo, onClose }: LogoDrawerProps) {
  const { t } = useTranslation('accountClient');
  const localize = useLocalize();
  const toast = useToast();
  const action = useAction('profile.setLogo');
  return (
    <FormDrawer title={localize(clients.fields.logo.label)} onClose={onClose}>
      {({ changed, leave }) => (
        <ShapeForm
          shape={logoBody}
          initialValues={{ logo }}
          dirtyGuard={false}
          onValuesChange={changed}
          onCancel={leave}
          onSubmit={async (body) => {
            await action.run({ body });
            toast.success(t('saved'));
            onClose();
          }}
        />
      )}
    </FormDrawer>
  );
}
