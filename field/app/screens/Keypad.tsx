import { useState } from 'react';
import { Button } from '../parts/Button';
import { useLanguage } from '../preferences';
import { texts } from '../texts';

interface KeypadProps {
  /** Whether the number begins below zero, as its limits do. */
  readonly negative: boolean;
  readonly onDone: (reading: number) => void;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0'];
const longest = 8;

/** A number by large keys, which go from left to right in both languages. */
export function Keypad({ negative, onDone }: KeypadProps) {
  const { say } = useLanguage();
  const [digits, setDigits] = useState('');
  const [isNegative, setIsNegative] = useState(negative);
  const press = (key: string) => {
    const isSecondPoint = key === '.' && digits.includes('.');
    if (digits.length < longest && !isSecondPoint) setDigits(digits + key);
  };
  const reading = Number(`${isNegative ? '-' : ''}${digits}`);
  const isNumber = /\d/.test(digits);
  return (
    <div className="keypad" dir="ltr">
      <output>
        {isNegative ? '−' : ''}
        {digits || '…'}
      </output>
      <div className="keys">
        {keys.map((key) => (
          <Button key={key} onPress={() => press(key)}>
            {key}
          </Button>
        ))}
        <button
          type="button"
          className="plain"
          aria-label={say(texts.erase)}
          onClick={() => setDigits(digits.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
      <div className="tools">
        <button
          type="button"
          className="plain"
          aria-label={say(texts.minus)}
          aria-pressed={isNegative}
          onClick={() => setIsNegative(!isNegative)}
        >
          ±
        </button>
        <Button kind="main" disabled={!isNumber} onPress={() => onDone(reading)}>
          {say(texts.done)}
        </Button>
      </div>
    </div>
  );
}
