import DOMPurify from 'dompurify'
import { languageAt } from '#content/languages.ts'
import { language } from '#copy/language.ts'

const isPage = /^\/(?!\/)[^.]*$/

const tags =
  'a abbr b bdi blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'
const attributes = 'href src alt title lang dir id width height colspan rowspan scope start reversed datetime'

/**
 * Makes the stored HTML of a post safe to show: text, lists, tables, pictures and links; nothing that runs scripts,
 * sends data or is positioned outside the post. '' if the sanitiser cannot run.
 */
export function sanitise(html: string): string {
  if (!DOMPurify.isSupported) return ''
  // The page has its own h1. Replaced before sanitising, so that the result is sanitised too.
  return DOMPurify.sanitize(html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2'), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    SANITIZE_NAMED_PROPS: true,
  })
}

if (DOMPurify.isSupported) {
  DOMPurify.addHook('afterSanitizeAttributes', restrictAddresses)
  DOMPurify.addHook('afterSanitizeAttributes', shapePicture)
}

/** Allows pictures of this site only, and hides the referrer from other sites. */
function restrictAddresses(element: Element): void {
  const href = element.getAttribute('href')
  if (element.hasAttribute('src') && !isSameOrigin(element.getAttribute('src') ?? ''))
    element.removeAttribute('src')
  if (href === null) return
  // SANITIZE_NAMED_PROPS prefixes the ids, so links within the post need the prefix too.
  if (href.startsWith('#')) element.setAttribute('href', `#user-content-${href.slice(1)}`)
  else if (!isSameOrigin(href)) element.setAttribute('rel', 'noopener noreferrer')
  // A post links to pages without a language prefix, unless it means a particular language.
  else if (isPage.test(href) && languageAt(href).basePath === '')
    element.setAttribute('href', language.basePath + href)
}

/** Gives a picture the size that its author wrote: one that is missing or of another size moves nothing. */
function shapePicture(element: Element): void {
  const [width, height] = [element.getAttribute('width'), element.getAttribute('height')].map(Number)
  if (element.localName === 'img' && width && height)
    element.setAttribute('style', `aspect-ratio: ${width} / ${height}`)
}

function isSameOrigin(address: string): boolean {
  try {
    return new URL(address, location.href).origin === location.origin
  } catch {
    return false
  }
}
