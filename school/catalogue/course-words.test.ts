import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { courseTexts } from '#model/course.ts'
import { CatalogueError, readCatalogue } from './read-catalogue.ts'

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

const words = {
  Title: 'ਪਹਿਲੇ ਅੱਖਰ',
  information: 'ਅੱਖਰਾਂ ਨੂੰ ਮਿਲੋ।',
  learn: 'ਅੱਖਰ: ਸਾਰੇ--ਆਵਾਜ਼ਾਂ: ਸੌਖੀਆਂ',
  activities: 'ਗੀਤ--ਖੇਡਾਂ',
  Description: 'ਪਹਿਲਾ ਕੋਰਸ।',
  place: 'ਔਨਲਾਈਨ',
  bring: 'ਪੈਨਸਿਲ',
  atHome: 'ਇੱਕ ਪੰਨਾ',
}

let root: string

async function put(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), JSON.stringify(content))
}

/** What readCatalogue says is wrong with the temporary catalogue. */
async function problems(): Promise<readonly string[]> {
  const error: unknown = await readCatalogue(join(root, 'catalogue')).catch((reason: unknown) => reason)
  if (error instanceof CatalogueError) return error.problems
  throw new Error('The catalogue was accepted.')
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'catalogue-'))
  await put('public/pictures/level-1.svg', '<svg/>')
  await mkdir(join(root, 'catalogue/posts'), { recursive: true })
  await put('catalogue/courses/1.yaml', course)
  return () => rm(root, { recursive: true })
})

describe('the catalogue of the school', () => {
  it('has every text of every course in Punjabi, in Gurmukhi alone', async () => {
    const { courses } = await readCatalogue('catalogue')
    for (const { fields } of courses) {
      const texts = fields.pa as Record<string, string>
      expect(Object.keys(texts).sort()).toEqual(courseTexts.toSorted())
      expect(Object.values(texts).join(' ')).not.toMatch(/\p{Script=Latin}|\s--|--\s/u)
    }
  })
})

describe('the texts of a course in Punjabi', () => {
  it.each([words, { Title: words.Title }, { learn: words.learn, bring: words.bring }])(
    'stand in it, as many of them as there are: %j',
    async (texts) => {
      await put('catalogue/courses/1.pa.yaml', texts)
      const { courses } = await readCatalogue(join(root, 'catalogue'))
      expect(courses).toEqual([{ id: '1', fields: { ...course, pa: texts } }])
    },
  )

  it.each([
    ['a price', { cost: 90 }, 'cost is not a field that is published here'],
    ['a date', { StartDate: '2027-01-11' }, 'StartDate is not a field that is published here'],
    ['a field of no course', { title: 'ਅੱਖਰ' }, 'title is not a field that is published here'],
    ['an empty text', { place: ' ' }, 'place must not be empty'],
    ['a number for a text', { Title: 1 }, 'Title must be a string, not 1'],
    [
      'a thing to learn without a heading',
      { learn: 'ਅੱਖਰ: ਸਾਰੇ--ਆਵਾਜ਼ਾਂ' },
      'learn has an item that is not "heading: text" with one colon: "ਆਵਾਜ਼ਾਂ"',
    ],
    ['an empty activity', { activities: 'ਗੀਤ--' }, 'activities has an empty item between two double dashes'],
    [
      'fewer things to learn than the course',
      { learn: 'ਅੱਖਰ: ਸਾਰੇ' },
      'learn must have as many items as the course, which has 2, not 1',
    ],
    [
      'more activities than the course',
      { activities: 'ਗੀਤ--ਖੇਡਾਂ--ਕਹਾਣੀਆਂ' },
      'activities must have as many items as the course, which has 2, not 3',
    ],
  ])('are refused with %s: %j', async (_what, changes, sentence) => {
    await put('catalogue/courses/1.pa.yaml', changes)
    expect(await problems()).toEqual([`courses/1.pa.yaml: ${sentence}.`])
  })

  it('are refused without their course', async () => {
    await put('catalogue/courses/2.pa.yaml', words)
    expect(await problems()).toEqual([
      'courses/2.pa.yaml: there is no 2.yaml beside it, the course that it would translate.',
    ])
  })

  it('are not blamed for a course that cannot be read', async () => {
    await put('catalogue/courses/1.yaml', { ...course, cost: 'much' })
    await put('catalogue/courses/1.pa.yaml', { learn: 'ਅੱਖਰ: ਸਾਰੇ' })
    expect(await problems()).toEqual(['courses/1.yaml: cost must be a number, not "much".'])
  })

  it('are in Punjabi alone: a file of another language is no course either', async () => {
    await put('catalogue/courses/1.hi.yaml', words)
    expect(await problems()).toContain(
      'courses/1.hi.yaml: the name of the file is the level of the course and must be 1 to 9.',
    )
  })

  it('are looked for in a folder that cannot be read as often as the courses: once', async () => {
    await rm(join(root, 'catalogue/courses'), { recursive: true })
    expect(await problems()).toEqual([expect.stringMatching(/^courses: the folder cannot be read/)])
  })
})
