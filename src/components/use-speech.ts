import { useEffect, useState, useSyncExternalStore } from 'react'

/** Slower than the voice's own pace, so that a child can say it after it. */
const rate = 0.8

let player: HTMLAudioElement | undefined

/**
 * Speech by the school's own recordings, or by a voice of the device itself: no other company is called (decision 85).
 * @param code of the language that the texts are in, such as `pa`.
 */
export function useSpeech(code: string) {
  /** Whether the device has a voice of the language; not known before hydration, and often only some time after it. */
  const canSpeak = useSyncExternalStore(
    watchVoices,
    () => voiceOf(code) !== undefined,
    () => false,
  )
  // Keeps the utterances as well: Chrome reports no end of one that it has collected as garbage.
  const [current, setCurrent] = useState<{ texts: readonly string[]; utterances?: object[] } | null>(null)

  useEffect(() => silence, [])

  function stop() {
    silence()
    setCurrent(null)
  }

  /**
   * Speaks the texts one after another; what is being spoken stops.
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
 * Plays all in one element: Safari lets one that a press has started go on to the next.
 * @param finish is called at the end of the last, and where one is stopped or cannot be played.
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

/** Browsers list their voices late; older Safaris cannot say when. */
function watchVoices(notice: () => void): () => void {
  if (!('speechSynthesis' in window && 'addEventListener' in speechSynthesis)) return () => undefined
  speechSynthesis.addEventListener('voiceschanged', notice)
  return () => speechSynthesis.removeEventListener('voiceschanged', notice)
}
