import { beforeEach, expect, it } from 'vitest'
import { readCourse } from '#model/course.ts'
import { documentsIn } from './documents.ts'
import { publishable as course, temporaryCatalogue } from './support/temporary-catalogue.ts'

const picture = '/pictures/level-1.svg'
const asha = { name: 'Asha', picture, about: 'She sings.', languages: ['Punjabi', 'English'], levels: [1, 3] }
const bina = { ...asha, name: 'Bina', levels: [] }
const words = { about: 'ਉਹ ਗਾਉਂਦੀ ਹੈ।', languages: ['ਪੰਜਾਬੀ'] }

let site: Awaited<ReturnType<typeof temporaryCatalogue>>

beforeEach(async () => {
  site = await temporaryCatalogue()
  for (const number of [1, 2]) await site.put(`catalogue/courses/${number}.yaml`, { ...course, number })
})

it('teachers are published with the courses of their levels, or with every course', async () => {
  await site.put('catalogue/teachers/asha.yaml', asha)
  await site.put('catalogue/teachers/asha.pa.yaml', words)
  await site.put('catalogue/teachers/bina.yaml', bina)
  const read = await site.read()
  expect(documentsIn(read).map(({ path, fields }) => [path, fields.teachers])).toEqual([
    ['Course/1', [{ ...asha, pa: words }, bina]],
    ['Course/2', [bina]],
  ])
  expect(readCourse('1', read.courses[0]?.fields ?? {}, 'pa').teachers).toEqual([{ ...asha, ...words }, bina])
})

it.each([
  ['asha.yaml', { name: '' }, 'name must not be empty'],
  [
    'asha.yaml',
    { picture: '/pictures/no.svg' },
    'picture names a picture that is not in public/: "/pictures/no.svg"',
  ],
  ['asha.yaml', { about: undefined }, 'about is missing'],
  ['asha.yaml', { languages: 'Punjabi' }, 'languages must be a list, not "Punjabi"'],
  ['asha.yaml', { levels: [10] }, 'levels.0 must be a level, 1 to 9'],
  ['asha.yaml', { phone: 1 }, 'phone is not a field that is published here'],
  ['asha.pa.yaml', { ...words, levels: [1] }, 'levels is not a field that is published here'],
])('a teacher is refused in %s with %j', async (file, changes, sentence) => {
  await site.put('catalogue/teachers/asha.yaml', asha)
  await site.put(`catalogue/teachers/${file}`, file === 'asha.yaml' ? { ...asha, ...changes } : changes)
  expect(await site.problems()).toEqual([`teachers/${file}: ${sentence}.`])
})
