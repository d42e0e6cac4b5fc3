#!/usr/bin/env python3
"""Checks a certificate that a puzzle has exactly one solution (docs/certificates.md): python3 check-certificate.py FILE
FILE may also have records with certificates. Exit 0: prints each puzzle's name and solution. Exit 1: prints what is wrong.

The constraints follow from the puzzle's name alone. Most are automata that read the numbers of some cells one after the other:
(start, step(state, number) -> state or None, accepts(state)). A name stands for one or more constraints."""
import sys

def different(cells, dom):
    """The candidates of each cell in assignments of different numbers to all cells."""
    owner = {}
    def place(cell, tried):
        for value in dom[cell] - tried:
            tried.add(value)
            if value not in owner or place(owner[value], tried):
                owner[value] = cell
                return True
        return False
    is_possible = all(place(cell, set()) for cell in cells)
    ways = {cell: {owner.get(value) for value in dom[cell]} for cell in cells}  # whose number a cell can take; None: nobody's
    def reach(found):
        more = found.union(*(ways[cell] for cell in found - {None}))
        return found if more == found else reach(more)
    ends = {cell: reach(ways[cell]) for cell in cells}
    return {cell: {v for v in dom[cell] if is_possible and (owner.get(v) in (None, cell) or {None, cell} & ends[owner[v]])}
            for cell in cells}

def walk(cells, start, step, accepts, dom, peers):
    """The candidates of each cell in sequences that the automaton accepts; cells that are peers of each other differ."""
    layer, steps = [(start, (0,) * len(cells))], []  # a state, and for each cell from here on the numbers that its peers have
    for index, cell in enumerate(cells):
        later = [(other in peers.get(cell, ()), dom[other]) for other in cells[index + 1:]]
        into = {}
        for (state, taken), value in ((node, value) for node in layer for value in dom[cell]):
            after = None if taken[0] >> value & 1 else step(state, value)
            if after is not None:
                rest = tuple(t | 1 << value if see and value in d else t for t, (see, d) in zip(taken[1:], later))
                into.setdefault((after, rest), []).append(((state, taken), value))
        layer, steps = list(into), [*steps, into]
    found, alive = {}, {node for node in layer if accepts(node[0])}
    for cell, into in zip(reversed(cells), reversed(steps)):
        found[cell] = {value for node in alive for _, value in into[node]}
        alive = {before for node in alive for before, _ in into[node]}
    return found

def path(near, dom):
    """The candidates of each cell on ways from the first number to the last, with one place for each number."""
    places = {number: {cell for cell in near if number in dom[cell]} for number in range(1, len(near) + 1)}
    found = walk(list(places), -1, lambda last, cell: cell if last < 0 or cell in near[last] else None, ALWAYS, places, {})
    return {cell: {number for number in dom[cell] if cell in found[number]} for cell in near}

ALWAYS = lambda _: True
PAIRS = {'white': lambda a, b: abs(a - b) == 1, 'black': lambda a, b: a == 2 * b or b == 2 * a, 'less': lambda a, b: a < b,
         'x': lambda a, b: a + b == 10, 'v': lambda a, b: a + b == 5, 'same': lambda a, b: a == b, 'differ': lambda a, b: a != b,
         'anti-knight': lambda a, b: a != b, 'anti-king': lambda a, b: a != b, 'non-consecutive': lambda a, b: abs(a - b) != 1,
         'strict-kropki': lambda a, b: abs(a - b) != 1 and a != 2 * b and b != 2 * a, 'strict-xv': lambda a, b: a + b not in (5, 10)}
MOVES, SIDES = {'anti-knight': [(1, 2), (2, 1)], 'anti-king': [(1, 1)]}, [(0, 1), (1, 0)]  # rows and columns between two cells
WORDS = 'killer kropki strict-kropki xv strict-xv odd-even quadruples little-killer skyscrapers sandwich x-sums'.split()
chain = lambda holds: (0, lambda last, v: v if last == 0 or holds(last, v) else None, ALWAYS)

def automaton(rule, n, text, size):
    """The automaton of a clue with the number n, or of a KenKen's cage."""
    total = lambda: (0, lambda sum, v: sum + v if sum + v <= n else None, lambda sum: sum == n)
    many = frozenset(), lambda seen, v: None if v in seen else seen | {v}  # a state: the numbers so far, all different
    return {
        '+': total, '=': total, 'little-killer': total,
        'x': lambda: (1, lambda done, v: done * v if n % (done * v) == 0 else None, lambda done: done == n),
        '-': lambda: ((0, 0), lambda s, v: (s[0] + v, max(s[1], v)), lambda s: 2 * s[1] - s[0] == n),
        '/': lambda: ((1, 0), lambda s, v: (s[0] * v, max(s[1], v)), lambda s: s[1] ** 2 == n * s[0]),
        'killer': lambda: (*many, lambda seen: sum(seen) == n),
        'renban': lambda: (*many, lambda seen: max(seen) - min(seen) == len(seen) - 1),
        'whisper': lambda: chain(lambda a, b: abs(a - b) >= (size + 1) // 2),
        'arrow': lambda: (-1, lambda left, v: v if left < 0 else left - v if v <= left else None, lambda left: left == 0),
        'odd-even': lambda: (0, lambda _, v: v if v % 2 == (text == 'odd') else None, ALWAYS),
        # A state: the ends of the line; what is still to be found; how many are seen and the highest; how many ends, and the sum.
        'between': lambda: ((), lambda s, v: s + (v,) if len(s) < 2 else s if min(s) < v < max(s) else None, ALWAYS),
        'quadruples': lambda: (text.replace('-', ''), lambda left, v: left.replace(str(v), '', 1), lambda left: left == ''),
        'skyscrapers': lambda: ((0, 0), lambda s, v: (s[0] + 1, v) if v > s[1] else s, lambda s: s[0] == n),
        'sandwich': lambda: ((0, 0), lambda s, v: (s[0] + 1, s[1]) if v in (1, size) else (s[0], s[1] + v * (s[0] == 1)), lambda s: s == (2, n)),
        'x-sums': lambda: ((-1, 0), lambda s, v: (v - 1 if s[0] < 0 else max(s[0] - 1, 0), s[1] + v * (s[0] != 0)), lambda s: s == (0, n)),
    }.get(rule, lambda: chain(PAIRS[text or 'less']))()  # less: along a thermometer, and from the tip of a sign

def clue_parts(rule, text, cells, size):
    if rule == 'palindrome':
        return [(list(ends), chain(PAIRS['same'])) for ends in zip(cells[:len(cells) // 2], cells[::-1])]
    if (rule, text) == ('killer', '0'):  # a cage that has no total
        return [([a, b], chain(PAIRS['differ'])) for a in cells for b in cells if a < b]
    order = [cells[0], cells[-1], *cells[1:-1]] if rule == 'between' else cells
    return [(order, automaton(rule, int(text) if text.isdigit() else 0, text, size))]

def read(name):
    """The first candidates, the groups of different cells, the automata with their cells, and the neighbours on a path."""
    family, shape, clues = name.split(':', 2)
    (plain, *rules), is_latin = shape.split('+'), family in ('sudoku', 'latinsquare', 'kenken')
    (height, size), variant = map(int, plain.split('/')[0].split('x')), plain.partition('/')[2]
    named = lambda kind, lists: {f'{kind} {index}': list(own) for index, own in enumerate(lists, 1)}
    apart = lambda a, b: (abs(a // size - b // size), abs(a % size - b % size))
    cell_of = lambda word: (ord(word[0]) - 65) * size + int(word[1:]) - 1
    block = lambda top, left, high, wide: [(top + r) * size + left + c for r in range(high) for c in range(wide)]
    rows = [block(r, 0, 1, size) for r in range(height)]
    lines = {**named('row', rows), **named('column', zip(*rows))}
    falling, rising = [row[r % size] for r, row in enumerate(rows)], [row[-1 - r % size] for r, row in enumerate(rows)]
    board, _, rest = clues.partition('|' if family == 'survo' else ';')
    digits = '.' * size * size if family == 'kenken' else board.replace('/', '')
    givens = [int(c.replace('.', '0'), 36) for c in digits] if is_latin else [
        None if c == '#' else int(c or 0) for row in board.split('/') for c in row.split(',')]
    cells = [cell for cell in range(height * size) if givens[cell] is not None]
    least, groups, parts, near, rule, signed = 1, dict(lines) if is_latin else {'board': cells}, {}, {}, '', {}
    if family == 'sudoku':
        high = int(variant.split('x')[0]) if variant else max(d for d in range(1, size) if size % d == 0 and d * d <= size)
        boxes = [block(top, left, high, size // high) for top in range(0, size, high) for left in range(0, size, size // high)]
        groups.update(named('box', boxes))
    elif family == 'kenken':
        for index, text in enumerate(clues.split(';'), 1):
            sign = next(c for c in text if not c.isdigit())
            own = [cell_of(word) for word in text.partition(sign)[2].split(',')]
            parts[f'cage {index}'] = [(own, automaton(sign if len(own) > 1 else '=', int(text.partition(sign)[0]), '', size))]
    elif family == 'hidoku':
        near = {a: {b for b in cells if apart(a, b) in SIDES + [(1, 1)] * (variant != 'rook')} for a in cells}
    elif not is_latin:
        least = int(variant.split('..')[0] or 1)
        sums = rest.replace('|', ',').split(',') if family == 'survo' else [(2 * least + size * size - 1) * size // 2] * (2 * size + 2)
        parts = {line: [(own, automaton('+', int(n), '', size))]
                 for (line, own), n in zip([*lines.items(), ('falling', falling), ('rising', rising)], sums)}
    for words in (clue.split(',') for clue in rest.split(';') if rules and clue):
        rule = words.pop(0) if words[0] in rules else rule
        text = words.pop(0) if rule in WORDS else ''
        own = [cell_of(word) for word in words]
        if rule in WORDS[-4:]:  # only the first and the last cell are named
            length = max(apart(*own))
            own = [own[0] + i * (own[1] - own[0]) // length for i in range(length + 1)]
        signed.setdefault(rule, []).append(set(own))
        kind, found, own = ('region', groups, own) if rule == 'jigsaw' else (rule, parts, clue_parts(rule, text, own, size))
        found[f'{kind} {len(signed[rule])}'] = own
    for rule in rules:
        if rule == 'x':
            groups.update({'falling 1': falling, 'rising 1': rising})
        elif rule == 'hyper':
            tops = range(1, size, high + 1)
            groups.update(named('window', [block(top, left, high, high) for top in tops for left in tops]))
        elif rule == 'disjoint':
            groups.update(named('position', zip(*boxes)))
        elif rule in MOVES or rule == 'non-consecutive' or rule in PAIRS and rule in signed:  # the last: sides without a sign
            pairs = [[a, b] for a in cells for b in cells if a < b and apart(a, b) in MOVES.get(rule, SIDES)]
            parts[rule] = [(pair, chain(PAIRS[rule])) for pair in pairs if set(pair) not in signed.get(rule, [])]
        elif rule not in signed:
            raise ValueError(f'the rule {rule} is unknown, or has no clues')
    peers = {cell: {c for own in groups.values() if cell in own for c in own} - {cell} for cell in cells}
    values = set(range(least, least + (size if is_latin else len(cells))))
    dom = {c: {givens[c]} if givens[c] else values - {givens[p] for p in peers[c]} for c in cells}
    return dom, groups, parts, near, peers, size

def cells_of(text, size):
    """The cells and their numbers in a line such as `r1c1=5 r2c3=1,4..6 r3c3=-`."""
    pairs = [word[1:].replace('c', '=').split('=') for word in text.split()]
    return {(int(r) - 1) * size + int(c) - 1: {n for part in ns.split(',') if ns != '-' for n in range(
        int(part.split('..')[0]), int(part.split('..')[-1]) + 1)} for r, c, ns in pairs}

def check(head='', puzzle='', told='', *lines):
    dom, groups, parts, near, peers, size = read(puzzle[7:])
    solution = {c: {int(n)} for c, n in enumerate(told[9:].split()) if n != '#'}
    is_small, branches = len(set().union(*dom.values())) <= 9, []
    def left_by(name, dom):  # what each constraint of this name leaves of its cells' candidates
        if name == 'path' and near:
            yield path(near, dom)
        if name in groups:
            yield different(groups[name], dom)
        ways = lambda own: len(dom[own[0]]) * ways(own[1:]) if own else 1  # too many for sums of over 9 numbers: repeats count, too
        for own, automaton in parts.get(name, ()):
            yield walk(own, *automaton, dom, peers if is_small or ways(own) <= 100_000 else {})
    is_whole = (head, puzzle[:7], told[:9]) == ('puzzlewright certificate 1', 'puzzle ', 'solution ') and solution.keys() == dom.keys()
    if not is_whole or any(not solution[cell] <= dom[cell] for cell in dom) or any(
            not own for name in (*groups, *parts, 'path') for left in left_by(name, solution) for own in left.values()):
        raise ValueError('the first lines are not those of a certificate, or the solution breaks a rule')
    for line in lines:
        name, _, text = line.strip().replace('if ', 'if: ').partition(': ')
        kept, lefts = cells_of(text, size), list(left_by(name, dom))
        for cell, own in kept.items():
            is_left = lambda value: all(value in left.get(cell, dom[cell]) for left in lefts)
            if not own < dom[cell] or name != 'if' and any(map(is_left, dom[cell] - own)):
                raise ValueError(f'{line.strip()}: not what this leaves of the candidates')
        if name == 'if':
            [(cell, assumed)] = kept.items()
            branches.append((dom, cell, assumed))
        dom = {**dom, **kept}
        while branches and set() in dom.values():
            dom, cell, assumed = branches.pop()
            dom = {**dom, cell: dom[cell] - assumed}
    if branches or dom != solution:
        raise ValueError('the certificate ends before the solution is the only one')
    return f'{puzzle[7:]}\n{told[9:]}'

if __name__ == '__main__':
    sys.setrecursionlimit(10_000)
    try:
        text = open(sys.argv[1], encoding='utf-8').read()
        for own in text.split('"certificate":"')[1:] or [text]:
            print(check(*own.split('"')[0].replace('\\n', '\n').splitlines()))
    except (ValueError, KeyError, IndexError, TypeError, OSError, StopIteration) as error:
        sys.exit(f'{sys.argv[1]}: not a proof: {error}' if sys.argv[1:] else __doc__)
