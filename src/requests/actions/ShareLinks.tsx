import {
  CopyOutlined,
  FacebookOutlined,
  InstagramOutlined,
  LinkedinOutlined,
  WhatsAppOutlined,
  XOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocalize } from '@/providers/language';
import styles from './actions.module.css';
import type { SharePost } from './sharePost';

const networks = [
  { name: 'twitter', icon: <XOutlined /> },
  { name: 'facebook', icon: <FacebookOutlined /> },
  { name: 'linkedin', icon: <LinkedinOutlined /> },
  { name: 'whatsapp', icon: <WhatsAppOutlined /> },
] as const;

/** Each network's own page for a new post; Instagram has none, so it is given the picture and the copied words. */
export function ShareLinks({ post }: { readonly post: SharePost }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(`${localize(post.caption)} ${post.url}`);
    setCopied(true);
  };
  return (
    <div className={styles.buttons}>
      {networks.map(({ name, icon }) => (
        <Button key={name} icon={icon} href={post.links[name]} target="_blank" rel="noreferrer">
          {t(`share.${name}`)}
        </Button>
      ))}
      <Button icon={<InstagramOutlined />} href={`${post.url}/card.png`} download>
        {t('share.instagram')}
      </Button>
      <Button icon={<CopyOutlined />} onClick={() => void copy()}>
        <span aria-live="polite">{t(copied ? 'share.copied' : 'share.copy')}</span>
      </Button>
    </div>
  );
}
