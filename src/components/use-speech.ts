import { useEffect, useState, useSyncExternalStore } from 'react'

/** Slower than the voice's normal rate, so that a child can repeat it. */
const rate = 0.8

let player: HTMLAudioElement | undefined

/**
 * Speech from the school's own recordings, or from a voice of the device: no other company is contacted (decision 85).
 * @param code of the texts' language, such as `pa`.
 */
export function useSpeech(code: string) {
  /** Whether the device has a voice for the language; unknown before hydration, and often for some time after. */
  const canSpeak = useSyncExternalStore(
    watchVoices,
    () => voiceOf(code) !== undefined,
    () => false,
  )
  // Keeps the utterances as well: Chrome fires no end event for one that was garbage-collected.
  const [current, setCurrent] = useState<{ texts: readonly string[]; utterances?: object[] } | null>(null)

  useEffect(() => silence, [])

  function stop() {
    silence()
    setCurrent(null)
  }

  /**
   * Speaks the texts one after another, and stops what is being spoken.
   * @param recordings the addresses of recordings of the texts, which are played instead.
   */
  function speak(texts: readonly string[], recordings: readonly string[] = []) {
    stop()
    const voice = voiceOf(code)
    const next: NonNullable<typeof current> = { texts }
    const finish = () => setCurrent((shown) => (shown === next ? null : shown))
    if (recordings.length > 0) play(recordings, finish)
    else if (voice !== undefined) next.utterances = utter(texts, voice, finish)
    else return
    setCurrent(next)
  }

  return { canSpeak, spoken: current?.texts ?? null, speak, stop }
}

function silence() {
  player?.pause()
  player = undefined
  if ('speechSynthesis' in window) speechSynthesis.cancel()
}

/**
 * Plays all of them in one element: Safari lets an element that a press has started continue with the next.
 * @param finish is called at the end of the last, and if one is stopped or cannot be played.
 */
function play(recordings: readonly string[], finish: () => void) {
  const audio = (player = new Audio())
  const rest = [...recordings]
  function playNext() {
    const next = rest.shift()
    if (next === undefined || audio !== player) {
      finish()
      return
    }
    audio.src = next
    audio.play().catch(finish)
  }
  // Also fires at the end of each, before `ended`.
  audio.onpause = () => {
    if (!audio.ended) finish()
  }
  audio.onerror = finish
  audio.onended = playNext
  playNext()
}

function utter(texts: readonly string[], voice: SpeechSynthesisVoice, finish: () => void): object[] {
  const utterances = texts.map((text) =>
    Object.assign(new SpeechSynthesisUtterance(text), { voice, lang: voice.lang, rate }),
  )
  for (const utterance of utterances) {
    utterance.onerror = finish
    if (utterance === utterances.at(-1)) utterance.onend = finish
    speechSynthesis.speak(utterance)
  }
  return utterances
}

/** Android writes `pa_IN`; Papiamento is `pap`. */
function voiceOf(code: string): SpeechSynthesisVoice | undefined {
  if (!('speechSynthesis' in window)) return undefined
  return speechSynthesis
    .getVoices()
    .find(
      ({ lang, localService }) => localService && lang.toLowerCase().split(/[-_]/)[0] === code.split('-')[0],
    )
}

/** Browsers list their voices late; older Safaris have no event for it. */
function watchVoices(notice: () => void): () => void {
  if (!('speechSynthesis' in window && 'addEventListener' in speechSynthesis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', notice)
  return () => speechSynthesis.removeEventListener('voiceschanged', notice)
}
