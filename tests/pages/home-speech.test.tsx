import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { copy } from '#copy/home.ts'
import { env } from '#lib/env.ts'
import { configure, user } from './visit-member.tsx'

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
