import { SlidersOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LaterPopover } from '@framework/components/antd/LaterPopover';
import type { Field } from '#framework/schema/field';
import type { Resource } from '#framework/schema/resource';
import type { ColumnChange } from '../query/columns';
import { LaterColumnChoices, LaterColumnDrawer } from '../laterListParts';
import { densities, type Density } from '#framework/schema/lists/listState';
import { useNarrow } from '../useNarrow';

export interface ColumnPickerProps {
  readonly resource: Resource;
  readonly fields: Readonly<Record<string, Field>>;
  readonly all: readonly string[];
  readonly shown: readonly string[];
  readonly change: (step: ColumnChange) => void;
  readonly density: Density;
  readonly onDensity: (density: Density) => void;
  readonly pinned: number;
  readonly onPinned: (pinned: number) => void;
}

/** How the list looks: how close the rows of a table are, which columns or facts are shown and in which order. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { t } = useTranslation('list');
  const narrow = useNarrow();
  const [open, setOpen] = useState(false);
  // Once opened it stays, closed: a drawer that is taken away cannot give the focus back.
  const [opened, setOpened] = useState(false);
  if (open && !opened) setOpened(true);
  const button = (
    <Button
      icon={<SlidersOutlined aria-hidden="true" />}
      aria-haspopup="dialog"
      aria-label={t('display')}
      {...(narrow && { title: t('display') })}
      {...(narrow || !opened ? { onClick: () => setOpen(true) } : { autoFocus: true })}
    >
      {!narrow && t('display')}
    </Button>
  );
  if (narrow)
    return (
      <>
        {button}
        {opened && <LaterColumnDrawer {...props} open={open} onClose={() => setOpen(false)} />}
      </>
    );
  if (!opened) return button;
  return (
    <LaterPopover
      trigger="click"
      open={open}
      onOpenChange={setOpen}
      waiting={button}
      placement="bottomRight"
      content={<LaterColumnChoices {...props} densities={densities} />}
      // Next to its button, so that it is inside the page's main landmark.
      getPopupContainer={({ parentElement }) => parentElement ?? document.body}
    >
      {button}
    </LaterPopover>
  );
}
