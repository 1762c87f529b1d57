import { Button } from 'antd';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { Localized } from 'sijil/base/i18n/localized';
import { isManifold } from '#domain/templates/templateKinds';
import { DateText } from 'sijil/react/components/valueTexts';
import { useAction } from 'sijil/react/providers/operations';
import { exportDraft, namedAs } from './TemplateMenu';
import type { Template, TemplateDraft } from './useTemplateEditor';

interface ConflictDialogProps {
  readonly editor: Pick<TemplateDraft<object>, 'draft' | 'save' | 'pending' | 'forgetTheirs' | 'leave'>;
  readonly theirs: Template;
  readonly name: Localized;
  readonly home: string;
  /** Difference between the other author's version and this one. */
  readonly difference: ReactNode;
}

/** Dialog for two simultaneous authors: the version that the other has saved, and two ways to continue that lose neither. */
export function ConflictDialog({ editor, theirs, name, home, difference }: ConflictDialogProps) {
  const { t } = useTranslation('templates');
  const navigate = useNavigate();
  const create = useAction('templates.create');
  const { draft } = editor;
  const asCopy = async () => {
    if (!isManifold(theirs.kind)) return;
    const body = {
      kind: theirs.kind,
      name: namedAs('mine', name),
      content: draft as Record<string, unknown>,
    };
    const made = await create.run({ body });
    flushSync(editor.leave);
    await navigate(`${home}/${made.id}`);
  };
  const takeMine = async () => {
    // The replaced draft is downloaded first.
    exportDraft(theirs.draft as object, `${theirs.key}-${theirs.revision}`);
    await editor.save(theirs.revision);
  };
  return (
    <HeldModal
      open
      width={720}
      title={t('conflict.title')}
      onCancel={editor.forgetTheirs}
      footer={
        <>
          {isManifold(theirs.kind) && (
            <Button type="primary" loading={create.pending} onClick={() => void asCopy()}>
              {t('conflict.copy')}
            </Button>
          )}
          <Button loading={editor.pending} onClick={() => void takeMine()}>
            {t('conflict.mine')}
          </Button>
          <Button onClick={editor.forgetTheirs}>{t('conflict.back')}</Button>
        </>
      }
    >
      <p>
        {t('conflict.hint', { by: theirs.updatedBy ?? '—' })} <DateText value={theirs.updatedAt} withTime />
      </p>
      {difference}
    </HeldModal>
  );
}
