// Words that people type for commands and options of another name. A word leads to the first option of its list that the
// command has.

import words from './otherWords.json' with { type: 'json' }

/** Words for commands, as other programs call them. */
export const COMMAND_WORDS: Readonly<Record<string, string>> = words.commands

/** Words for options, without their hyphens. */
export const OPTION_WORDS: Readonly<Record<string, readonly string[]>> = words.options
