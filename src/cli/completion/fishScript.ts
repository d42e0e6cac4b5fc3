// The completion script of fish. It walks the command line like the scripts of bash and zsh (bashZshScripts.ts).

import type { CompletionTable } from './completionTable.ts'

/** The script for fish. */
export function fishScript(table: CompletionTable): string {
  return `# fish completion for puzzlewright
${lists(table)}
function __puzzlewright_offer
    for line in (__puzzlewright_list "$argv[1]")
        switch $line
            case @files
                __fish_complete_path $argv[2]
            case @shapes
                __puzzlewright_offer (string join -- ' ' shapes $argv[3]) $argv[2]
            case '*'
                echo $line
        end
    end
end

function __puzzlewright
    set -l before (commandline -opc)
    set -e before[1]
    set -l current (commandline -ct)
    set -l command
    set -l option
    set -l family
    set -l count 0
    for word in $before
        switch $word
            case '--*=*'
                set option
                continue
            case '-?*'
                set option
                if __puzzlewright_list (string join -- ' ' values $command $word) >/dev/null
                    set option $word
                end
                continue
        end
        if test -n "$option"
            __puzzlewright_list (string join -- ' ' several $command $option) >/dev/null; or set option
        else if test $count -eq 0; and __puzzlewright_list (string join -- ' ' options $command $word) >/dev/null
            set -a command $word
        else
            set count (math $count + 1)
        end
        if test -z "$family"; and __puzzlewright_list "shapes $word" >/dev/null
            set family $word
        end
    end
    if set -l parts (string match -r '^(--[^=]+=)(.*)$' -- $current)
        set -l name (string trim -r -c = -- $parts[2])
        for line in (__puzzlewright_offer (string join -- ' ' values $command $name) "$parts[3]" $family)
            echo $parts[2]$line
        end
        return
    end
    set -l numbered (string join -- ' ' arguments $command $count)
    if string match -q -- '-*' $current
        __puzzlewright_offer (string join -- ' ' options $command)
    else if test -n "$option"
        __puzzlewright_offer (string join -- ' ' values $command $option) "$current" $family
    else if test $count -eq 0; and __puzzlewright_list (string join -- ' ' commands $command) >/dev/null
        __puzzlewright_offer (string join -- ' ' commands $command)
    else if __puzzlewright_list $numbered >/dev/null
        __puzzlewright_offer $numbered "$current" $family
    else
        __puzzlewright_offer (string join -- ' ' arguments $command more) "$current" $family
    end
end

complete -c puzzlewright -f -a '(__puzzlewright)'
`
}

/** Prints the lines of a key. Fails for a key that the table does not have. */
function lists(table: CompletionTable): string {
  const cases = Array.from(table, ([key, lines]) => {
    const texts = lines.map(({ word, what }) => quoted(what ? `${word}\t${what}` : word))
    const print = texts.length > 0 ? `\n            printf '%s\\n' ${texts.join(' ')}` : ''
    return `        case ${quoted(key)}${print}`
  })
  return `
function __puzzlewright_list
    switch $argv[1]
${cases.join('\n')}
        case '*'
            return 1
    end
    return 0
end
`
}

function quoted(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}
