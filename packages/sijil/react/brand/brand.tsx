import { type ReactNode, useEffect } from 'react';
import type { Mode } from 'sijil/base/colour/surfaces';
import type { BrandView } from 'sijil/contract/designView';
import { useBrand, useDrawnMode } from 'sijil/react/theme/useAppearance';
import styles from './brand.module.css';
import { useLocalize } from 'sijil/react/providers/language';
import type { Localized } from 'sijil/base/i18n/localized';

interface LogoProps {
  /** True to show only the icon, where there is no room for more. */
  readonly markOnly?: boolean;
  /** The original mark and name, for a brand without a logo. */
  readonly children: ReactNode;
}

/** Logo of the brand, with the application's name as its label; without a logo, the original mark. */
export function Logo({ markOnly = false, children }: LogoProps) {
  const name = useBrandName();
  const pictures = useBrand((brand) => brand.pictures);
  const mode = useDrawnMode();
  const picture = logoIn(pictures, mode, markOnly);
  if (!picture) return children;
  const { url, width, height } = picture;
  // The logo is made for a white page, so it gets a white background in dark mode.
  const isOnWhite = mode === 'dark' && picture === pictures.logo;
  return (
    <img
      className={markOnly ? styles.icon : styles.logo}
      data-white={isOnWhite || undefined}
      src={url}
      alt={name}
      {...{ width, height }}
    />
  );
}

function logoIn({ logo, logoDark, icon }: BrandView['pictures'], mode: Mode, markOnly: boolean) {
  const drawn = mode === 'dark' ? (logoDark ?? logo) : logo;
  return markOnly ? (icon ?? drawn) : drawn;
}

/** Name of the application in the reader's language. */
export function useBrandName(): string {
  return useLocalize()(useBrand(({ name }) => name));
}

/** The picture that the brand has for the sign-in page. */
export function SignInPicture() {
  const picture = useBrand(({ pictures }) => pictures.signInPicture);
  if (!picture) return null;
  const { url, width, height } = picture;
  return <img className={styles.banner} src={url} alt="" {...{ width, height }} />;
}

/** Sets the title of the browser's tab; returns the name in the reader's language. */
export function useTabTitle(name: Localized | null): string {
  const title = useLocalize()(name);
  const brand = useBrandName();
  useEffect(() => {
    document.title = title ? `${title} · ${brand}` : brand;
  }, [title, brand]);
  return title;
}
