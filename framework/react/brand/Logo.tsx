import type { ReactNode } from 'react';
import type { Mode } from '#framework/base/colour/surfaces';
import type { BrandView } from '#framework/contract/brandView';
import { useDrawnMode } from '@framework/theme/useAppearance';
import { useBrand } from '@framework/theme/brandStore';
import styles from './brand.module.css';
import { useLocalize } from '@framework/providers/language';

interface LogoProps {
  /** Only the icon: there is no room for more. */
  readonly markOnly?: boolean;
  /** The original mark and name, for a brand without a logo. */
  readonly children: ReactNode;
}

/** The logo of the brand, named after the application; the original mark where there is none. */
export function Logo({ markOnly = false, children }: LogoProps) {
  const name = useBrandName();
  const pictures = useBrand((brand) => brand.pictures);
  const mode = useDrawnMode();
  const picture = logoIn(pictures, mode, markOnly);
  if (!picture) return children;
  const { url, width, height } = picture;
  // Drawn for a white page: on a dark one it has a white ground of its own.
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
