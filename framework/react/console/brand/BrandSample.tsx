import { Button, Checkbox, ConfigProvider } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Mode } from '#framework/base/colour/surfaces';
import type { BrandView } from '#framework/contract/brandView';
import { DataTable } from '@framework/components/table/DataTable';
import { antdTheme } from '@framework/theme/antdTheme';
import { cssVariables } from '@framework/theme/cssVariables';
import styles from './brand.module.css';

export interface SamplePictures {
  readonly logo: string | null;
  /** True for a logo of the light mode on a dark page. */
  readonly isOnWhite: boolean;
  readonly signInPicture: string | null;
}

interface BrandSampleProps {
  readonly mode: Mode;
  readonly own: BrandView['colours'];
  readonly name: string;
  readonly pictures: SamplePictures;
}

/** Sample of pages in one mode, in colours of its own within the page that shows it. */
export function BrandSample({ mode, own, name, pictures }: BrandSampleProps) {
  const look = { mode, themeSchema: 'default', controlSize: 'sm', own } as const;
  const config = antdTheme({ ...look, still: true });
  return (
    <ConfigProvider theme={config}>
      <div
        className={`${styles.sample} ${config.cssVar.key}`}
        style={cssVariables(look)}
        data-mode={mode}
        inert
      >
        <SampleHead name={name} {...pictures} />
        <SampleList />
        <SampleSignIn picture={pictures.signInPicture} />
      </div>
    </ConfigProvider>
  );
}

type SampleHeadProps = Pick<SamplePictures, 'logo' | 'isOnWhite'> & { readonly name: string };

function SampleHead({ name, logo, isOnWhite }: SampleHeadProps) {
  const { t } = useTranslation('brand');
  return (
    <div className={styles.head}>
      {logo ? (
        <img className={styles.logo} data-white={isOnWhite || undefined} src={logo} alt={name} />
      ) : (
        <strong className={styles.name}>{name}</strong>
      )}
      <Button type="primary">{t('sample.add')}</Button>
    </div>
  );
}

function SampleList() {
  const { t } = useTranslation('brand');
  return (
    <DataTable
      rowKey="name"
      columns={[
        { key: 'pick', width: 40, render: () => <Checkbox checked /> },
        { title: t('sample.column'), dataIndex: 'name' },
        { title: t('sample.action'), render: () => <span className={styles.link}>{t('sample.open')}</span> },
      ]}
      data={[{ name: t('sample.row') }]}
    />
  );
}

function SampleSignIn({ picture }: { readonly picture: string | null }) {
  const { t } = useTranslation('brand');
  return (
    <div className={styles.card}>
      {picture && <img className={styles.banner} src={picture} alt="" />}
      <strong>{t('sample.signIn')}</strong>
      <Button type="primary" block>
        {t('sample.signIn')}
      </Button>
      <span className={styles.link}>{t('sample.forgot')}</span>
    </div>
  );
}
