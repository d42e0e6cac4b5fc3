// The completion scripts of bash and zsh. Both walk the words before the cursor in the same way: the first words name a
// command; an option with a value takes the next word, or several words; all other words are arguments. The walk
// determines the key of a list in the table, and each shell offers this list in its own way. `@files` and `@shapes` are
// filled in by the shell.
//
// The scripts contain the complete table, so the shell need not start the program to complete a word. The bash script
// needs only bash 3.2, the version of macOS.

import type { CompletionTable } from './completionTable.ts'

/** The script for bash. */
export function bashScript(table: CompletionTable): string {
  return `# bash completion for puzzlewright
${lists(table)}
_puzzlewright() {
  local current=\${COMP_WORDS[COMP_CWORD]} before
  before=("\${COMP_WORDS[@]:1:COMP_CWORD-1}")
  # Bash splits --option=value at the sign.
  if [[ $current == '=' ]]; then current=''; fi
${WALK}
${CHOICE}
  COMPREPLY=()
  _puzzlewright_offer "$key"
}

_puzzlewright_offer() {
  local list word
  _puzzlewright_list "$1" || return
  while IFS=$'\\t' read -r word _; do
    case $word in
      '') ;;
      @files)
        compopt -o filenames 2> /dev/null
        while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$current") ;;
      @shapes) _puzzlewright_offer "shapes\${family:+ $family}" ;;
      "$current"*) COMPREPLY+=("$word") ;;
    esac
  done <<< "$list"
}

complete -F _puzzlewright puzzlewright
`
}

/** The script for zsh. */
export function zshScript(table: CompletionTable): string {
  return `#compdef puzzlewright
# zsh completion for puzzlewright
${lists(table)}
_puzzlewright() {
  local current=\${words[CURRENT]}
  local -a before
  before=("\${(@)words[2,CURRENT-1]}")
${WALK}
  if [[ $current == --*=* ]]; then
    option=\${current%%=*}
    current=\${current#*=}
    compset -P '*='
  fi
${CHOICE}
  _puzzlewright_offer "$key"
}

_puzzlewright_offer() {
  local list word what
  local -a offered
  _puzzlewright_list "$1" || return
  while IFS=$'\\t' read -r word what; do
    case $word in
      '') ;;
      @files) _files ;;
      @shapes) _puzzlewright_offer "shapes\${family:+ $family}" ;;
      *) offered+=("$word\${what:+:$what}") ;;
    esac
  done <<< "$list"
  if (( \${#offered} )); then _describe -V value offered; fi
}

if [[ $funcstack[1] == _puzzlewright ]]; then _puzzlewright "$@"; else compdef _puzzlewright puzzlewright; fi
`
}

/**
 * The shell function that sets `list` to the lines of a key: each has a word, a tab and the meaning of the word. The
 * function fails for a key that the table does not have.
 */
function lists(table: CompletionTable): string {
  const cases = Array.from(table, ([key, lines]) => {
    const text = lines.map(({ word, what }) => (what ? `${word}\t${what}` : word)).join('\n')
    return `    ${quoted(key)}) list=${quoted(text)} ;;`
  })
  return `
_puzzlewright_list() {
  case $1 in
${cases.join('\n')}
    *) return 1 ;;
  esac
}
`
}

/**
 * The shell code that walks the words before the cursor. It sets `command` to the command that they name, `option` to
 * the option that waits for a value, `count` to the number of arguments, and `family` to the first family among the
 * words.
 */
const WALK = `
  local list command='' option='' family='' count=0 word
  for word in "\${before[@]}"; do
    case $word in
      '=') continue ;;
      --*=*) option=''; continue ;;
      -?*)
        option=''
        if _puzzlewright_list "values\${command:+ $command} $word"; then option=$word; fi
        continue ;;
    esac
    if [[ -n $option ]]; then
      _puzzlewright_list "several\${command:+ $command} $option" || option=''
    elif [[ $count == 0 ]] && _puzzlewright_list "options\${command:+ $command} $word"; then
      command="\${command:+$command }$word"
    else
      count=$((count + 1))
    fi
    if [[ -z $family ]] && _puzzlewright_list "shapes $word"; then family=$word; fi
  done`

/** The shell code that sets `key` to the key of the list that completes the word at the cursor. */
const CHOICE = `
  local key
  if [[ $current == -* ]]; then key="options\${command:+ $command}"
  elif [[ -n $option ]]; then key="values\${command:+ $command} $option"
  elif [[ $count == 0 ]] && _puzzlewright_list "commands\${command:+ $command}"; then key="commands\${command:+ $command}"
  elif _puzzlewright_list "arguments\${command:+ $command} $count"; then key="arguments\${command:+ $command} $count"
  else key="arguments\${command:+ $command} more"
  fi`

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
