import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '#testing/rules.ts'

describe('operators', () => {
  it.each([
    // Precedence
    ["'a' in ['a'] == true", 'true'],
    ['!false in [true]', 'true'],
    ['true || false && false', 'true'],
    // Integers and floats
    ['5 == 5.0 && !(5.0 is int) && 5.0 is number && 5 is number', 'true'],
    ['9223372036854775807 + 1 > 0', 'Integer overflow error.'],
    // Other types
    ["1 == '1'", 'false'],
    ["'2027-01-11' <= '2027-01-11' && '2027-01-11' < '2027-05-28' && !('b' < 'a')", 'true'],
    ["1 < '2'", 'Unsupported operation error. Received: int < string.'],
    ["'a' + 1 == 'a1'", 'Unsupported operation error. Received: string + int.'],
    ['[1, [2]] == [1, [2]] && resource.data.ab == resource.data.ba', 'true'],
    ['[1].toSet() == [1]', 'false'],
    ['!(1 in resource.data)', 'Unsupported operation error. Received: int in map.'],
    [
      "!('a' in resource.data.diff(resource.data))",
      'Type error. Received: [map_diff] Expected: [list,map,set].',
    ],
    ["'a' in 'abc'", 'Type error. Received: [string] Expected: [list,map,set].'],
    // Indexes and slices
    ["'añ😀b'[4:5] == 'b' && 'añ😀b'[1:4] == 'ñ😀'", 'true'],
    ['[1, 2][2] == 1', 'Index out of bound error. Index: [2] , size: [2].'],
    ['[1, 2][1:1] == [] && "ab"[1:1] == ""', 'true'],
    ['[1, 2][0:0] == []', 'Index out of bound error. Index: [-1] , size: [2].'],
    ['[1][0.0] == 1', 'Unsupported operation error. Received: list [] float.'],
  ])('%s is %s', (condition, expected) => {
    const data = { ab: { a: 1, b: 2 }, ba: { b: 2, a: 1 } }
    expect(evaluateCondition(condition, { data })).toBe(expected)
  })
})

// Verdicts of Google's production evaluator, recorded by davideast/pyric (Apache-2.0).
describe('numbers are compared', () => {
  it.each([
    // by value where a comparison begins
    ["1 == 1.0 && 0 == float('-0')", 'true'],
    ["float('NaN') == float('NaN')", 'false'],
    ['[1][0] == 1.0', 'true'],
    // by type as well, and zero by its sign, inside lists and maps
    ['[1] == [1.0]', 'false'],
    ['resource.data.int == resource.data.float', 'false'],
    ["[0.0] == [float('-0')]", 'false'],
    // by type, but not by sign, as elements of lists
    ['1.0 in [1]', 'false'],
    ["float('-0') in [0.0] && 2.5 in [2.5]", 'true'],
    ["float('NaN') in [float('NaN')]", 'false'],
    ["[1] in [[1.0]] || [0.0] in [[float('-0')]]", 'false'],
    ['[1].hasAny([1.0]) || [1].hasAll([1.0]) || [1].hasOnly([1.0])', 'false'],
    ["[1, 2.5].hasAll([2.5]) && [0.0].hasAny([float('-0')])", 'true'],
    ["[1, 2].removeAll([1.0]) == [1, 2] && [float('-0')].removeAll([0.0]) == []", 'true'],
    // by value at every depth, and NaN is one, in sets
    ['[1].toSet() == [1.0].toSet() && [1, 1.0].toSet().size() == 1', 'true'],
    ['1 in [1.0].toSet() && [1].toSet().hasAll([1.0]) && [1].toSet().hasOnly([1.0])', 'true'],
    ['[[1], [1.0]].toSet().size() == 1 && [resource.data.int].toSet().hasAll([resource.data.float])', 'true'],
    ["[0.0, float('-0')].toSet().size() == 1 && [[0.0]].toSet() == [[float('-0')]].toSet()", 'true'],
    ["[float('NaN'), float('NaN')].toSet().size() == 1 && float('NaN') in [float('NaN')].toSet()", 'true'],
    // and so in diffs
    ['resource.data.int.diff(resource.data.float).affectedKeys().size() == 0', 'true'],
  ])('%s is %s', (condition, expected) => {
    const nan = { doubleValue: 'NaN' }
    const int = { a: 1, b: [1], zero: { doubleValue: 0 }, nan }
    const float = { a: { doubleValue: 1 }, b: [{ doubleValue: 1 }], zero: { doubleValue: '-0' }, nan }
    expect(evaluateCondition(condition, { data: { int, float } })).toBe(expected)
  })
})

describe('errors', () => {
  const missing = 'request.auth.token.missing'
  const isMissing = 'Property missing is undefined on object.'
  it.each([
    [`${missing} == 1 || true`, 'true'],
    [`true || ${missing} == 1`, 'true'],
    [`${missing} == 1 && false`, 'false'],
    [`${missing} == 1 || false`, isMissing],
    [`${missing} == 1 && true`, isMissing],
    [`!(${missing} == 1)`, isMissing],
    [`${missing} == null`, isMissing],
    [`f(${missing})`, 'true'],
    ['resource.data.x == 1', 'Null value error.'],
    ["request.auth.token['missing'] == 1", isMissing],
    ['1 && true', 'evaluation error at L3:47'],
    ['1 ? true : false', 'evaluation error at L3:47'],
    [`(true ? 1 : ${missing}) == 1`, 'true'],
  ])('%s is %s', (condition, expected) => {
    expect(evaluateCondition(condition, {}, 'function f(ignored) { return true; }')).toBe(expected)
  })
})

describe('functions and scopes', () => {
  it('an argument and a let may hide a built-in and a namespace by their name', () => {
    const functions =
      "function f(int, a) { let math = a; return int('2') == 2 && int == /a/b && math.size() == 2; }"
    expect(evaluateCondition("f(/a/b, 'ab')", {}, functions)).toBe('true')
  })

  it('a function sees the wildcards of the matches it stands in, not those of its caller', () => {
    expect(evaluateCondition('db()', {}, "function db() { return database == '(default)'; }")).toBe('true')
    const ofCaller = "function callers() { return thing == 'one'; }"
    expect(() => evaluateCondition('callers()', {}, ofCaller)).toThrow("There is no variable 'thing'")
  })

  it('calls may go 20 deep', () => {
    const links = Array.from({ length: 20 }, (_, at) => `function f${at}() { return f${at + 1}(); }`).join(
      ' ',
    )
    const chain = `${links} function f20() { return true; }`
    expect(evaluateCondition('f1()', {}, chain)).toBe('true')
    expect(evaluateCondition('f0()', {}, chain)).toBe('Functions may call each other at most 20 deep.')
  })

  it('an argument or let that fails is an error where it is read, and nowhere else', () => {
    const functions = `function unread(x) { let a = int(x); return passed(a); } function passed(a) { return true; }
      function read(x) { let a = int(x); return a > 0 && false || a > 0; }`
    expect(evaluateCondition("unread('x')", {}, functions)).toBe('true')
    expect(evaluateCondition("read('x')", {}, functions)).toBe("Invalid number: 'x'.")
  })
})

describe('limits', () => {
  it('stops after a thousand expressions, as Google does', () => {
    const tried = (times: number) => `${'1 == 2 || '.repeat(times)} true`
    expect(evaluateCondition(tried(330))).toBe('true')
    expect(evaluateCondition(tried(340))).toContain('maximum of expressions')
  })
})
