import { useTranslation } from 'react-i18next';
import { LinkButton } from '@framework/components/LinkButton';
import { Panel } from '@framework/components/Panel';
import { useMay } from '@framework/providers/useMay';
import styles from './Security.module.css';

/** Link to one's own API tokens, for roles that may have them. */
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
