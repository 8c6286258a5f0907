import { requestsMade } from '../data/support/connection.ts'
import { render, renderHook, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useCourse, useCourses } from '#data/course.ts'
import { LetterCards } from '#pages/public/home/letters/letter-cards.tsx'
import { enrol, renderReady, signInSimran } from '../data/support/parent.ts'
import { existingEmail } from '../pages/visit-login.ts'
import { present, savedFiles, user } from '../pages/visit-member.tsx'
import { compareWithCourses } from '../support/course-facts.ts'
import { readDocument, writeDocument } from '../support/school.ts'

// What is different in Punjabi.

it('every mail of the sign-in service is asked for in Punjabi, as that for a new password', async () => {
  const email = await existingEmail()
  user.open('/login')
  await user.send(await user.openDialog('ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?'), { ਈਮੇਲ: email })
  await screen.findByRole('dialog', { name: 'ਪਾਸਵਰਡ ਬਦਲਣ ਵਾਲੀ ਈਮੇਲ ਭੇਜ ਦਿੱਤੀ ਹੈ!' })
  expect(requestsMade('PASSWORD_RESET')).toBe(1)
  expect(requestsMade('locale=pa')).toBe(requestsMade('accounts:'))
})

it('each letter of the Punjabi start page is heard by its name in Gurmukhi, and has no reading', () => {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'pa-IN', localService: true }],
    cancel: () => undefined,
  })
  vi.stubGlobal('speechSynthesis', speech)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<LetterCards />)
  const list = screen.getByRole('list')
  const buttons = within(list).getAllByRole('button')
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'ਸੁਣੋ: ਊੜਾ, ਊਠ',
    'ਸੁਣੋ: ਐੜਾ, ਅੰਬ',
    'ਸੁਣੋ: ਈੜੀ, ਇੱਟ',
    'ਸੁਣੋ: ਸੱਸਾ, ਸੇਬ',
    'ਸੁਣੋ: ਹਾਹਾ, ਹਾਥੀ',
  ])
  expect(list.textContent).not.toMatch(/[a-z]/i)
})

it('the dashboard names a course in Punjabi, of which nothing is stored with the registration', async () => {
  const { uid } = await signInSimran({ c1: {} })
  await enrol(uid, '1', 'c1')
  user.open('/dashboard')
  const table = await screen.findByRole('table', { name: 'ਤੁਹਾਡੇ ਦਾਖਲੇ' })
  within(table).getByRole('link', { name: 'ਪੱਧਰ 1: ਪਹਿਲੇ ਅੱਖਰ' })
  const stored = JSON.stringify(await readDocument(`Users/${uid}/Enrollments/1_c1_2027-winter`))
  expect(stored).toContain('Arjan')
  expect(stored).not.toMatch(/\p{Script=Gurmukhi}/u)
})

it('a family’s data are saved with the days in Punjabi, and when it is erased is said in Punjabi (B11.11)', async () => {
  const { uid, email } = await signInSimran({ c1: {} })
  const received = new Date('2026-11-29T15:15:00Z')
  await writeDocument(`Enquiries/erasure_${uid}`, { kind: 'erasure', uid, email, received })
  const files = savedFiles()
  user.open('/dashboard')
  await screen.findByText('ਸਕੂਲ 29 ਦਸੰਬਰ 2026 ਤੱਕ ਮਿਟਾ ਦੇਵੇਗਾ।', { exact: false })
  await user.click(await screen.findByRole('button', { name: /^ਫ਼ਾਈਲ ਸੇਵ ਕਰੋ/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(JSON.parse(await present(files[0]).blob.text())).toMatchObject({
    'ਤੁਹਾਡੇ ਬੱਚੇ': { 'Arjan Singh Gill': [{ birthdate: '20 ਮਈ 2018' }] },
    'ਸਵਾਲ ਅਤੇ ਬੇਨਤੀਆਂ': [{ received: '29 ਨਵੰਬਰ 2026, ਸਵੇਰੇ 10:15 ਵਜੇ' }, expect.any(String)],
  })
})

it('the list of courses in Punjabi comes from what an English page has kept, each text that there is, and costs no read (B11.07)', async () => {
  const own = { Title: 'First letters', information: 'Meet the letters.', pa: { Title: 'ਪਹਿਲੇ ਅੱਖਰ' } }
  const documents = [own, { Title: 'First words' }].map((fields, at) => ({ id: `${at + 1}`, fields }))
  localStorage.setItem('courses', JSON.stringify({ readAt: Date.now(), documents }))
  const { result } = renderHook(useCourses)
  expect(result.current).toMatchObject({
    status: 'ready',
    data: [{ title: 'ਪਹਿਲੇ ਅੱਖਰ', information: 'Meet the letters.' }, { title: 'First words' }],
  })
  const one = await renderReady(() => useCourse('1'))
  expect(one.current.data).toMatchObject({ title: 'ਪਹਿਲੇ ਅੱਖਰ' })
  expect(requestsMade()).toBe(0)
})

const own = 'ਪਹਿਲੇ 35 ਅੱਖਰ (First letters)'

// Screen readers and the voice of the page go by it.
it.each([
  ['/courses/1', [own], ['Meet the letters.', 'Two classes a week.', 'Everybody sings.']],
  ['/courses/2', [], ['First words']],
  ['/courses', [own], ['First words']],
  ['/', [own], ['First words']],
])(
  'a text that the school has not written in Punjabi says on %s that it is in English',
  async (path, punjabi, english) => {
    await writeDocument('Course/1', {
      Title: 'First letters',
      information: 'Meet the letters.',
      Description: 'Two classes a week.\nEverybody sings.',
      number: 1,
      pa: { Title: own },
    })
    await writeDocument('Course/2', { Title: 'First words', number: 2 })
    user.open(path)
    const languageOf = async (text: string) =>
      (await screen.findByText(text)).closest<HTMLElement>('main [lang]')?.lang
    for (const text of punjabi) expect(await languageOf(text)).toBeUndefined()
    for (const text of english) expect(await languageOf(text)).toBe('en')
  },
)

it('whatever the courses are, each number of weeks, classes a week and levels on a page is theirs in Punjabi', async () => {
  const numerals = ['ਇੱਕ', 'ਦੋ', 'ਤਿੰਨ', 'ਚਾਰ', 'ਪੰਜ', 'ਛੇ', 'ਸੱਤ', 'ਅੱਠ', 'ਨੌਂ']
  const one = String.raw`\d+|${numerals.join('|')}`
  const count = String.raw`(?<![\p{L}\p{M}\d])(${one})(?: ਤੋਂ (${one}))?`
  await compareWithCourses(
    {
      weeks: new RegExp(`${count} ਹਫ਼ਤ`, 'gu'),
      perWeek: new RegExp(`${count} ਜਮਾਤ`, 'gu'),
      levels: new RegExp(`${count} ਪੱਧਰ`, 'gu'),
    },
    numerals,
  )
})
