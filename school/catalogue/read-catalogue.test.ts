import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readCourse } from '#model/course.ts'
import { CatalogueError, readCatalogue } from './read-catalogue.ts'

const ours = fileURLToPath(new URL('../../catalogue', import.meta.url))

const course = {
  Title: 'First letters',
  information: 'Meet the letters.',
  learn: 'Letters: All of them--Sounds: The easy ones',
  activities: 'Songs--Games',
  imageUrl: '/pictures/level-1.svg',
  number: 1,
  cost: 100,
  Description: 'A first course.',
  StartDate: '2027-01-11',
  EndDate: '2027-05-28',
}

const post = `---
title: Counting
SmallDescription: One to ten
---
<h2>One</h2>
<p><span lang="pa">ਇੱਕ</span></p>
<img src="/pictures/level-1.svg" alt="A field" width="640" height="360">
`

let root: string

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), text)
}

async function putCourse(changes: Record<string, unknown>, file = '1.yaml'): Promise<void> {
  await put(`catalogue/courses/${file}`, JSON.stringify({ ...course, ...changes }))
}

/** What readCatalogue says is wrong with the temporary catalogue. */
async function problems(): Promise<readonly string[]> {
  const error: unknown = await readCatalogue(join(root, 'catalogue')).catch((reason: unknown) => reason)
  if (error instanceof CatalogueError) return error.problems
  throw new Error('The catalogue was accepted.')
}

describe('the catalogue of the school', () => {
  it('has the four levels and four posts', async () => {
    const { courses, posts } = await readCatalogue(ours)
    expect(courses.map((entry) => entry.id)).toEqual(['1', '2', '3', '4'])
    expect(posts).toHaveLength(4)
  })

  it('has 20 weeks, things to learn and activities for every level', async () => {
    const { courses } = await readCatalogue(ours)
    for (const { id, fields } of courses) {
      const read = readCourse(id, fields)
      expect(read.level).toBe(Number(id))
      expect([read.startDate, read.endDate]).toEqual(['2027-01-11', '2027-05-28'])
      expect(read.learn.length).toBeGreaterThanOrEqual(4)
      expect(read.activities.length).toBeGreaterThanOrEqual(3)
    }
  })

  it('has no space around the double dashes, as the spec writes them', async () => {
    const { courses } = await readCatalogue(ours)
    for (const { fields } of courses) {
      expect(`${String(fields.learn)} ${String(fields.activities)}`).not.toMatch(/\s--|--\s/)
    }
  })
})

describe('reading a catalogue', () => {
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'catalogue-'))
    await put('public/pictures/level-1.svg', '<svg/>')
    await put('catalogue/posts/counting.html', post)
    await putCourse({})
  })

  afterEach(async () => {
    await rm(root, { recursive: true })
  })

  it('gives each file as a document with the fields of the spec', async () => {
    const catalogue = await readCatalogue(join(root, 'catalogue'))
    expect(catalogue.courses).toEqual([{ id: '1', fields: course }])
    expect(catalogue.posts).toEqual([
      {
        id: 'counting',
        fields: {
          title: 'Counting',
          SmallDescription: 'One to ten',
          content: post.split('---\n')[2]?.trim(),
        },
      },
    ])
  })

  it.each([
    ['a missing field', { Title: undefined }, 'courses/1.yaml: Title is missing.'],
    ['an empty field', { Title: ' ' }, 'courses/1.yaml: Title must not be empty.'],
    ['an unknown field', { title: 'x' }, 'courses/1.yaml: title is not a field that is published here.'],
    ['a price in words', { cost: 'much' }, 'courses/1.yaml: cost must be a number, not "much".'],
    ['a price below nothing', { cost: -1 }, 'courses/1.yaml: cost must be >=0, not -1.'],
    [
      'another level than its name',
      { number: 2 },
      'courses/1.yaml: number must be 1, the name of the file, not 2.',
    ],
    ['a date in words', { EndDate: '28 May' }, 'courses/1.yaml: EndDate must be a day, written YYYY-MM-DD.'],
    [
      'a day that is not',
      { StartDate: '2027-02-30' },
      'courses/1.yaml: StartDate must be a day, written YYYY-MM-DD.',
    ],
    [
      'an end before the start',
      { EndDate: '2027-01-10' },
      'courses/1.yaml: EndDate must not be before StartDate.',
    ],
    [
      'a picture that is not there',
      { imageUrl: '/pictures/no.svg' },
      'courses/1.yaml: imageUrl names a picture that is not in public/: "/pictures/no.svg".',
    ],
    [
      'a picture whose address begins without a slash',
      { imageUrl: 'pictures/level-1.svg' },
      'courses/1.yaml: imageUrl names a picture that is not in public/: "pictures/level-1.svg".',
    ],
    [
      'a thing to learn without a heading',
      { learn: 'Letters: All--Sounds' },
      'courses/1.yaml: learn has an item that is not "heading: text" with one colon: "Sounds".',
    ],
    [
      'an empty activity',
      { activities: 'Songs----Games' },
      'courses/1.yaml: activities has an empty item between two double dashes.',
    ],
  ])('refuses a course with %s', async (_what, changes, sentence) => {
    await putCourse(changes)
    expect(await problems()).toEqual([sentence])
  })

  it.each(['0', '10', 'first'])('refuses a course whose id is %s', async (id) => {
    await putCourse({ number: 1 }, `${id}.yaml`)
    expect(await problems()).toContain(
      `courses/${id}.yaml: the name of the file is the level of the course and must be 1 to 9.`,
    )
  })

  it('accepts a course that ends on the day it starts', async () => {
    await putCourse({ EndDate: course.StartDate })
    await expect(readCatalogue(join(root, 'catalogue'))).resolves.toBeDefined()
  })

  it('says where YAML is broken', async () => {
    await put('catalogue/courses/1.yaml', 'Title: One\ncost: "100\n')
    expect(await problems()).toEqual([
      'courses/1.yaml: the YAML is broken: Missing closing "quote at line 3, column 1.',
    ])
  })

  it('refuses YAML that is not a list of fields', async () => {
    await put('catalogue/courses/1.yaml', '- Title\n')
    expect(await problems()).toEqual([
      'courses/1.yaml: the YAML must be a list of fields, each written "name: value".',
    ])
  })

  it.each([
    ['no fields', '<h2>One</h2>', 'the file must begin with its fields between two lines of ---.'],
    ['a missing title', post.replace('title: Counting\n', ''), 'title is missing.'],
    ['no content', post.slice(0, post.indexOf('<h2>')), 'content must not be empty.'],
    [
      'its content among the fields',
      post.replace('title:', 'content: x\ntitle:'),
      'content is what follows the second ---, it cannot stand among the fields.',
    ],
    ['a title of its own', post.replaceAll('h2', 'h1'), 'content must begin with an h2.'],
    ['a script', `${post}<script>1</script>`, 'content uses <script>, which posts may not use.'],
    [
      'a picture that is not there',
      post.replace('level-1', 'no'),
      'content names a picture that is not in public/: "/pictures/no.svg".',
    ],
    [
      'a picture without words for it',
      post.replace(' alt="A field"', ''),
      'content has a picture without alt (/pictures/level-1.svg).',
    ],
    [
      'Gurmukhi that does not say its language',
      `${post}<p>ਦੋ ਅੰਬ</p>`,
      'content has Gurmukhi outside <span lang="pa">: "ਦੋ ਅੰਬ".',
    ],
  ])('refuses a post with %s', async (_what, text, sentence) => {
    await put('catalogue/posts/counting.html', text)
    expect(await problems()).toContain(`posts/counting.html: ${sentence}`)
  })

  it('counts the lines of a post from the top of its file', async () => {
    await put('catalogue/posts/counting.html', post.replace('Counting', 'a: b: c'))
    expect((await problems())[0]).toMatch(
      /^posts\/counting\.html: the YAML is broken: .* at line 2, column \d+\.$/,
    )
  })

  it('refuses a post whose name cannot be an address', async () => {
    await put('catalogue/posts/to twenty.html', post)
    expect((await problems())[0]).toMatch(
      /^posts\/to twenty\.html: the name of the file is the address of the post/,
    )
  })

  it('takes an address of 64 characters and refuses one of 65', async () => {
    await put(`catalogue/posts/${'a'.repeat(64)}.html`, post)
    await expect(readCatalogue(join(root, 'catalogue'))).resolves.toBeDefined()
    await put(`catalogue/posts/${'a'.repeat(65)}.html`, post)
    expect(await problems()).toHaveLength(1)
  })

  it('takes a post in Markdown, with the size of its pictures', async () => {
    await put('public/pictures/level-1.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 36"/>')
    await put(
      'catalogue/posts/two.md',
      '---\ntitle: Two\nSmallDescription: ਦੋ\n---\n## ਦੋ\n\n![A field](/pictures/level-1.svg)\n',
    )
    const { posts } = await readCatalogue(join(root, 'catalogue'))
    expect(posts.map(({ id }) => id)).toEqual(['counting', 'two'])
    expect(posts[1]?.fields.content).toBe(
      '<h2><span lang="pa">ਦੋ</span></h2>\n<p><img src="/pictures/level-1.svg" alt="A field" width="64" height="36"></p>',
    )
  })

  it('checks what Markdown makes as it checks HTML', async () => {
    await put('catalogue/posts/two.md', '---\ntitle: Two\nSmallDescription: x\n---\n## Two\n\n> `code`\n')
    expect(await problems()).toEqual([
      'posts/two.md: content uses <blockquote>, which posts may not use.',
      'posts/two.md: content uses <code>, which posts may not use.',
    ])
  })

  it('says that a file cannot be read, such as a folder of that name', async () => {
    await mkdir(join(root, 'catalogue/posts/more.md'))
    expect(await problems()).toEqual([
      expect.stringMatching(/^posts\/more\.md: cannot be read \(EISDIR.*\)\.$/),
    ])
  })

  it('takes a file with a byte order mark, and refuses one that is not UTF-8', async () => {
    await put('catalogue/posts/counting.html', `\uFEFF${post}`)
    await expect(readCatalogue(join(root, 'catalogue'))).resolves.toBeDefined()
    await writeFile(join(root, 'catalogue/posts/counting.html'), Buffer.from(`${post}caf\u00e9`, 'latin1'))
    expect(await problems()).toEqual([
      'posts/counting.html: is not written in UTF-8: save it again, with UTF-8 as its encoding.',
    ])
  })

  it.each(['javascript:alert(1)', ' JavaScript:x', 'data:text/html,x', 'vbscript:x', 'file:///etc'])(
    'refuses a link to %s',
    async (address) => {
      await put('catalogue/posts/counting.html', `${post}<a href="${address}">x</a>`)
      expect(await problems()).toEqual([
        `posts/counting.html: content has a link that no visitor can follow: "${address}".`,
      ])
    },
  )

  it.each(['https://example.org/a', 'mailto:a@example.org', '/courses', '#one', 'counting-to-twenty'])(
    'takes a link to %s',
    async (address) => {
      await put('catalogue/posts/counting.html', `${post}<a href="${address}">x</a>`)
      await expect(readCatalogue(join(root, 'catalogue'))).resolves.toBeDefined()
    },
  )

  it('refuses one post in two files', async () => {
    await put('catalogue/posts/counting.md', post)
    expect(await problems()).toEqual([
      'posts/counting.md: has the same name as counting.html: only one of them can be published.',
    ])
  })

  it('refuses a file of another kind, but not what a system leaves behind', async () => {
    await put('catalogue/courses/2.yml', '')
    await put('catalogue/courses/.DS_Store', '')
    expect(await problems()).toEqual(['courses/2.yml: only .yaml files are published from here.'])
  })

  it('says that a folder is missing', async () => {
    await rm(join(root, 'catalogue/posts'), { recursive: true })
    expect((await problems())[0]).toMatch(/^posts: the folder cannot be read/)
  })

  it.each([
    'https://other.example/pictures/level-1.svg',
    '//other.example/pictures/level-1.svg',
    '/\\other.example/pictures/level-1.svg',
    'data:image/svg+xml,<svg/>',
    '/pictures/../pictures/level-1.svg',
  ])('takes no picture of a course but its own: not %s', async (imageUrl) => {
    await putCourse({ imageUrl })
    expect(await problems()).toEqual([
      `courses/1.yaml: imageUrl names a picture that is not in public/: "${imageUrl}".`,
    ])
  })

  it('tells all problems at once', async () => {
    await putCourse({ Title: '', cost: -1 })
    await putCourse({ number: 2, EndDate: '' }, '2.yaml')
    await put('catalogue/posts/counting.html', '')
    expect(await problems()).toHaveLength(4)
  })
})
