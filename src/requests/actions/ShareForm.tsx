import { Button, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CopyOutlined,
  FacebookOutlined,
  InstagramOutlined,
  LinkedinOutlined,
  WhatsAppOutlined,
  XOutlined,
} from '@ant-design/icons';
import { Alert } from 'sijil/react/components/antd/Alert';
import { copyText } from 'sijil/react/providers/copyText';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { type CardFormat, cardFormats } from '#domain/certificates/cardFormats';
import { isCurrent } from '#domain/certificates/certificateState';
import { useLocalize } from 'sijil/react/providers/language';
import { useAction, useOperation } from 'sijil/react/providers/operations';
import type { SharePost } from '#domain/api/paperViews';
import type { ActionFormProps } from './FormButtons';
import styles from './actions.module.css';
import type { RequestView } from '#domain/api/requestViews';
import { isolate } from 'sijil/base/formats/bidi';

interface CertificateSelectProps {
  readonly certificates: RequestView['certificates'];
  /** Code of a certificate. */
  readonly value: string | undefined;
  readonly onChange: (code: string) => void;
}

/** Choice of a fleet's certificate, by plate; nothing for a single certificate. */
export function CertificateSelect({ certificates, value, onChange }: CertificateSelectProps) {
  const { t } = useTranslation('requests');
  const id = useId();
  if (certificates.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('certificate.which')}</label>
      <Select
        id={id}
        showSearch
        optionFilterProp="label"
        value={value}
        onChange={onChange}
        options={certificates.map(({ code, vehicle, score, grade }) => ({
          value: code,
          // Each part is isolated in its own direction; otherwise a plate's letters would reorder the score.
          label: [vehicle?.number, `${score} ${grade}`, code]
            .flatMap((part) => (part ? isolate(part) : []))
            .join(' · '),
        }))}
      />
    </div>
  );
}

const networks = [
  { name: 'twitter', icon: <XOutlined aria-hidden="true" /> },
  { name: 'facebook', icon: <FacebookOutlined aria-hidden="true" /> },
  { name: 'linkedin', icon: <LinkedinOutlined aria-hidden="true" /> },
  { name: 'whatsapp', icon: <WhatsAppOutlined aria-hidden="true" /> },
] as const;

/** Pictures for a network that accepts no link, one for each of its formats. */
const pictures = ['post', 'story'] as const satisfies readonly CardFormat[];

/** Links to each network's page for a new post; Instagram has none, so it gets the picture and the copied text. */
function ShareLinks({ post }: { readonly post: SharePost }) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const [copied, setCopied] = useState(false);
  const copy = async () => setCopied(await copyText(`${localize(post.caption)} ${post.url}`));
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

/** Post of the certificate: its text, and the networks to share it on. Opening the form already counts as the action. */
export function ShareForm({ request, close }: Pick<ActionFormProps, 'request' | 'close'>) {
  const { t } = useTranslation('requests');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const [post, setPost] = useState<SharePost | null>(null);
  const [problem, setProblem] = useState('');
  const { id } = request;
  const current = request.certificates.filter(isCurrent);
  const [code, setCode] = useState(current[0]?.code);
  const [chosen, setChosen] = useState<string | null>(null);
  const { run } = useAction('clientInspections.sharePost');

  useEffect(() => {
    let active = true;
    run({ params: { id }, body: { certificateCode: code, templateId: chosen } }).then(
      (found) => active && setPost(found),
      (error: Error) => active && setProblem(error.message),
    );
    return () => {
      active = false;
    };
  }, [id, code, chosen, run]);

  if (problem) return <Alert type="error" showIcon role="alert" message={problem} />;
  if (!post) return <LoadingState as="lines" rows={3} />;
  return (
    <div className={styles.stack}>
      <CertificateSelect certificates={current} value={code} onChange={setCode} />
      <PostSelect value={post.templateId} onChange={setChosen} />
      <img
        className={styles.card}
        src={post.pictures.preview}
        {...cardFormats.preview}
        alt={t('share.picture', { code })}
      />
      <blockquote className={styles.quote}>
        {localize(post.caption)} <bdi dir="ltr">{post.url}</bdi>
      </blockquote>
      <ShareLinks post={post} />
      <p className={styles.help}>{t('share.hint')}</p>
      <div className={styles.buttons}>
        <Button onClick={close}>{common('close')}</Button>
      </div>
    </div>
  );
}

interface PostSelectProps {
  /** Id of the post that is shown; null for the portal's own, where none is published. */
  readonly value: string | null;
  readonly onChange: (templateId: string) => void;
}

/** Select of the post that a certificate is shared with; nothing where there is no choice. */
function PostSelect({ value, onChange }: PostSelectProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const id = useId();
  const { data = [] } = useOperation('socialTemplates.list');
  if (data.length < 2) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{t('share.which')}</label>
      <Select
        id={id}
        value={value}
        onChange={onChange}
        options={data.map((post) => ({ value: post.id, label: localize(post.name) }))}
      />
    </div>
  );
}
