import { describe, expect, it } from 'vitest'
import { courseTexts } from '#model/course.ts'
import { documentsIn } from './documents.ts'
import { readCatalogue } from './read-catalogue.ts'
import { publishable, temporaryCatalogue } from './support/temporary-catalogue.ts'

const words = {
  Title: 'ਪਹਿਲੇ ਅੱਖਰ',
  information: 'ਅੱਖਰਾਂ ਨੂੰ ਮਿਲੋ।',
  learn: 'ਅੱਖਰ: ਸਾਰੇ--ਆਵਾਜ਼ਾਂ: ਸੌਖੀਆਂ',
  activities: 'ਗੀਤ--ਖੇਡਾਂ',
  Description: 'ਪਹਿਲਾ ਕੋਰਸ।',
  place: 'ਔਨਲਾਈਨ',
  bring: 'ਪੈਨਸਿਲ',
  atHome: 'ਇੱਕ ਪੰਨਾ',
  expect: 'ਗੀਤ--ਖੇਡਾਂ',
  termName: 'ਪਹਿਲਾ ਅੱਧ',
}

const course = {
  ...publishable,
  ...{ place: 'Online', bring: 'A pencil', atHome: 'A sheet', expect: 'Songs--Games' },
  ...{ term: 'first-half', termName: 'First half' },
}

const site = temporaryCatalogue({ 'courses/1.yaml': course })

it('The catalogue of the school has every text of every course in Punjabi, in Gurmukhi alone', async () => {
  const { courses } = await readCatalogue('catalogue')
  for (const { fields } of courses) {
    const texts = fields.pa as Record<string, string>
    expect(Object.keys(texts).sort()).toEqual(courseTexts.filter((name) => name in fields).sort())
    expect(Object.values(texts).join(' ')).not.toMatch(/\p{Script=Latin}|\s--|--\s/u)
  }
})

describe('the texts of a course in Punjabi', () => {
  it.each([words, { Title: words.Title }, { learn: words.learn, bring: words.bring }])(
    'stand in it, as many of them as there are: %j',
    async (texts) => {
      await site.put('courses/1.pa.yaml', texts)
      const { courses } = await site.read()
      expect(courses).toEqual([{ id: '1', fields: { ...course, pa: texts } }])
    },
  )

  it('stand in its term too, as far as registrations show them', async () => {
    await site.put('courses/1.pa.yaml', words)
    const stored = documentsIn(await site.read()).find(({ path }) => path === 'Course/1/Terms/first-half')
    const { termName, place } = words
    const own = { termName: course.termName, place: course.place }
    expect(stored?.fields).toMatchObject({ ...own, pa: { termName, place } })
    expect(Object.keys(Object(stored?.fields.pa) as object).sort()).toEqual(['place', 'termName'])
  })

  it.each([
    ['1', { cost: 90 }, 'cost is not a field that is published here'],
    ['1', { place: ' ' }, 'place must not be empty'],
    ['1', { learn: 'ਅੱਖਰ: ਸਾਰੇ' }, 'learn must have as many items as the course, which has 2, not 1'],
    ['1', { activities: 'ਗੀਤ' }, 'activities must have as many items as the course, which has 2, not 1'],
    ['2', words, 'there is no 2.yaml beside it, which it would translate'],
  ])('of level %s are refused with %j: %s', async (level, texts, sentence) => {
    await site.put(`courses/${level}.pa.yaml`, texts)
    expect(await site.problems()).toEqual([`courses/${level}.pa.yaml: ${sentence}.`])
  })

  it.each(['place', 'expect', 'termName'] as const)(
    'are refused if the course itself has no %s',
    async (name) => {
      const { [name]: _, ...without } = course
      await site.put('courses/1.yaml', name === 'termName' ? { ...without, term: '2027-winter' } : without)
      await site.put('courses/1.pa.yaml', words)
      expect(await site.problems()).toEqual([`courses/1.pa.yaml: ${name} must be in the course too.`])
    },
  )

  it('are not blamed for a course that cannot be read', async () => {
    await site.put('courses/1.yaml', { ...course, cost: 'much' })
    await site.put('courses/1.pa.yaml', { learn: 'ਅੱਖਰ: ਸਾਰੇ' })
    expect(await site.problems()).toEqual(['courses/1.yaml: cost must be a number, not "much".'])
  })

  it('are in Punjabi alone: a file of another language is no course either', async () => {
    await site.put('courses/1.hi.yaml', words)
    expect(await site.problems()).toContain(
      'courses/1.hi.yaml: the name of the file is the level of the course and must be 1 to 9.',
    )
  })
})
