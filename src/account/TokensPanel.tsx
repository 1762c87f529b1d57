import { useTranslation } from 'react-i18next';
import { LinkButton } from '@framework/components/LinkButton';
import { Panel } from '@framework/components/Panel';
import { useMay } from '@framework/providers/useMay';
import styles from './Security.module.css';

/** The way to the own API tokens, for those who may have some. */
export function TokensPanel() {
  const { t } = useTranslation('account');
  const allowed = useMay({ resource: 'apiTokens', action: 'list' });
  if (!allowed) return null;
  return (
    <Panel
      title={t('tokens.title')}
      actions={
        <LinkButton size="small" to="/api-tokens">
          {t('tokens.manage')}
        </LinkButton>
      }
    >
      <p className={styles.quiet}>{t('tokens.text')}</p>
    </Panel>
  );
}
