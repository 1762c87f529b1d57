import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Brand } from '#app/brand';
import { useLocalize } from '@framework/providers/language';
import { useTheme } from '@framework/theme/themeStore';
import { NavLinks } from '../NavLinks';
import { type MenuSection, useMenu } from '../useMenu';
import { Rail } from './Rail';
import styles from './StackedNav.module.css';

/** Mini rail and secondary panel (80 and 270 px, rules 7.3). The panel shows the part of the current screen until another is chosen. */
export function StackedNav() {
  const { t } = useTranslation();
  const { sections, current } = useMenu();
  const collapsed = useTheme((theme) => theme.layout.sideNavCollapse);
  // A favourite is in a part of its own as well.
  const own = sections.findLast(({ entries }) => entries.some(({ path }) => path === current));
  const [chosen, setChosen] = useState<{ readonly at: string; readonly key: string } | null>(null);
  const open = (chosen?.at === current ? chosen.key : own?.key) ?? sections[0]?.key ?? '';
  const section = sections.find(({ key }) => key === open);
  return (
    <aside className={`${styles.stacked} no-print`}>
      <div className={styles.rail}>
        <Brand markOnly />
        <nav aria-label={t('menuParts')} className={styles.scroll}>
          <Rail
            sections={sections}
            current={current}
            open={open}
            onOpen={(key) => setChosen({ at: current, key })}
          />
        </nav>
      </div>
      {!collapsed && section?.label && <Panel section={section} current={current} />}
    </aside>
  );
}

interface PanelProps {
  readonly section: MenuSection;
  readonly current: string;
}

function Panel({ section, current }: PanelProps) {
  const localize = useLocalize();
  const title = localize(section.label);
  return (
    <nav className={styles.panel} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <NavLinks sections={[{ ...section, label: null }]} current={current} />
    </nav>
  );
}
