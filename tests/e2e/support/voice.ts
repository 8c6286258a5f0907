import type { Page } from '@playwright/test'

/** Gives the device a Punjabi voice; what it says until it is told to stop is kept in `said`. */
export async function addVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(window, { said })
    speechSynthesis.getVoices = () => [{ lang: 'pa-IN', localService: true }] as SpeechSynthesisVoice[]
    speechSynthesis.speak = ({ text }) => void said.push(text)
    speechSynthesis.cancel = () => void (said.length = 0)
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, { SpeechSynthesisUtterance: Utterance })
  })
}
