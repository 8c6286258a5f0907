import { describe, expect, it } from 'vitest'
import { parsePolicy, readPolicy, whatPolicyStops } from './policy'

const key = { VITE_APP_CHECK_SITE_KEY: '6LeAppCheck-Key_AAAAAAAAAAAAAAAAAAAAAAAA' }
const sync = { VITE_ID_TOKEN_SYNC_URL: 'https://sync.painti.example/session' }

const open = [
  "default-src 'none'",
  "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
  "connect-src 'self' https://www.google.com/recaptcha/ https://content-firebaseappcheck.googleapis.com",
]

function stopped(environment: Record<string, string>, policy: string[]): string[] {
  return whatPolicyStops(environment, parsePolicy(policy.join('; ')))
}

/** What a complaint asks to be named, as "directive: sources". */
function asked(complaints: string[]): string[] {
  return complaints.map((text) => text.replace(/^.* browser: (\S+) has to name (.*)\.$/, '$1: $2'))
}

describe('the policy of firebase.json', () => {
  it('stops nothing that is not turned on', async () => {
    expect(whatPolicyStops({}, await readPolicy())).toEqual([])
    expect(
      whatPolicyStops({ VITE_APP_CHECK_SITE_KEY: '', VITE_ID_TOKEN_SYNC_URL: ' ' }, await readPolicy()),
    ).toEqual([])
  })

  it('stops App Check as it stands, and says all that is missing, directive by directive', async () => {
    const complaints = whatPolicyStops(key, await readPolicy())
    expect(complaints[0]).toMatch(
      /^VITE_APP_CHECK_SITE_KEY is set, but the Content-Security-Policy of firebase\.json /,
    )
    expect(asked(complaints)).toEqual([
      'script-src: https://www.google.com/recaptcha/ and https://www.gstatic.com/recaptcha/',
      'frame-src: https://www.google.com/recaptcha/ and https://recaptcha.google.com/recaptcha/',
      'connect-src: https://www.google.com/recaptcha/ and https://content-firebaseappcheck.googleapis.com',
    ])
  })

  it('stops the ID-token sync as it stands, and says which origin is missing', async () => {
    const complaints = whatPolicyStops(sync, await readPolicy())
    expect(complaints).toEqual([expect.stringMatching(/^VITE_ID_TOKEN_SYNC_URL is set/) as string])
    expect(asked(complaints)).toEqual(['connect-src: https://sync.painti.example'])
  })
})

describe('a policy', () => {
  it('lets App Check work that names what it needs', () => {
    expect(stopped(key, open)).toEqual([])
  })

  it('lets App Check work that names whole hosts', () => {
    expect(
      stopped(
        key,
        open.map((directive) => directive.replaceAll('/recaptcha/', '')),
      ),
    ).toEqual([])
  })

  it.each(['script-src', 'frame-src', 'connect-src'])(
    'that lacks one source in %s is told this one',
    (directive) => {
      const policy = open.map((text) =>
        text.startsWith(directive) ? text.replace(' https://www.google.com/recaptcha/', '') : text,
      )
      expect(asked(stopped(key, policy))).toEqual([`${directive}: https://www.google.com/recaptcha/`])
    },
  )

  it('that names the folder without its last slash names one address only', () => {
    const policy = open.map((text) => text.replace('gstatic.com/recaptcha/', 'gstatic.com/recaptcha'))
    expect(asked(stopped(key, policy))).toEqual(['script-src: https://www.gstatic.com/recaptcha/'])
  })

  it('without a directive is judged by its default', () => {
    const policy = [
      'default-src https://www.google.com https://recaptcha.google.com',
      ...open.filter((text) => !/^(default|frame)-src/.test(text)),
    ]
    expect(stopped(key, policy)).toEqual([])
  })

  it.each([
    ['its origin', 'https://sync.painti.example'],
    ['its address', 'https://sync.painti.example/session'],
    ['its folder', 'https://sync.painti.example/'],
    ['its host alone', 'sync.painti.example'],
    ['all hosts of its domain', 'https://*.painti.example'],
    ['all of https', 'https:'],
    ['everything', '*'],
  ])('lets the ID-token sync work that names %s', (_what, source) => {
    expect(stopped(sync, [`connect-src ${source}`])).toEqual([])
  })

  it.each([
    "'self'",
    'https://painti.example',
    'https://*.other.example',
    'http://sync.painti.example',
    'https://sync.painti.example/other',
  ])('stops the ID-token sync that names %s', (source) => {
    expect(stopped(sync, [`connect-src ${source}`])).toHaveLength(1)
  })
})
