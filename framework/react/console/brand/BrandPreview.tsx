import { useTranslation } from 'react-i18next';
import { originalBrand } from '#app/originalBrand';
import { brandColours, contrastProblem, darkColourOf } from '#framework/base/colour/brandColours';
import { isColour } from '#framework/base/colour/contrast';
import type { Mode } from '#framework/base/colour/surfaces';
import type { BrandView } from '#framework/contract/brandView';
import type { FormValues } from '@framework/forms/formValues';
import { useLocalize } from '@framework/providers/language';
import { BrandSample, type SamplePictures } from './BrandSample';
import styles from './brand.module.css';

/** The brand as it is typed, in light and dark: a list, a button, the sign-in page. */
export function BrandPreview({ values }: { readonly values: FormValues }) {
  const { t } = useTranslation('brand');
  const name = useLocalize()({ ...originalBrand.name, ...textsIn(values['name']) });
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

/** Colours with enough contrast; the others are refused at their field and are not drawn. */
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

/** Texts that are typed; an emptied one is the original still. */
function textsIn(value: unknown): Readonly<Record<string, string>> {
  const typed = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(
    typed.flatMap(([language, text]) => (typeof text === 'string' && text ? [[language, text]] : [])),
  );
}
