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
import type { CardFormat } from '#domain/certificates/cardFormats';
import { useLocalize } from '@framework/providers/language';
import styles from './actions.module.css';
import type { SharePost } from '#domain/api/sharePostView';

const networks = [
  { name: 'twitter', icon: <XOutlined aria-hidden="true" /> },
  { name: 'facebook', icon: <FacebookOutlined aria-hidden="true" /> },
  { name: 'linkedin', icon: <LinkedinOutlined aria-hidden="true" /> },
  { name: 'whatsapp', icon: <WhatsAppOutlined aria-hidden="true" /> },
] as const;

/** Pictures for a network that takes no address, one for each of its formats. */
const pictures = ['post', 'story'] as const satisfies readonly CardFormat[];

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
      {pictures.map((format) => (
        <Button
          key={format}
          icon={<InstagramOutlined aria-hidden="true" />}
          href={post.pictures[format]}
          download={`${format}.png`}
        >
          {t(`share.pictures.${format}`)}
        </Button>
      ))}
      <Button icon={<CopyOutlined aria-hidden="true" />} onClick={() => void copy()}>
        <span aria-live="polite">{t(copied ? 'share.copied' : 'share.copy')}</span>
      </Button>
    </div>
  );
}
