import { Marked } from 'marked'
import { escape } from './escape.ts'
import { pathOf, type Pictures } from './pictures.ts'

export const gurmukhi = /[\u0A00-\u0A7F]+(?: [\u0A00-\u0A7F]+)*/
/** Where a post itself marks words as Punjabi. */
export const punjabiSpan = /<span\s+lang="pa"\s*>[^<]*<\/span\s*>/g
/** Text that is already marked, text within a tag, and finally the remaining runs of Gurmukhi. */
const parts = new RegExp(`${punjabiSpan.source}|<[^>]*>|(${gurmukhi.source})`, 'g')

/**
 * The HTML of a post written in Markdown (GitHub's, HTML allowed). Pictures get the size of their file, and Gurmukhi
 * words get a `lang`, so that authors need not write them.
 */
export function htmlOf(markdown: string, pictures: Pictures): string {
  const marked = new Marked({
    async: false,
    renderer: {
      image: ({ href, text }) => {
        const size = pictures.get(pathOf(href))?.size
        const measures = size ? ` width="${size.width}" height="${size.height}"` : ''
        return `<img src="${escape(href)}" alt="${escape(text)}"${measures}>`
      },
    },
  })
  const html = marked.parse(markdown) as string
  return html.replace(parts, (part, words?: string) =>
    words === undefined ? part : `<span lang="pa">${words}</span>`,
  )
}
