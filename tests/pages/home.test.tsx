import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { site } from '#content/site.ts'
import { copy } from '#copy/home.ts'
import { queryClient } from '#data/read.ts'
import { env } from '#lib/env.ts'
import { emptySchool, seedCourses, writeDocument } from '../support/school.ts'
import { configure, hrefOf, present, sectionOf, textsOf, user } from './visit-member.tsx'

beforeEach(emptySchool)

async function openHome() {
  user.open('/')
  await screen.findByRole('heading', { level: 1, name: 'Help your child speak, read and love Punjabi' })
}

describe('The start page', () => {
  it('leads to the courses from its first words and from its mission, and gives six reasons (S2.21, S2.23, S2.24, S2.25, S2.26, S2.27, S2.28, S2.29)', async () => {
    await openHome()
    expect(hrefOf('See the courses')).toBe('/courses')
    expect(hrefOf('Start Learning', await sectionOf('Our mission'))).toBe('/courses')
    const section = await sectionOf('Why Choose Us')
    expect(textsOf(within(section).getAllByRole('heading', { level: 3 }))).toEqual([
      'Scheduled learning',
      'Expert instructors',
      'Cultural immersion',
      'Affordable pricing',
      'Community support',
      'Comprehensive resources',
    ])
  })

  it('greets in Punjabi, and shows five letters, each with how it is read and what it means', async () => {
    await openHome()
    const languageOf = (text: string) => screen.getByText(text).closest<HTMLElement>('[lang]')?.lang
    expect(screen.getByText(/welcome/).closest('p')?.textContent).toBe('ਜੀ ਆਇਆਂ ਨੂੰ ji aaiaan noon, welcome')
    expect([languageOf('ਜੀ ਆਇਆਂ ਨੂੰ'), languageOf('ji aaiaan noon')]).toEqual(['pa', 'pa-Latn'])
    for (const [name, reading, word, wordReading, meaning] of [
      ['ਊੜਾ', 'oora', 'ਊਠ', 'ooth', 'camel'],
      ['ਐੜਾ', 'aira', 'ਅੰਬ', 'amb', 'mango'],
      ['ਈੜੀ', 'eeri', 'ਇੱਟ', 'itt', 'brick'],
      ['ਸੱਸਾ', 'sassa', 'ਸੇਬ', 'seb', 'apple'],
      ['ਹਾਹਾ', 'haaha', 'ਹਾਥੀ', 'haathi', 'elephant'],
    ] as const) {
      const card = within(present(screen.getByText(name).closest('li')))
      card.getByText(meaning)
      expect([name, word].map(languageOf)).toEqual(['pa', 'pa'])
      expect([reading, wordReading].map(languageOf)).toEqual(['pa-Latn', 'pa-Latn'])
    }
  })
})

it.each([
  ['Welsh', { text: 'Croeso', lang: 'cy' }, { text: 'Dysgu drwy chwarae', lang: 'cy' }, { cy: 'Yr Ysgol' }],
  ['no words of its own', { text: '', lang: '' }, { text: '', lang: '' }, {}],
])(
  'A school with %s says that in its own language, and no page has an empty word',
  async (_, greeting, motto, names) => {
    const own = [greeting.text, motto.text, ...Object.values(names)]
    const were = [site.greeting.text, site.motto.text, ...Object.values(site.names)]
    configure(site, { greeting, motto, names })
    for (const path of ['/', '/register']) {
      user.open(path)
      await screen.findByRole('heading', { level: 1 })
      const said = own.flatMap((text) => (text === '' ? [] : screen.getAllByText(text)))
      for (const word of said) expect(word.closest<HTMLElement>('[lang]')?.lang).toBe(greeting.lang)
      for (const text of were) expect(screen.queryByText(text)).toBeNull()
      expect(document.querySelectorAll('[lang]:empty, p:empty')).toHaveLength(0)
      cleanup()
    }
  },
)

const scrollTo = vi.spyOn(window, 'scrollTo')

/** Presses a link of the start page, with the clock standing still from then on. */
async function press(name: string) {
  cleanup()
  user.open('/courses')
  await screen.findByRole('heading', { level: 1 })
  await openHome()
  scrollTo.mockReset()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('link', { name }))
}

afterEach(() => vi.useRealTimers())

it('Leaving the start page scrolls to the top 100 ms after Start Learning, not before, and at once after every other link (S2.22, S9.12)', async () => {
  await press('Start Learning')
  vi.advanceTimersByTime(99)
  expect(scrollTo).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100 - 99)
  expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'smooth' }]])
  vi.useRealTimers()
  await press('See the courses')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
})

describe('The end of the start page', () => {
  async function cardsBelow(heading: string): Promise<HTMLElement[]> {
    return within(await sectionOf(heading)).getAllByRole('listitem')
  }

  const linkIn = (card: HTMLElement) => within(card).getByRole('link').getAttribute('href')

  it('has the levels with start and price, and two posts (B10.03)', async () => {
    await seedCourses()
    user.open('/')
    const [levels, posts] = await Promise.all([cardsBelow('Choose a level'), cardsBelow('Punjabi at home')])
    expect(levels.map(linkIn)).toEqual(['/courses/1', '/courses/2', '/courses/3', '/courses/4'])
    const first = /^Level 1First lettersStarts \d+ \w+ \d{4}\D+100 for each child$/
    expect(levels[0]?.textContent).toMatch(first)
    expect(posts).toHaveLength(2)
    for (const post of posts) expect(linkIn(post)).toMatch(/^\/Blogs\/[a-z-]+$/)
    const write = within(await sectionOf('Not sure which level fits?')).getByRole('link')
    expect([write.textContent.trim(), write.getAttribute('href')]).toEqual(['Write to us', '/contact'])
  })

  it('and a course page have who teaches, from the courses, and nothing where nobody is published', async () => {
    const asha = { name: 'Asha', picture: '/a.svg', about: 'She sings.', languages: ['Punjabi', 'English'] }
    const bina = { name: 'Bina', picture: '/b.svg', levels: 'all', languages: ['Urdu'] }
    await writeDocument('Course/1', { Title: 'One', teachers: [{ ...asha, levels: [1, 2] }, bina] })
    await writeDocument('Course/2', { Title: 'Two', teachers: [{ ...asha, levels: [1, 2] }, {}, 7] })
    await writeDocument('Course/3', { Title: 'Three', teachers: 'Asha' })
    user.open('/')
    expect(textsOf(await cardsBelow('Who teaches'))).toEqual([
      'AshaLevels 1 and 2She sings.Speaks Punjabi and English',
      'BinaEvery levelSpeaks Urdu',
    ])
    screen.getByRole('img', { name: 'Asha' })
    cleanup()
    user.open('/courses/2')
    expect(textsOf(await cardsBelow('Who teaches'))).toEqual(['AshaShe sings.Speaks Punjabi and English'])
    cleanup()
    user.open('/courses/3')
    await screen.findByRole('heading', { level: 1, name: 'Three' })
    expect(screen.queryByRole('heading', { name: 'Who teaches' })).toBeNull()
  })

  it('names no price of a term that is over, and says since when one is running (B10.04)', async () => {
    const term = { imageUrl: '', cost: 100, StartDate: '2020-01-11' }
    await writeDocument('Course/1', { ...term, Title: 'Over', EndDate: '2020-05-28' })
    await writeDocument('Course/2', { ...term, Title: 'Running', EndDate: '2999-05-28' })
    user.open('/')
    expect(textsOf(await cardsBelow('Choose a level'))).toEqual([
      'Level 1OverThis term has ended.',
      `Level 2RunningRunning since 11 Jan 2020${site.money.sign}100 for each child`,
    ])
  })

  it('leaves out what the school has not published', async () => {
    await writeDocument('Blogs/one', { title: 'The only post' })
    user.open('/')
    expect(textsOf(await cardsBelow('Punjabi at home'))).toEqual(['The only post'])
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    expect(screen.queryByRole('heading', { name: 'Choose a level' })).toBeNull()
  })
})

/** The browser's part: it keeps what it is told to say. */
class Utterance {
  onend?: () => void
  onerror?: () => void
  constructor(readonly text: string) {}
}

class Voices extends EventTarget {
  said: Utterance[] = []
  voices: { lang: string; localService: boolean }[] = []
  getVoices = () => this.voices
  speak = (utterance: Utterance) => void this.said.push(utterance)
  cancel = () => {
    const cancelled = this.said
    this.said = []
    for (const utterance of cancelled) utterance.onerror?.()
  }
}

/** One recording after another, as the browser plays them. */
class Player {
  static all: Player[] = []
  src = ''
  ended = false
  onpause?: () => void
  onended?: () => void
  onerror?: () => void
  play = vi.fn(() => Promise.resolve())
  pause = vi.fn(() => this.onpause?.())
  constructor() {
    Player.all.push(this)
  }
}

const punjabi = { lang: 'pa-IN', localService: true }

/** Opens the start page on a device with these voices. */
async function openWithVoices(...voices: Voices['voices']): Promise<Voices> {
  const speech = Object.assign(new Voices(), { voices })
  vi.stubGlobal('speechSynthesis', speech)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  user.open('/')
  await screen.findByText('ਊੜਾ')
  return speech
}

/** Its card is marked; a style sheet then opens its mouth. */
function isSpoken(name: string): boolean {
  return 'spoken' in screen.getByRole('button', { name }).dataset
}

describe('The letters of the start page', () => {
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
  })

  it('say their name and their word, in the Punjabi voice of the device, begin anew when pressed again, and stop for another letter (B10.01)', async () => {
    const speech = await openWithVoices({ lang: 'en-GB', localService: true }, punjabi)
    expect(screen.getAllByRole('button', { name: /^Hear / })).toHaveLength(5)
    fireEvent.click(screen.getByRole('button', { name: 'Hear oora, ooth' }))
    expect(speech.said).toMatchObject([
      { text: 'ਊੜਾ', lang: 'pa-IN', voice: punjabi },
      { text: 'ਊਠ', lang: 'pa-IN', voice: punjabi },
    ])
    expect(isSpoken('Hear oora, ooth')).toBe(true)
    act(() => speech.said[1]?.onend?.())
    expect(isSpoken('Hear oora, ooth')).toBe(false)
    speech.said = []
    for (const [name, texts] of [
      ['Hear aira, amb', ['ਐੜਾ', 'ਅੰਬ']],
      ['Hear aira, amb', ['ਐੜਾ', 'ਅੰਬ']],
      ['Hear haaha, haathi', ['ਹਾਹਾ', 'ਹਾਥੀ']],
    ] as const) {
      fireEvent.click(screen.getByRole('button', { name }))
      expect(speech.said.map(({ text }) => text)).toEqual(texts)
      expect(isSpoken(name)).toBe(true)
    }
    expect(isSpoken('Hear aira, amb')).toBe(false)
  })

  it('speak in the voice of the language that they are in', async () => {
    configure(copy.alphabet, { lang: 'ta' })
    const tamil = { lang: 'ta-IN', localService: true }
    const speech = await openWithVoices(punjabi, tamil)
    fireEvent.click(screen.getByRole('button', { name: 'Hear oora, ooth' }))
    expect(speech.said[0]).toMatchObject({ lang: 'ta-IN', voice: tamil })
  })

  it.each([
    ['none', []],
    ['one for another language', [{ lang: 'pap', localService: true }]],
    ['one that another company speaks', [{ lang: 'pa-IN', localService: false }]],
  ])('have no button where the device has no Punjabi voice, but %s (B10.02)', async (_, voices) => {
    const speech = await openWithVoices(...voices)
    expect(screen.queryByRole('button', { name: /^Hear/ })).toBeNull()
    speech.voices = [{ lang: 'pa_IN', localService: true }]
    act(() => void speech.dispatchEvent(new Event('voiceschanged')))
    screen.getByRole('button', { name: 'Hear eeri, itt' })
  })

  it('play both recordings, stop for another letter and with the page, and end where one is lost (B10.05)', async () => {
    configure(env, { sounds: ['aira', 'aira-friend', 'haha', 'haha-friend', 'oora'] })
    vi.stubGlobal('Audio', Player)
    await openWithVoices()
    const [aira, haaha] = ['Hear aira, amb', 'Hear haaha, haathi'] as const
    const buttons = screen.getAllByRole('button', { name: /^Hear/ })
    const names = buttons.map((button) => button.getAttribute('aria-label'))
    expect(names, 'a letter without its friend has none').toEqual([aira, haaha])
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    press(haaha)
    press(aira)
    const [first, second] = Player.all
    expect(first?.pause).toHaveBeenCalled()
    expect([isSpoken(haaha), isSpoken(aira)]).toEqual([false, true])
    // Its end was on its way.
    first?.onended?.()
    expect(first?.play).toHaveBeenCalledTimes(1)
    expect(second?.src).toBe('/sounds/aira.mp3')
    second?.onended?.()
    expect([second?.src, isSpoken(aira)]).toEqual(['/sounds/aira-friend.mp3', true])
    act(() => second?.onended?.())
    expect(isSpoken(aira)).toBe(false)
    press(haaha)
    act(() => Player.all[2]?.onerror?.())
    expect(isSpoken(haaha)).toBe(false)
    press(aira)
    cleanup()
    expect(Player.all[3]?.pause).toHaveBeenCalled()
  })
})
