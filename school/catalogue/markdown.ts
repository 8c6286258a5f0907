import { Marked } from 'marked'
import { escape } from './escape.ts'
import { pathOf, type Pictures } from './pictures.ts'

export const gurmukhi = /[\u0A00-\u0A7F]+(?: [\u0A00-\u0A7F]+)*/
/** Where a post says itself that its words are Punjabi. */
export const punjabiSpan = /<span\s+lang="pa"\s*>[^<]*<\/span\s*>/g
/** What is marked already, what stands within a tag, and last the runs of Gurmukhi that are neither. */
const parts = new RegExp(`${punjabiSpan.source}|<[^>]*>|(${gurmukhi.source})`, 'g')

/**
 * The HTML of a post that is written in Markdown (GitHub's, HTML allowed). A picture gets the size of its file, and
 * words in Gurmukhi say their language, so that whoever writes a post need not.
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
