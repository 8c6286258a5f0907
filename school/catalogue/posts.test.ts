import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryCatalogue } from './support/temporary-catalogue.ts'

/** The head of a JPEG of 4 by 3 pixels whose EXIF orientation is 6: turned by 90 degrees. */
const turnedPhoto = Buffer.from(
  [
    'ffd8 ffe1 0022 457869660000 4d4d002a00000008 0001 0112 0003 00000001 00060000 00000000',
    'ffc0 0011 08 0003 0004 03 012200 021101 031101 ffd9',
  ]
    .join('')
    .replaceAll(' ', ''),
  'hex',
)

let site: Awaited<ReturnType<typeof temporaryCatalogue>>

/** @param lines the content in Markdown; it begins on line 7 of the file. */
function putPost(lines: string, description = 'x'): Promise<void> {
  const head = `---\ntitle: Two\nSmallDescription: ${description}\n---\n## Two\n\n`
  return site.put('catalogue/posts/two.md', `${head}${lines}\n`)
}

async function content(): Promise<unknown> {
  const { posts } = await site.read()
  return posts[0]?.fields.content
}

beforeEach(async () => {
  site = await temporaryCatalogue()
})

describe('a post in Markdown', () => {
  it.each([
    [
      '![x](/pictures/two cups.svg)',
      'would show "![x](/pictures/two cups.svg)" as it is written. An address has no',
    ],
    ['![x](“/pictures/level-1.svg”)', 'names a picture that is not in public/: "“/pictures/level-1.svg”"'],
    ['[b](courses)', 'has a link to a page that is not there: "courses". Write / before a page of the site'],
    ['[c](hello@painti.example)', 'mailto: before an email address'],
    ['[d](/Blogs/none)', 'has a link to a page that is not there: "/Blogs/none"'],
    ['[d](/courses/first)', 'has a link to a page that is not there: "/courses/first"'],
    [
      '<a href=“https://example.org”>x</a>',
      'has a link to a page that is not there: "“https://example.org”"',
    ],
    ["<a href='javascript:x()'>x</a>", 'has a link that no visitor can follow: "javascript:x()"'],
    ['<a href=javascript:x()>x</a>', 'has a link that no visitor can follow: "javascript:x()"'],
    ['<a>x</a>', 'has a link without an address: "x"'],
    ['Say ** ਪਾਣੀ **tonight', 'as it is written. No space stands within the asterisks'],
    ['*Say it', 'would show "*Say it" as it is written'],
    [
      '![A cup](/pictures/empty.jpg)',
      'names a file that browsers do not show: "/pictures/empty.jpg". Save the picture',
    ],
    [
      '<img src="/pictures/photo.jpg" alt="x" width="4" height="3">',
      'names a file that browsers do not show: "/pictures/photo.jpg"',
    ],
  ])(
    'refuses a post in Markdown with %s, and says on which line and how to mend it',
    async (text, sentence) => {
      await site.put('public/pictures/two cups.svg', '<svg/>')
      await site.put('public/pictures/empty.jpg', '')
      await site.put(
        'public/pictures/photo.jpg',
        Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0mif1heic', 'latin1'),
      )
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
    await site.put('catalogue/posts/two.md', '---\ntitle: Two\nSmallDescription: x\n---\n# Two\n\n> `code`\n')
    expect(await site.problems()).toEqual([
      'posts/two.md: content must begin with an h2.',
      ...['h1', 'blockquote', 'code'].map(
        (name) => `posts/two.md: content uses <${name}>, which posts may not use.`,
      ),
    ])
  })

  it('gets the size in which a photo is shown that its EXIF data turn, also where its name has a space', async () => {
    await site.put('public/pictures/two cups.jpg', turnedPhoto)
    await putPost('![Cups](/pictures/two%20cups.jpg)')
    expect(await content()).toContain('src="/pictures/two%20cups.jpg" alt="Cups" width="3" height="4"')
  })
})
