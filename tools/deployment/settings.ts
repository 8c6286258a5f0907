import type { Site } from '#content/site.ts'

/** What a setting is for, as the end of a sentence, if the site works without it. */
const unsaid = {
  phone: 'no page gives a number to call',
  replyTime: 'no page says how soon the school answers',
  bankDetails: 'parents wait for a message with the bank details',
  refunds: 'no page says who gets money back, and when',
  responsible: 'the privacy page names nobody who is responsible',
  authority: 'the privacy page does not say where to complain',
  statementsDate: 'neither the privacy page nor its words on access have a date',
  sendsLetters: 'no page promises a letter (docs/deployment.md, Letters)',
}

/**
 * What `src/content/site.ts` still lacks, a sentence for each: what the site cannot go without, and what is optional.
 * @param inOtherLanguages the settings that are written once more in each other language, by the file.
 */
export function lacksOf(site: Site, inOtherLanguages: Record<string, Partial<Site>> = {}): string[] {
  // Addresses at .example are reserved (RFC 2606): nobody is there.
  const needed = (['name', 'address', 'email', 'city'] as const)
    .filter((name) => site[name] === '' || /\.example\b/.test(site[name]))
    .map((name) => `Missing  src/content/site.ts: ${name} is still "${site[name]}".`)
  const untranslated = Object.entries(inOtherLanguages).flatMap(([file, own]) =>
    (['replyTime', 'refunds', 'authority'] as const)
      .filter((name) => site[name] !== '' && own[name] === '')
      .map((name) => `Missing  ${file}: ${name} is empty.`),
  )
  const optional = (Object.keys(unsaid) as (keyof typeof unsaid)[])
    .filter((name) => /^(false)?$/.test(String(site[name])))
    .map((name) => `Optional src/content/site.ts: ${name} is not set: ${unsaid[name]}.`)
  const own = Object.entries({ 'src/content/site.ts': site, ...inOtherLanguages })
  const placeless = own.flatMap(([file, { countries = {} }]) =>
    Object.entries(countries)
      .filter(
        ([service, country]) =>
          country === '' &&
          (file.endsWith('site.ts') || site.countries[service as keyof Site['countries']] !== ''),
      )
      .map(
        ([service]) =>
          `Optional ${file}: countries has none for ${service}: the privacy page does not say where it works.`,
      ),
  )
  const [, ...otherLanguages] = site.languages
  const unnamed = otherLanguages.flatMap((code) =>
    (['names', 'cities'] as const)
      .filter((list) => site[list][code] === undefined)
      .map(
        (list) =>
          `Optional src/content/site.ts: ${list} has none for ${code}: its pages say the English one.`,
      ),
  )
  return [...needed, ...untranslated, ...optional, ...placeless, ...unnamed]
}
