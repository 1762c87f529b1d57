import { Button } from '../parts/Button';
import { Frame } from '../parts/Frame';
import { useLanguage } from '../preferences';
import { go } from '../route';
import { texts } from '../texts';

/** In place of a visit that was handed in or is no longer the inspector's. */
export function Gone() {
  const { say } = useLanguage();
  return (
    <Frame
      title={say(texts.app)}
      foot={
        <Button kind="main" onPress={() => go({ screen: 'today' })}>
          {say(texts.today)}
        </Button>
      }
    >
      <p className="card">{say(texts.gone)}</p>
    </Frame>
  );
}
