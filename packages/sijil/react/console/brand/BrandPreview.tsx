import { originalBrand } from 'sijil/schema/application';
import { useTranslation } from 'react-i18next';
import { brandColours, contrastProblem, darkColourOf, isColour } from 'sijil/base/colour/brandColours';
import type { Mode } from 'sijil/base/colour/surfaces';
import type { BrandView } from 'sijil/contract/designView';
import type { FormValues } from 'sijil/react/forms/formValues';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './brand.module.css';
import { Button, Checkbox, ConfigProvider } from 'antd';
import { DataTable } from 'sijil/react/components/table/DataTable';
import { antdTheme } from 'sijil/react/theme/antdTheme';
import { cssVariables } from 'sijil/react/theme/cssVariables';

/** The brand as it is typed, in light and dark: a list, a button, the sign-in page. */
export function BrandPreview({ values }: { readonly values: FormValues }) {
  const { t } = useTranslation('brand');
  const name = useLocalize()({ ...originalBrand().name, ...textsIn(values['name']) });
  const own = coloursIn(values);
  return (
    <div className={styles.samples}>
      {(['light', 'dark'] as const).map((mode) => (
        <figure key={mode} className={styles.figure}>
          <figcaption className={styles.caption}>{t(`mode.${mode}`)}</figcaption>
          <BrandSample {...{ mode, own, name }} pictures={picturesIn(values, mode)} />
        </figure>
      ))}
    </div>
  );
}

/** Returns the colours with enough contrast; the others are refused at their field and not rendered. */
function coloursIn(values: FormValues): BrandView['colours'] {
  const light = soundColour(values['colour'], 'light');
  const dark = darkColourOf(light, soundColour(values['darkColour'], 'dark'));
  return {
    ...(light && { light: brandColours(light, 'light') }),
    ...(dark && { dark: brandColours(dark, 'dark') }),
  };
}

const soundColour = (value: unknown, mode: Mode) =>
  isColour(value) && contrastProblem(value, mode) === null ? value : null;

function picturesIn(values: FormValues, mode: Mode): SamplePictures {
  const logo = urlOf(values['logo']);
  const ownDark = mode === 'dark' ? urlOf(values['logoDark']) : null;
  return {
    logo: ownDark ?? logo,
    isOnWhite: mode === 'dark' && ownDark === null,
    signInPicture: urlOf(values['signInPicture']),
  };
}

/** Address of an uploaded file: a form has its link. */
function urlOf(value: unknown): string | null {
  const url = typeof value === 'object' && value !== null && 'url' in value ? value.url : null;
  return typeof url === 'string' ? url : null;
}

/** Returns the typed texts; an emptied one falls back to the original. */
function textsIn(value: unknown): Readonly<Record<string, string>> {
  const typed = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    typed.flatMap(([language, text]) => (typeof text === 'string' && text ? [[language, text]] : [])),
  );
}

interface SamplePictures {
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

/** Sample of pages in one mode, with its own colours inside the page that shows it. */
function BrandSample({ mode, own, name, pictures }: BrandSampleProps) {
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
      rowKey={({ name }) => name}
      columns={[
        { key: 'pick', width: 40, render: () => <Checkbox checked /> },
        { key: 'name', title: t('sample.column'), render: ({ name }) => name },
        {
          key: 'action',
          title: t('sample.action'),
          render: () => <span className={styles.link}>{t('sample.open')}</span>,
        },
      ]}
      rows={[{ name: t('sample.row') }]}
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
