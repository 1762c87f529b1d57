import { MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Localized } from 'sijil/base/i18n/localized';
import { isArchived, isManifold } from '#domain/templates/templateKinds';
import { isKeyOf } from 'sijil/base/objects';
import { useDialogs } from 'sijil/react/components/antd/laterControls';
import { useAction } from 'sijil/react/providers/operations';
import { useToast } from 'sijil/react/toast/toastStore';
import { saveFile } from 'sijil/react/providers/readFile';
import type { Template } from './useTemplateEditor';
import { worded } from 'sijil/base/i18n/worded';
import { templateTexts } from '#domain/templates/templateTexts';

interface TemplateMenuProps {
  readonly template: Template;
  readonly draft: object;
  readonly name: Localized;
  readonly home: string;
  /** Exports the draft as a spreadsheet, for kinds that can be one. */
  readonly exportSheet?: (() => Promise<void>) | undefined;
}

/** Menu of a template: copy, export, archive, delete. */
export function TemplateMenu({ template, draft, name, home, exportSheet }: TemplateMenuProps) {
  const { t } = useTranslation('templates');
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const toast = useToast();
  const [create, archive, remove] = [
    useAction('templates.create'),
    useAction('templates.archive'),
    useAction('templates.delete'),
  ];
  const { id, kind, key } = template;
  const archived = isArchived(template);

  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      dialogs.refused(error);
    }
  };
  const duplicate = () =>
    attempt(async () => {
      if (!isManifold(kind)) return;
      const made = await create.run({
        body: { kind, name: namedAs('copy', name), content: draft as Record<string, unknown> },
      });
      toast.success(t('duplicated'));
      await navigate(`${home}/${made.id}`);
    });
  const ask = (question: 'archive' | 'delete', work: () => Promise<unknown>) =>
    dialogs.confirm({
      title: t(`${question}.title`),
      content: t(`${question}.hint`),
      okText: t(`${question}.do`),
      danger: true,
      onOk: work,
    });
  const items = {
    duplicate,
    export: () => exportDraft(draft, key),
    sheet: async () => exportSheet?.(),
    archive: () =>
      archived
        ? attempt(() => archive.run({ params: { id }, body: { archived: false } }))
        : ask('archive', () => archive.run({ params: { id }, body: { archived: true } })),
    delete: () =>
      ask('delete', async () => {
        await remove.run({ params: { id } });
        await navigate(home);
      }),
  };
  const exported = { key: 'export', label: t('export') };
  const sheet = exportSheet ? [{ key: 'sheet', label: t('sheet.export') }] : [];
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        // A document has a single template, which can be neither copied nor archived.
        items: isManifold(kind)
          ? [
              { key: 'duplicate', label: t('duplicate') },
              exported,
              ...sheet,
              { key: 'archive', label: archived ? t('restore') : t('archive.do') },
              { key: 'delete', label: t('delete.do'), danger: true },
            ]
          : [exported],
        onClick: ({ key: chosen }) => isKeyOf(items, chosen) && void items[chosen](),
      }}
    >
      <Button icon={<MoreOutlined aria-hidden="true" />} aria-label={t('more')} />
    </Dropdown>
  );
}

/** Saves the draft as a file that `templates.create` accepts. */
export function exportDraft(draft: object, name: string): void {
  const content = new Blob([JSON.stringify(draft, null, 2)], { type: 'application/json' });
  saveFile(content, `${name}.json`);
}

const longestName = 160;

/** Name of a template that is made from another. */
export function namedAs(how: 'copy' | 'mine', name: Localized): Localized {
  const { ar, en } = worded(templateTexts[how], { name });
  return { ar: ar.slice(0, longestName), en: en.slice(0, longestName) };
}
