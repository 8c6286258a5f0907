import { useEffect, useState, useSyncExternalStore } from 'react'

/** Slower than the voice's own pace, so that a child can say it after it. */
const rate = 0.8

interface Speech {
  /** Whether the device has a voice of the language; not known before hydration, and often only some time after it. */
  canSpeak: boolean
  /** What is being spoken, or `null`. */
  spoken: readonly string[] | null
  /** Speaks the texts one after another; what is being spoken stops. */
  speak: (texts: readonly string[]) => void
  stop: () => void
}

/**
 * Speech by a voice of the device itself: nothing is downloaded, and no other company is called (decision 85).
 *
 * @param code of the language, such as `pa`.
 */
export function useSpeech(code: string): Speech {
  const canSpeak = useSyncExternalStore(
    watchVoices,
    () => voiceOf(code) !== undefined,
    () => false,
  )
  // Keeps the utterances as well: Chrome reports no end of one that it has collected as garbage.
  const [current, setCurrent] = useState<{ texts: readonly string[]; utterances: object[] } | null>(null)

  useEffect(() => {
    if (canSpeak) return () => speechSynthesis.cancel()
  }, [canSpeak])

  function stop() {
    speechSynthesis.cancel()
    setCurrent(null)
  }

  function speak(texts: readonly string[]) {
    const voice = voiceOf(code)
    if (voice === undefined) return
    const utterances = texts.map((text) =>
      Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate }),
    )
    const next = { texts, utterances }
    const finish = () => setCurrent((shown) => (shown === next ? null : shown))
    stop()
    for (const utterance of utterances) {
      utterance.onerror = finish
      if (utterance === utterances.at(-1)) utterance.onend = finish
      speechSynthesis.speak(utterance)
    }
    setCurrent(next)
  }

  return { canSpeak, spoken: current?.texts ?? null, speak, stop }
}

/** Android writes `pa_IN`; Papiamento is `pap`. */
function voiceOf(code: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  return speechSynthesis
    .getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === code)
}

/** Browsers list their voices late; older Safaris cannot say when. */
function watchVoices(notice: () => void): () => void {
  if (!('speechSynthesis' in window && 'addEventListener' in speechSynthesis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', notice)
  return () => speechSynthesis.removeEventListener('voiceschanged', notice)
}
