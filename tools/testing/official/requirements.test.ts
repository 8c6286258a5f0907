import { describe, expect, it } from 'vitest'
import { type Findings, missingFrom } from './requirements.ts'

const complete: Findings = {
  java: 'openjdk version "21.0.2" 2024-01-16\nOpenJDK Runtime Environment',
  emulator: {
    version: '1.22.0',
    remoteUrl: 'https://storage.example/firestore.jar',
    downloadPathRelativeToCacheDir: 'firestore.jar',
  },
  cache: '/home/me/.cache/firebase/emulators',
  isDownloaded: false,
  unreachable: null,
  hasBrowser: true,
}

describe("What is missing for Google's emulators", () => {
  it('is nothing on a machine that has all of it', () => {
    expect(missingFrom(complete)).toEqual([])
    expect(missingFrom({ ...complete, java: 'java version "25" 2025-09-16' })).toEqual([])
  })

  it('is named, each thing with what was found in its place', () => {
    const java = 'openjdk version "17.0.15" 2025-04-15\nmore'
    expect(missingFrom({ ...complete, java, unreachable: 'no network', hasBrowser: false })).toEqual([
      'Java 21 or later: `java -version` says openjdk version "17.0.15" 2025-04-15.',
      "Google's Firestore emulator 1.22.0: it is not in /home/me/.cache/firebase/emulators, and https://storage.example/firestore.jar cannot be reached (no network).",
      'A Chromium for the browser tests: none was found (CHROMIUM names one).',
    ])
  })

  it.each([null, 'java version "1.8.0_392"', 'openjdk version "20.0.1"', 'something else'])(
    'is Java where it says %s',
    (java) => {
      expect(missingFrom({ ...complete, java })).toEqual([expect.stringContaining('Java 21 or later: ')])
    },
  )
})
