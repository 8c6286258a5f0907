import { describe, expect, it } from 'vitest'
import { temporaryCatalogue } from './support/temporary-catalogue.ts'

/** The head of a JPEG of 4 by 3 pixels, and before that the EXIF orientation 6: turned by 90 degrees. */
const turned = 'ffd8 ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000'
const frame = 'ffc0 0011 08 0003 0004 03 012200 021101 031101 ffd9'
const turnedPhoto = Buffer.from((turned + frame).replaceAll(' ', ''), 'hex')

const site = temporaryCatalogue()

/** @param lines the content in Markdown; it begins on line 7 of the file. */
function putPost(lines: string, description = 'x'): Promise<void> {
  const head = `---\ntitle: Two\nSmallDescription: ${description}\n---\n## Two\n\n`
  return site.put('posts/two.md', `${head}${lines}\n`)
}

async function content(): Promise<unknown> {
  const { posts } = await site.read()
  return posts[0]?.fields.content
}

describe('a post in Markdown', () => {
  it.each([
    [
      'Count *on* the **stairs**.\n\n- one\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |',
      '<p>Count <em>on</em> the <strong>stairs</strong>.</p><ul><li>one</li><li>two</li></ul>' +
        '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    ],
    // With the size of its file, and its words whole.
    [
      '![A "kite" & a field](/pictures/level-1.svg)',
      '<p><img src="/pictures/level-1.svg" alt="A &quot;kite&quot; &amp; a field" width="64" height="36"></p>',
    ],
    // Each run of Gurmukhi is Punjabi, unless it says so itself.
    [
      'ਆਈ ਬਸੰਤ, *ਪਾਲਾ ਉਡੰਤ* (the cold has flown)',
      '<p><span lang="pa">ਆਈ ਬਸੰਤ</span>, <em><span lang="pa">ਪਾਲਾ ਉਡੰਤ</span></em> (the cold has flown)</p>',
    ],
    ...['<p><span lang="pa">ਦੋ ਅੰਬ</span></p>'].map((html) => [html, html]),
  ])('is published as the HTML that posts may use: %s', async (markdown = '', html = '') => {
    await putPost(markdown)
    expect(String(await content()).replace(/\s*\n\s*/g, '')).toBe(`<h2>Two</h2>${html}`)
  })

  it.each([
    ['![x](/pictures/two cups.svg)', 'show "![x](/pictures/two cups.svg)" as it is written. An address has'],
    ['![x](“/pictures/level-1.svg”)', 'names a picture that is not in public/: "“/pictures/level-1.svg”"'],
    ['[b](courses)', 'has a link to a page that is not there: "courses". Write / before a page of the site'],
    ['[c](hello@painti.example)', 'mailto: before an email address'],
    ['[d](/Blogs/none)', 'has a link to a page that is not there: "/Blogs/none"'],
    ['[d](/courses/first)', 'has a link to a page that is not there: "/courses/first"'],
    ['<a href=“https://a.example”>x</a>', 'has a link to a page that is not there: "“https://a.example”"'],
    ["<a href='javascript:x()'>x</a>", 'has a link that no visitor can follow: "javascript:x()"'],
    ['<a href=javascript:x()>x</a>', 'has a link that no visitor can follow: "javascript:x()"'],
    ['<a>x</a>', 'has a link without an address: "x"'],
    ['Say ** ਪਾਣੀ **tonight', 'as it is written. No space stands within the asterisks'],
    ['![ਅੰਬ](/pictures/level-1.svg)', 'has Gurmukhi outside <span lang="pa">: "ਅੰਬ"'],
    ['*Say it', 'would show "*Say it" as it is written'],
    ['![A cup](/pictures/empty.jpg)', 'browsers do not show: "/pictures/empty.jpg". Save the picture'],
    ['<img src="/pictures/photo.jpg" alt="x" width="4" height="3">', 'do not show: "/pictures/photo.jpg"'],
  ])(
    'refuses a post in Markdown with %s, and says on which line and how to mend it',
    async (text, sentence) => {
      const heic = Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1')
      await site.put('../public/pictures/two cups.svg', '<svg/>')
      await site.put('../public/pictures/empty.jpg', '')
      await site.put('../public/pictures/photo.jpg', heic)
      await putPost(text)
      const found = (await site.problems()).filter((problem) => problem.includes(sentence))
      expect(found).toHaveLength(1)
      expect(found[0]).toMatch(/^posts\/two\.md, line 7: content /)
    },
  )

  it('refuses a description that YAML would cut at a #', async () => {
    await putPost('One', 'Our favourite #basant songs')
    expect(await site.problems()).toEqual([
      'posts/two.md, line 3: the text "Our favourite" ends where YAML takes "#basant songs" for a comment. Put the whole text in quotes, or the comment on a line of its own.',
    ])
    await putPost('One', '"Our favourite #basant songs"')
    expect(await content()).toContain('One')
  })

  it('says every element that a post may not use, also of what Markdown makes', async () => {
    await site.put('posts/two.md', '---\ntitle: Two\nSmallDescription: x\n---\n# Two\n\n> `code`\n')
    expect(await site.problems()).toEqual([
      'posts/two.md: content must begin with an h2.',
      ...['h1', 'blockquote', 'code'].map(
        (name) => `posts/two.md: content uses <${name}>, which posts may not use.`,
      ),
    ])
  })

  it('gets the size in which a photo is shown that its EXIF data turn, also where its name has a space', async () => {
    await site.put('../public/pictures/two cups.jpg', turnedPhoto)
    await putPost('![Cups](/pictures/two%20cups.jpg)')
    expect(await content()).toContain('src="/pictures/two%20cups.jpg" alt="Cups" width="3" height="4"')
  })
})
