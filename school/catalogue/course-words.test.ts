import { beforeEach, describe, expect, it } from 'vitest'
import { courseTexts } from '#model/course.ts'
import { readCatalogue } from './read-catalogue.ts'
import { publishable as course, temporaryCatalogue } from './support/temporary-catalogue.ts'

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

let site: Awaited<ReturnType<typeof temporaryCatalogue>>

beforeEach(async () => {
  site = await temporaryCatalogue()
  await site.put('catalogue/courses/1.yaml', course)
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
      await site.put('catalogue/courses/1.pa.yaml', texts)
      const { courses } = await site.read()
      expect(courses).toEqual([{ id: '1', fields: { ...course, pa: texts } }])
    },
  )

  it.each([
    ['a price', { cost: 90 }, 'cost is not a field that is published here'],
    ['an empty text', { place: ' ' }, 'place must not be empty'],
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
    await site.put('catalogue/courses/1.pa.yaml', changes)
    expect(await site.problems()).toEqual([`courses/1.pa.yaml: ${sentence}.`])
  })

  it('are refused without their course', async () => {
    await site.put('catalogue/courses/2.pa.yaml', words)
    expect(await site.problems()).toEqual([
      'courses/2.pa.yaml: there is no 2.yaml beside it, which it would translate.',
    ])
  })

  it('are not blamed for a course that cannot be read', async () => {
    await site.put('catalogue/courses/1.yaml', { ...course, cost: 'much' })
    await site.put('catalogue/courses/1.pa.yaml', { learn: 'ਅੱਖਰ: ਸਾਰੇ' })
    expect(await site.problems()).toEqual(['courses/1.yaml: cost must be a number, not "much".'])
  })

  it('are in Punjabi alone: a file of another language is no course either', async () => {
    await site.put('catalogue/courses/1.hi.yaml', words)
    expect(await site.problems()).toContain(
      'courses/1.hi.yaml: the name of the file is the level of the course and must be 1 to 9.',
    )
  })
})
