import { stripVTControlCharacters } from 'node:util'
import { JSDOM } from 'jsdom'

/** What a run of tests came to. A failure is a title and, below it, how its message begins. */
export interface Summary {
  passed: number
  skipped: number
  failures: string[]
}

/** What a JUnit report says. A file that could not be loaded or prepared is one failure. */
export function readReport(xml: string): Summary {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
  const cases = [...document.querySelectorAll('testcase')]
  const failed = cases.filter((one) => one.querySelector('failure, error') !== null)
  const skipped = document.querySelectorAll('testcase > skipped').length
  return {
    passed: cases.length - failed.length - skipped,
    skipped,
    failures: failed.map((one) => {
      const title = [one.getAttribute('classname'), one.getAttribute('name')].join(' > ')
      // With enough of the message to see what was expected and what was there.
      const message = stripVTControlCharacters(one.querySelector('failure, error')?.textContent ?? '').trim()
      return [title, ...message.split('\n').slice(0, 24)].join('\n    ')
    }),
  }
}
