import { describe, expect, it } from 'vitest'
import { evaluateCondition } from '#testing/rules.ts'

// Verdicts of Google's production evaluator, recorded by davideast/pyric (Apache-2.0).

describe('numbers are compared', () => {
  it.each([
    // by value where a comparison begins
    ['1 == 1.0 && 0 == -0.0', 'true'],
    ["float('NaN') == float('NaN')", 'false'],
    ['[1][0] == 1.0', 'true'],
    ["{'a': 1}.a == 1.0", 'true'],
    // by type as well, and zero by its sign, inside lists and maps
    ['[1] == [1.0]', 'false'],
    ['[1] != [1.0]', 'true'],
    ['[[1]] == [[1.0]]', 'false'],
    ["{'a': 1} == {'a': 1.0}", 'false'],
    ["{'a': [1]} == {'a': [1.0]}", 'false'],
    ["[1.0] == [1.0] && {'a': 1.0} == {'a': 1.0}", 'true'],
    ['[0.0] == [-0.0]', 'false'],
    ['[-0.0] == [-0.0]', 'true'],
    ["[float('NaN')] == [float('NaN')]", 'false'],
    ["{'a': 1}.values() == [1.0]", 'false'],
    // by type, but not by sign, as elements of lists
    ['1.0 in [1]', 'false'],
    ['1 in [1.0]', 'false'],
    ['-0.0 in [0.0] && 2.5 in [2.5]', 'true'],
    ['0 in [-0.0]', 'false'],
    ["float('NaN') in [float('NaN')]", 'false'],
    ["[1] in [[1.0]] || {'a': 1} in [{'a': 1.0}] || [0.0] in [[-0.0]]", 'false'],
    ['[1].hasAny([1.0]) || [1].hasAll([1.0]) || [1].hasOnly([1.0])', 'false'],
    ['[1, 2.5].hasAll([2.5]) && [0.0].hasAny([-0.0])', 'true'],
    ['[1, 2].removeAll([1.0]) == [1, 2] && [-0.0].removeAll([0.0]) == []', 'true'],
    // by value at every depth, and NaN is one, in sets
    ['[1].toSet() == [1.0].toSet() && [1, 1.0].toSet().size() == 1', 'true'],
    ['1 in [1.0].toSet() && [1].toSet().hasAll([1.0]) && [1].toSet().hasOnly([1.0].toSet())', 'true'],
    [
      '[1].toSet().difference([1.0].toSet()).size() == 0 && [1].toSet().union([1.0].toSet()).size() == 1',
      'true',
    ],
    ["[[1], [1.0]].toSet().size() == 1 && [{'a': [1]}].toSet() == [{'a': [1.0]}].toSet()", 'true'],
    ['[0.0, -0.0].toSet().size() == 1 && [[0.0]].toSet() == [[-0.0]].toSet()', 'true'],
    ["[float('NaN'), float('NaN')].toSet().size() == 1 && float('NaN') in [float('NaN')].toSet()", 'true'],
    ["[[float('NaN')], [float('NaN')]].toSet().size() == 1", 'true'],
    // and so in diffs
    ["{'a': 1, 'b': [1]}.diff({'a': 1.0, 'b': [1.0]}).affectedKeys().size() == 0", 'true'],
    ["{'a': 0.0, 'b': float('NaN')}.diff({'a': -0.0, 'b': float('NaN')}).affectedKeys().size() == 0", 'true'],
    ["{'a': 1}.diff({'a': 2.0}).changedKeys() == ['a'].toSet()", 'true'],
  ])('%s is %s', (condition, expected) => {
    expect(evaluateCondition(condition)).toBe(expected)
  })
})
