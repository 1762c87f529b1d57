import type { AbstractNode, IconDefinition } from '@ant-design/icons-svg/lib/types';
import { createElement, type ReactNode } from 'react';
import styles from './plain.module.css';

/** One of antd's drawings, without the code and styles that its icon components bring. Tells nothing to a reader. */
export function Icon({ of, turning = false }: { readonly of: IconDefinition; readonly turning?: boolean }) {
  // Only drawings in two tones are made by a function.
  if (typeof of.icon === 'function') return null;
  const { attrs, children = [] } = of.icon;
  return (
    <svg
      {...toProps(attrs)}
      className={turning ? `${styles.icon} ${styles.turning}` : styles.icon}
      width="1em"
      height="1em"
      fill="currentColor"
      aria-hidden="true"
    >
      {children.map(draw)}
    </svg>
  );
}

function draw({ tag, attrs, children }: AbstractNode, index: number): ReactNode {
  return createElement(tag, { key: index, ...toProps(attrs) }, children?.map(draw));
}

/** SVG writes `fill-rule` where React wants `fillRule`. */
function toProps(attrs: AbstractNode['attrs']) {
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name.replace(/-(\w)/, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
