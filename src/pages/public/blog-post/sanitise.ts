import DOMPurify from 'dompurify'

const tags =
  'a abbr b bdi blockquote br caption cite code col colgroup dd del div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead time tr u ul'
const attributes = 'href src alt title lang dir id width height colspan rowspan scope start reversed datetime'

/**
 * Makes the stored HTML of a post safe to show (DESIGN section 1): words, lists, tables, pictures and links, and nothing
 * that acts, sends, or takes another place on the page than its own. '' where the sanitiser cannot run.
 */
export function sanitise(html: string): string {
  if (!DOMPurify.isSupported) return ''
  // The page has its own first heading. Done first, so that whatever this makes of the text is sanitised.
  return DOMPurify.sanitize(html.replace(/<(\/?)h1(?=[\s/>])/gi, '<$1h2'), {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:(?:https?|mailto|tel):|[^a-z]|[a-z+.-]+(?:[^a-z+.\-:]|$))/i,
    SANITIZE_NAMED_PROPS: true,
  })
}

if (DOMPurify.isSupported) DOMPurify.addHook('afterSanitizeAttributes', settle)

/** What hangs on an address: pictures are our own, and other sites learn nothing of this one. */
function settle(element: Element): void {
  const href = element.getAttribute('href')
  if (element.hasAttribute('src') && !isOurs(element.getAttribute('src') ?? ''))
    element.removeAttribute('src')
  if (href === null) return
  // Ids are prefixed, so that none takes the place of something of the page's; links within the post follow.
  if (href.startsWith('#')) element.setAttribute('href', `#user-content-${href.slice(1)}`)
  else if (!isOurs(href)) element.setAttribute('rel', 'noopener noreferrer')
}

function isOurs(address: string): boolean {
  // Not `URL.parse`, which phones of a year or two ago do not have.
  return URL.canParse(address, location.href) && new URL(address, location.href).origin === location.origin
}
