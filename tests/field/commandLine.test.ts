import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { CommandError } from '../../scripts/field/commandError';
import { runField } from '../../scripts/field/runField';

const arabic = /\p{Script=Arabic}/u;

/** What the tool prints, or its refusal, at an address where no portal listens. */
async function run(...args: readonly string[]) {
  const lines: string[] = [];
  try {
    await runField([...args, '--url', 'http://127.0.0.1:9'], (line) => void lines.push(line));
    return { status: 0, text: lines.join('\n') };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { status: error.exitCode, text: error.message };
  }
}

const names = (text: string) => new Set(text.match(/(?<=^ {2})[a-z][a-z-]+|--[a-z]+/gmu));

describe('the field command-line tool answers in the language of --language, Arabic at first', () => {
  it('in its help, which names the same commands and options in both', async () => {
    const [ar, en] = [await run('--help'), await run('--help', '--language', 'en')];
    expect([ar.status, en.status]).toEqual([0, 0]);
    expect(ar.text.split('\n')[0]).toMatch(arabic);
    expect(en.text.split('\n')[0]).not.toMatch(arabic);
    expect(names(ar.text)).toEqual(names(en.text));
    expect([...names(en.text)]).toEqual(expect.arrayContaining(['play', 'day-off', '--email', '--language']));
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'salama-words-'));

  it.each([
    { wrong: 'a command that does not exist', args: ['fly'], status: 2 },
    { wrong: 'an option that does not exist', args: ['play', '--fast'], status: 2 },
    { wrong: 'a count that is none', args: ['play', '--fail', 'few'], status: 2 },
    { wrong: 'a place that is none', args: ['play', '--at', 'here'], status: 2 },
    { wrong: 'no visit', args: ['start'], status: 2 },
    { wrong: 'a portal that does not answer', args: ['sync', '--folder', folder], status: 3 },
  ])('for $wrong', async ({ args, status }) => {
    const [ar, en] = [await run(...args), await run(...args, '--language', 'en')];
    expect([ar.status, en.status]).toEqual([status, status]);
    expect(ar.text).toMatch(arabic);
    expect(en.text).not.toMatch(arabic);
  });
});
