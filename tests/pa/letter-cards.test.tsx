import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LetterCards } from '#pages/public/home/letters/letter-cards.tsx'

it('each letter of the Punjabi start page is heard by its name in Gurmukhi, and has no reading', () => {
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang: 'pa-IN', localService: true }],
    cancel: () => undefined,
  })
  vi.stubGlobal('speechSynthesis', speech)
  onTestFinished(() => void vi.unstubAllGlobals())
  render(<LetterCards />)
  expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    'ਸੁਣੋ: ਊੜਾ, ਊਠ',
    'ਸੁਣੋ: ਐੜਾ, ਅੰਬ',
    'ਸੁਣੋ: ਈੜੀ, ਇੱਟ',
    'ਸੁਣੋ: ਸੱਸਾ, ਸੇਬ',
    'ਸੁਣੋ: ਹਾਹਾ, ਹਾਥੀ',
  ])
  expect(screen.getByRole('list').textContent).not.toMatch(/[a-z]/i)
})
