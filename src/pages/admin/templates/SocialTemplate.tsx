import { useParams } from 'react-router';
import { useOperation } from '@framework/providers/operations';
import { PostEditor } from './social/PostEditor';
import { TemplateScreen } from './TemplateScreen';

/** Editor of a post: text, preview in every network's format, publication. */
export default function SocialTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('socialTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={PostEditor} />;
}
