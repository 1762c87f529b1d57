import type { ComponentType, ReactElement } from 'react';
import type { Localized } from '#framework/base/i18n/localized';

interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Entry of the signed-in person's menu: leads to a screen, or opens a drawer that is loaded on demand. */
export type PersonEntry = {
  readonly key: string;
  readonly icon: ReactElement;
  readonly label: Localized;
} & (
  | { readonly to: string }
  | { readonly load: () => Promise<{ readonly default: ComponentType<DrawerProps> }> }
);
