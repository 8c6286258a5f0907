import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '#testing/rules.ts'

describe('the library', () => {
  it.each([
    // String
    ["'AbÇ'.lower() == 'abç' && 'abç'.upper() == 'ABÇ'"],
    ["' \\t a b\\n'.trim() == 'a b'"],
    ["'a😀b'.size() == 4"],
    ["'a1b22c'.split('[0-9]+') == ['a', 'b', 'c']"],
    ["'banana'.replace('a', 'o') == 'bonono'"],
    ["'2026-01'.replace('(\\\\d+)-(\\\\d+)', '$2/$1') == '01/2026'"],
    ["'abc'.matches('[a-c]+') && !'xabc'.matches('[a-c]+') && !'abc\\n'.matches('abc')"],
    ["['a'].toSet() is set && !({'a': 1}.keys() is set) && {'a': 1}.diff({}).affectedKeys() is set"],
    ["'ABC'.matches('(?i)abc') && 'é'.matches('\\\\pL') && !'a\\nb'.matches('a.b')"],
    ["string(2.0) == '2.0' && string(null) == 'null' && string(true) == 'true' && string(-5) == '-5'"],
    ["string(123456.75) == '123456.75'"],
    // Numbers
    ["int('-2') == -2 && int(2.9) == 2 && int(-2.9) == -2 && float('2.2') == 2.2 && float('1e3') == 1000"],
    ['math.abs(-3) is int && math.abs(-3.5) == 3.5'],
    ['math.ceil(1) is float && math.ceil(-1.2) == -1 && math.floor(-1.2) == -2 && math.floor(2.5) is float'],
    ['math.round(2.5) == 3 && math.round(-2.5) == -2 && math.round(0.5) is int && math.round(1) is int'],
    ["int(float('1e20')) == 9223372036854775807 && int(float('-9.3e18')) < -9223372036854775807"],
    ["int(float('NaN')) == 0 && string(float('NaN')) == 'NaN' && float('+Infinity') > 1.0"],
    ["float('.5') == 0.5 && float('5.') == 5.0 && float(' 2.5 ') == 2.5"],
    ["string(path('a/b')) == '/a/b' && [/a/b, 1].join(',') == '/a/b,1'"],
    ['math.pow(2, 10) == 1024 && math.pow(2, 2) is float && math.sqrt(2.25) == 1.5'],
    ['math.isNaN(math.sqrt(-1)) && !math.isNaN(1) && math.sqrt(-1) != math.sqrt(-1)'],
    // List and set
    ["[1, 2, 1].removeAll([1]) == [2] && [1].concat(['a']) == [1, 'a'] && [3, 3].toSet().size() == 1"],
    ["['a', 1, 2.0, true].join('-') == 'a-1-2.0-true'"],
    ['[1, 1].hasOnly([1, 2]) && [].hasOnly([]) && ![1].hasAny([]) && [1].hasAll([])'],
    ['[1, 2].toSet().union([3].toSet()).hasOnly([1, 2, 3].toSet())'],
    ['[1, 2].toSet().difference([2].toSet()) == [1].toSet()'],
    ['2 in [1, 2].toSet().intersection([2, 3].toSet())'],
    // Map
    ["{'a': {'b': 1}}.get(['a', 'b'], 0) == 1 && {'a': 1}.get(['a', 'b'], 0) == 0"],
    ["{'a': 1, 'b': 2}.keys() is list && {'a': 1}.values() == [1] && {}.size() == 0"],
    ["{'b': 1, 'B': 2, 'a': 3, '10': 5, '2': 6, '_': 8}.keys() == ['10', '2', 'B', '_', 'a', 'b']"],
    ["{'😀': 1, 'ｚ': 2, 'é': 3}.keys() == ['é', 'ｚ', '😀'] && {'c': 3, 'a': 1}.values() == [3, 1]"],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).addedKeys() == ['a'].toSet()"],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).removedKeys() == ['d'].toSet()"],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).changedKeys() == ['c'].toSet()"],
    ["{'a': 1, 'b': 2, 'c': 3}.diff({'b': 2, 'c': 4, 'd': 5}).affectedKeys() == ['a', 'c', 'd'].toSet()"],
    ["{'a': 1, 'b': {'x': 1}}.diff({'b': {'x': 1}}).unchangedKeys().hasOnly(['b'])"],
    // Path
    ["path('/a/b') == /a/b && path('a/b') == /a/b && /a/$('b')/c == /a/b/c && /a/$(/b/c) == /a/b/c"],
    ["path('a/{x}/{y}').bind({'x': 'b', 'y': /c/d}) == /a/b/c/d"],
    // Timestamp and duration; the request comes at 2026-03-01T10:20:30.456Z, a Sunday
    ['request.time.year() == 2026 && request.time.month() == 3 && request.time.day() == 1'],
    ['request.time.hours() == 10 && request.time.minutes() == 20 && request.time.seconds() == 30'],
    ['request.time.nanos() == 456000000 && request.time.dayOfWeek() == 7 && request.time.dayOfYear() == 60'],
    ['request.time.date() == timestamp.date(2026, 3, 1) && request.time.toMillis() == 1772360430456'],
    ['request.time.time() == duration.time(10, 20, 30, 456000000)'],
    ['timestamp.value(-1).nanos() == 999000000 && timestamp.value(-1).year() == 1969'],
    ["duration.value(1, 'w') == duration.value(7, 'd') && duration.value(1, 'm') == duration.value(60, 's')"],
    ["duration.value(-1500, 'ms').seconds() == -1 && duration.value(-1500, 'ms').nanos() == -500000000"],
    ["duration.abs(duration.value(-1, 'h')) == duration.value(60, 'm')"],
    ["timestamp.date(2026, 3, 1) - timestamp.date(2026, 2, 1) == duration.value(28, 'd')"],
    ["duration.value(1, 'd') + timestamp.date(2026, 2, 28) == timestamp.date(2026, 3, 1)"],
  ])('%s', (condition) => {
    expect(evaluateCondition(condition)).toBe('true')
  })

  it.each([
    ["{'a': 1}.hasAll(['a'])", 'Function not found error: Name: [hasAll].'],
    ["'a'.matches('(a)\\\\1')", "Invalid regular expression: '(a)\\1'."],
    ["int('2.5') == 2", "Invalid number: '2.5'."],
    ["int('99999999999999999999') == 2", 'Integer overflow error.'],
    ["float('inf') > 1.0", "Invalid number: 'inf'."],
    ['string(1.0e7)', 'This server writes no float below 0.001, nor from ten million on, as text.'],
    [
      "!['a'].hasAll(['z'].toSet())",
      'Unsupported operation error. Received: list.hasAll(set). Expected: list.hasAll(list).',
    ],
    ['timestamp.date(2026, 2, 29).year() == 2026', 'Invalid date: 2026-2-29.'],
    ["duration.value(1, 'y') == duration.value(1, 's')", "Unknown unit of time: 'y'."],
    ['null.size() == 0', 'Null value error.'],
    ["'a'.size == 1", 'Property size is undefined on object.'],
    ["path('a/{x}').bind({}) == path('a')", "Type error. The path's {x} needs a string or a path."],
  ])('%s is an error', (condition, message) => {
    expect(evaluateCondition(condition)).toBe(message)
  })
})
