/** What is wrong with one field, as the end of a sentence that begins with its name. */
export interface Problem {
  field: string
  sentence: string
}

/** Elements a post may use; the site's sanitiser and styles know these. */
const elements = new Set('h2 h3 p ul ol li img strong em a span table thead tbody tr th td'.split(' '))

/** Where a link may lead; a path on the site counts as https. */
const followable = new Set(['https:', 'http:', 'mailto:', 'tel:'])

const learnItem = /^[^:\s][^:]*: \S[^:]*$/
/** A run of words in Gurmukhi. */
export const gurmukhi = /[\u0A00-\u0A7F]+(?: [\u0A00-\u0A7F]+)*/
/** Where a post says itself that its words are Punjabi. */
export const punjabiSpan = /<span\s+lang="pa"\s*>[^<]*<\/span\s*>/g

/** Checks the lists and the picture of a course, which are written with double dashes. */
export function courseTextProblems(
  fields: Record<string, unknown>,
  pictures: ReadonlySet<string>,
): Problem[] {
  const problems: Problem[] = []
  for (const item of itemsOf(fields.learn).filter((text) => !learnItem.test(text))) {
    problems.push({
      field: 'learn',
      sentence: `has an item that is not "heading: text" with one colon: "${item}"`,
    })
  }
  if (itemsOf(fields.activities).some((item) => item === '')) {
    problems.push({ field: 'activities', sentence: 'has an empty item between two double dashes' })
  }
  const picture = String(fields.imageUrl)
  if (!pictures.has(picture)) problems.push({ field: 'imageUrl', sentence: missingPicture(picture) })
  return problems
}

/** Checks a post's HTML: its elements, its pictures, and that Gurmukhi says its language. */
export function postContentProblems(
  fields: Record<string, unknown>,
  pictures: ReadonlySet<string>,
): Problem[] {
  const content = String(fields.content)
  const problems: string[] = []
  // The page draws the title as its h1.
  if (!/^<h2[\s>]/.test(content)) problems.push('must begin with an h2')
  const used = new Set(
    [...content.matchAll(/<\/?([a-z][a-z0-9-]*)/gi)].map((match) => String(match[1]).toLowerCase()),
  )
  for (const name of used) {
    if (!elements.has(name)) problems.push(`uses <${name}>, which posts may not use`)
  }
  for (const [tag] of content.matchAll(/<img\b[^>]*>/gi)) {
    const picture = attribute(tag, 'src')
    if (!pictures.has(picture)) problems.push(missingPicture(picture))
    for (const name of ['alt', 'width', 'height']) {
      if (attribute(tag, name) === '') problems.push(`has a picture without ${name} (${picture})`)
    }
  }
  for (const [tag] of content.matchAll(/<a\b[^>]*>/gi)) {
    const address = attribute(tag, 'href')
    if (!followable.has(schemeOf(address))) {
      problems.push(`has a link that no visitor can follow: "${address}"`)
    }
  }
  const unmarked = gurmukhi.exec(content.replace(punjabiSpan, ''))
  if (unmarked !== null) problems.push(`has Gurmukhi outside <span lang="pa">: "${unmarked[0]}"`)
  return problems.map((sentence) => ({ field: 'content', sentence }))
}

/** The scheme of an address as a browser reads it on the site, such as `mailto:`. */
function schemeOf(address: string): string {
  return URL.canParse(address, 'https://site.example')
    ? new URL(address, 'https://site.example').protocol
    : ''
}

function itemsOf(text: unknown): string[] {
  return String(text)
    .split('--')
    .map((item) => item.trim())
}

function missingPicture(picture: string): string {
  return `names a picture that is not in public/: "${picture}"`
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1] ?? ''
}
