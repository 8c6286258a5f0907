import type { Site } from '#content/site.ts'

/** What a setting is for, as the end of a sentence, where the site works without it. */
const unsaid = {
  phone: 'no page gives a number to call',
  replyTime: 'no page says how soon the school answers',
  bankDetails: 'parents wait for a message with the bank details',
  refunds: 'no page says who gets money back, and when',
  sendsLetters: 'no page promises a letter (docs/deployment.md, Letters)',
} satisfies Partial<Record<keyof Site, string>>

/** Reserved for examples (RFC 2606): nobody is there. */
const example = /\.example\b/

/**
 * What `src/content/site.ts` still lacks.
 * @param inOtherLanguages the settings that are written once more in each other language, by the file.
 * @returns sentences: what the site cannot go without, and what it is only poorer without.
 */
export function lacksOf(site: Site, inOtherLanguages: Record<string, Partial<Site>> = {}) {
  const missing = (['name', 'address', 'email', 'city'] as const)
    .filter((name) => site[name] === '' || example.test(site[name]))
    .map((name) => `src/content/site.ts: ${name} is ${site[name] === '' ? 'empty' : `still ${site[name]}`}.`)
  for (const [file, own] of Object.entries(inOtherLanguages))
    for (const name of ['replyTime', 'refunds', 'city'] as const)
      if (site[name] !== '' && own[name] === '') missing.push(`${file}: ${name} is empty.`)
  const poorer = Object.entries(unsaid)
    .filter(([name]) => isEmpty(site[name as keyof Site]))
    .map(([name, effect]) => `src/content/site.ts: ${name} is not set: ${effect}.`)
  return { missing, poorer }
}

function isEmpty(value: unknown): boolean {
  return value === '' || value === false || (Array.isArray(value) && value.length === 0)
}
