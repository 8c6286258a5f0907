import { describe, expect, it } from 'vitest'
import { htmlOf } from './markdown.ts'

const pictures = new Map([['/pictures/a.svg', { isShown: true, size: { width: 640, height: 360 } }]])

describe('a post in Markdown', () => {
  it('becomes the HTML that posts may use', () => {
    const markdown =
      '## Numbers\n\nCount *on* the **stairs**.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n'
    expect(htmlOf(markdown, pictures).replace(/\s*\n\s*/g, '')).toBe(
      '<h2>Numbers</h2><p>Count <em>on</em> the <strong>stairs</strong>.</p><ul><li>one</li><li>two</li></ul>' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
  })

  it('gives a picture the size of its file, and keeps its words whole', () => {
    expect(htmlOf('![A "kite" & a field](/pictures/a.svg)', pictures)).toBe(
      '<p><img src="/pictures/a.svg" alt="A &quot;kite&quot; &amp; a field" width="640" height="360"></p>\n',
    )
  })

  it('says of each run of Gurmukhi that it is Punjabi', () => {
    expect(htmlOf('ਆਈ ਬਸੰਤ, *ਪਾਲਾ ਉਡੰਤ* (the cold has flown)', pictures)).toBe(
      '<p><span lang="pa">ਆਈ ਬਸੰਤ</span>, <em><span lang="pa">ਪਾਲਾ ਉਡੰਤ</span></em> (the cold has flown)</p>\n',
    )
  })

  it('does not wrap what says its language itself, nor what stands within a tag', () => {
    const html = '<p><span lang="pa">ਦੋ ਅੰਬ</span></p>\n<img src="/pictures/a.svg" alt="ਅੰਬ">\n'
    expect(htmlOf(html, pictures)).toBe(html)
  })
})
