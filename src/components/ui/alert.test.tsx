// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { site } from '#content/site.ts'
import { Alert } from './alert.tsx'

afterEach(cleanup)

function textsOf(selector: string, text: string): string[] {
  const { container } = render(<Alert kind="info" text={text} />)
  return [...container.querySelectorAll(selector)].map(({ textContent }) => textContent)
}

describe('a notice', () => {
  it.each([
    ['No place was taken. Please try again.', 'No place was taken.'],
    ['ਥਾਂ ਪੱਕੀ ਨਹੀਂ ਹੋਈ। ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।', 'ਥਾਂ ਪੱਕੀ ਨਹੀਂ ਹੋਈ।'],
    ['ਥਾਂ ਪੱਕੀ ਨਹੀਂ ਹੋਈ।', 'ਥਾਂ ਪੱਕੀ ਨਹੀਂ ਹੋਈ।'],
  ])('has its first sentence bold: %s', (text, first) => {
    expect(textsOf('strong', text)).toEqual([first])
  })

  it('keeps what is copied from it whole and untranslated: references and addresses', () => {
    const text = "Done. Write K7MA-93XW or ACDE-FHJK with it. A letter goes to o'brien+2@ਪੰਜਾਬੀ.example."
    const whole = ['K7MA-93XW', 'ACDE-FHJK', "o'brien+2@ਪੰਜਾਬੀ.example."]
    expect(textsOf('.whole[translate="no"]', text)).toEqual(whole)
    cleanup()
    const hours = `The classes are now from 4:30 to 5:15 pm in ${site.city}, 2026-2027.`
    expect(textsOf('.whole', hours)).toEqual([])
  })
})
