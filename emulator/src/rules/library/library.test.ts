import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '#testing/rules.ts'

describe('the library', () => {
  it.each([
    // String
    ["'AbÇ'.lower() == 'abç' && string(5) == '5' && string('a') == 'a'"],
    ["' \\t a b\\n'.trim() == 'a b'"],
    ["'a😀b'.size() == 4"],
    ["'abc'.matches('[a-c]+') && !'xabc'.matches('[a-c]+') && !'abc\\n'.matches('abc')"],
    ["'ABC'.matches('(?i)abc') && 'é'.matches('\\\\pL') && !'a\\nb'.matches('a.b')"],
    // Numbers
    ["math.floor(float('-1.2')) == int('-2') && !(math.floor(2) is int)"],
    ["int('-2') + 2 == 0 && float('2.2') == 2.2 && float('1e3') == 1000"],
    ["float('.5') == 0.5 && float('5.') == 5.0 && float(' 2.5 ') == 2.5"],
    // List and set
    ["[1, 2, 1].removeAll([1]) == [2] && [1].concat(['a']) == [1, 'a'] && [3, 3].toSet().size() == 1"],
    ['[1, 1].hasOnly([1, 2]) && [].hasOnly([]) && ![1].hasAny([]) && [1].hasAll([])'],
    ['2 in [1, 2].toSet().intersection([2, 3].toSet())'],
    // Map
    ["resource.data.keys() is list && resource.data.size() == 3 && resource.data.get('b', 2) == 2"],
    ["resource.data.sorted.keys() == ['10', '2', 'B', '_', 'a', 'b', 'é', 'ｚ', '😀']"],
    ["resource.data.new.diff(resource.data.old).affectedKeys() == ['a', 'c', 'd'].toSet()"],
    // Timestamp and duration; the request comes at 2026-03-01T10:20:30.456Z, a Sunday
    ['request.time.toMillis() == 1772360430456'],
    ["timestamp.date(2026, 3, 1) - duration.value(28, 'd') == timestamp.date(2026, 2, 1)"],
    ["timestamp.date(2026, 2, 28) + duration.value(1, 'd') == timestamp.date(2026, 3, 1)"],
  ])('%s', (condition) => {
    const sorted = { b: 1, é: 3, '😀': 1, ｚ: 2, B: 2, a: 3, '10': 5, '2': 6, _: 8 }
    const data = { sorted, new: { a: 1, b: 2, c: 3 }, old: { b: 2, c: 4, d: 5 } }
    expect(evaluateCondition(condition, { data })).toBe('true')
  })

  it.each([
    ["request.auth.hasAll(['uid'])", 'Function not found error: Name: [hasAll].'],
    ["'a'.matches('(a)\\\\1')", "Invalid regular expression: '(a)\\1'."],
    ["int('2.5') == 2", "Invalid number: '2.5'."],
    ["int('99999999999999999999') == 2", 'Integer overflow error.'],
    ["float('inf') > 1.0", "Invalid number: 'inf'."],
    ["!['a'].hasAll(['z'].toSet())", 'Unsupported operation error. Received: hasAll(list, set).'],
    ["duration.value(1, 'y') == duration.value(1, 's')", "Unknown unit of time: 'y'."],
    ['null.size() == 0', 'Null value error.'],
    ["'a'.size == 1", 'Property size is undefined on object.'],
  ])('%s is an error', (condition, message) => {
    expect(evaluateCondition(condition)).toBe(message)
  })
})
