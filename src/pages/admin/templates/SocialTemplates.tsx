import { templateTexts } from '#domain/templates/templateTexts';
import { useOperation } from 'sijil/react/providers/operations';
import { TemplateShelf } from './FormTemplates';

/** Posts with which clients may share their certificates: published, drafts, archived. */
export default function SocialTemplates() {
  const answer = useOperation('socialTemplates.list');
  return <TemplateShelf kind="social" answer={answer} newName={templateTexts.newPost} />;
}
