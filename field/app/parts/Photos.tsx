import { useCallback, useState } from 'react';
import { useLanguage } from '../preferences';
import type { StoredPhoto } from '../store/records';
import { texts } from '../texts';
import { useApp } from '../appContext';
import { Button } from './Button';
import { useStored } from './useStored';

interface PhotosProps {
  readonly photos: readonly StoredPhoto[];
  readonly onRemove: (sha256: string) => void;
}

/** Photos and documents of an answer. A press shows the button that removes one, so that a slip of the hand removes none. */
export function Photos({ photos, onRemove }: PhotosProps) {
  const { say } = useLanguage();
  const [chosen, setChosen] = useState<string>();
  if (photos.length === 0) return null;
  return (
    <div className="photos">
      {photos.map(({ sha256, thumbnail, type, name }, index) => {
        const label = `${say(type === 'application/pdf' ? texts.document : texts.photo)} ${index + 1}`;
        return (
          <button
            key={sha256}
            type="button"
            aria-label={label}
            aria-pressed={chosen === sha256}
            onClick={() => setChosen(chosen === sha256 ? undefined : sha256)}
          >
            {thumbnail ? <Picture bytes={thumbnail} label="" /> : <span>{name || label}</span>}
          </button>
        );
      })}
      {chosen !== undefined && <Button onPress={() => onRemove(chosen)}>{say(texts.removePhoto)}</Button>}
    </div>
  );
}

/** Pictures of the portal by the ids of their files, as far as they are on this phone. */
export function PortalPictures({ ids }: { readonly ids: readonly string[] }) {
  const { say } = useLanguage();
  const { store } = useApp();
  const pictures = useStored(() => store.pictures(ids), ids.join()) ?? [];
  if (pictures.length === 0) return null;
  return (
    <div className="photos">
      {pictures.map((bytes, index) => (
        <Picture key={ids[index]} bytes={bytes} label={`${say(texts.photo)} ${index + 1}`} />
      ))}
    </div>
  );
}

/** A picture from its bytes. */
export function Picture({ bytes, label }: { readonly bytes: ArrayBuffer; readonly label: string }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(new Blob([bytes], { type: 'image/jpeg' }));
      return () => URL.revokeObjectURL(image.src);
    },
    [bytes],
  );
  return <img ref={show} alt={label} />;
}
