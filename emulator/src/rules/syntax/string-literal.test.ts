import { describe, expect, it } from 'vitest'
import { evaluateCondition, rulesWith } from '#testing/rules.ts'
import { parseRules } from './parse.ts'

// What Google's compiler takes, recorded by davideast/pyric (Apache-2.0).

describe('the escapes of a literal', () => {
  it.each([
    [String.raw`'\x41\x4a1' == 'AJ1' && '\xe9' == 'é' && '\xc3\xa9'.size() == 2`],
    [String.raw`'\u0041' == "A" && '\u00E9'.toUtf8().toHexString() == 'C3A9' && '\ud83d\ude00' == '😀'`],
    [String.raw`'\101' == 'A' && '\377' == '\xff' && '\000'.size() == 1`],
    [String.raw`'\b\f\\\'\"\n\r\t'.toUtf8().toHexString() == '080C5C27220A0D09'`],
    ["'a\tb' == 'a\\tb'"],
    [String.raw`B"\101\xFf" == b'A\377' && b'\xe9'.size() == 1 && b'\b'.toHexString() == '08'`],
  ])('%s', (condition) => {
    expect(evaluateCondition(condition)).toBe('true')
  })

  it.each([
    String.raw`'\/'`,
    String.raw`'\a'`,
    String.raw`'\0'`,
    String.raw`'\12'`,
    String.raw`'\400'`,
    String.raw`'\x4'`,
    String.raw`'\X41'`,
    String.raw`'\u41'`,
    String.raw`'\u{41}'`,
    String.raw`b'\u00e9'`,
    String.raw`b'\X41'`,
    "'a\rb'",
    "b 'a'",
  ])('refuses %j', (literal) => {
    expect(() => parseRules(rulesWith(`${literal} == null`))).toThrow()
  })
})
