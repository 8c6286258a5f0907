import { Marked } from 'marked'
import { escape } from '#tools/build/escape.ts'
import { gurmukhi, punjabiSpan } from './check-content.ts'
import type { PictureSize } from './pictures.ts'

const everyGurmukhi = new RegExp(gurmukhi.source, 'g')

/**
 * The HTML of a post that is written in Markdown (GitHub's, HTML allowed). A picture gets the size of its file, and
 * words in Gurmukhi say their language, so that whoever writes a post need not.
 */
export function htmlOf(markdown: string, pictureSize: PictureSize): string {
  const marked = new Marked({
    async: false,
    renderer: {
      image: ({ href, text }) => {
        const size = pictureSize(href)
        const measures = size === null ? '' : ` width="${size.width}" height="${size.height}"`
        return `<img src="${escape(href)}" alt="${escape(text)}"${measures}>`
      },
    },
  })
  return withLanguage(marked.parse(markdown) as string)
}

/** Wraps each run of Gurmukhi in text; what is marked already, and what stands within a tag, stays as it is. */
function withLanguage(html: string): string {
  const parts = new RegExp(`${punjabiSpan.source}|<[^>]*>`, 'g')
  let result = ''
  let from = 0
  const wrap = (text: string) => text.replace(everyGurmukhi, '<span lang="pa">$&</span>')
  for (const part of html.matchAll(parts)) {
    result += wrap(html.slice(from, part.index)) + part[0]
    from = part.index + part[0].length
  }
  return result + wrap(html.slice(from))
}
