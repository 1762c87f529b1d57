import { prefer, useLanguage } from '../preferences';
import { texts } from '../texts';
import { Button } from './Button';

/** Switches to the other language; it is named in that language. */
export function LanguageButton() {
  const { language, say } = useLanguage();
  const other = language === 'ar' ? 'en' : 'ar';
  return (
    <Button kind="quiet" onPress={() => prefer({ language: other })}>
      <span lang={other}>{say(texts.otherLanguage)}</span>
    </Button>
  );
}
