import { expect, type Page } from '@playwright/test'

interface Seen {
  /** The indexes of the vectors whose script ran or whose address was requested. */
  acted: () => number[]
  /** Fails where a script ran, a dialog opened or another site was requested. */
  expectNothing: () => void
}

/** The site, its database and its sign-in service. */
const ownHosts = [
  'localhost',
  'firestore.googleapis.com',
  'identitytoolkit.googleapis.com',
  'securetoken.googleapis.com',
]

/** Watches a page for what a vector can do: scripts, dialogs, and requests to other sites, which are aborted. */
export async function watch(page: Page): Promise<Seen> {
  const ran: number[] = []
  const dialogs: string[] = []
  const foreign: string[] = []
  await page.exposeFunction('ran', (index: number) => void ran.push(index))
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  await page.context().route(
    (url) => /^https?:$/.test(url.protocol) && !ownHosts.includes(url.hostname),
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  const called = () =>
    foreign.map((url) => Number(/^https?:\/\/elsewhere\.example\/(\d+)\//.exec(url)?.[1] ?? NaN))
  const expectNothing = () =>
    expect({ ran, dialogs, foreign }, page.url()).toEqual({ ran: [], dialogs: [], foreign: [] })
  return { acted: () => [...ran, ...called()], expectNothing }
}

/** In the page: hovers, focuses and presses everything below an element, but for links that may well lead elsewhere. */
export async function touchEverything(selector: string): Promise<void> {
  for (const element of document.querySelectorAll<HTMLElement>(`${selector}, ${selector} *`)) {
    for (const type of ['mouseover', 'pointerover'])
      element.dispatchEvent(new MouseEvent(type, { bubbles: true }))
    if ('focus' in element) element.focus()
    const { protocol = '' } = element as Partial<HTMLAnchorElement>
    if (!/^(https?|mailto|tel):$/.test(protocol))
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  }
  // Gives what waits for an image to fail or for a timer the time to act.
  await new Promise<void>((resolve) => {
    const image = new Image()
    image.onerror = () => setTimeout(resolve)
    image.src = 'data:,'
  })
}

/** In the page: whether something covers or hides it, or has replaced a global. */
export function hasEffects(): boolean {
  const covers = [...document.querySelectorAll('body *')].some((element) => {
    const { width, height } = element.getBoundingClientRect()
    const isLifted = ['fixed', 'absolute'].includes(getComputedStyle(element).position)
    return isLifted && width >= innerWidth && height >= innerHeight
  })
  const isHidden =
    getComputedStyle(document.documentElement.lastElementChild ?? document.body).display === 'none'
  const isTaken =
    typeof document.cookie !== 'string' ||
    typeof Reflect.get(document, 'querySelector') !== 'function' ||
    'school' in window
  return covers || isHidden || isTaken
}

/** In the page: what a sanitised text must not contain, below an element; each with its HTML. */
export function findUnsafeMarkup(selector: string): string[] {
  const forbidden =
    'script,iframe,frame,frameset,object,embed,form,input,button,textarea,select,style,link,meta,base,svg,math,template,video,audio,source,picture,marquee,details,dialog,noscript'
  const found: string[] = []
  for (const element of document.querySelectorAll(`${selector} *`)) {
    const piece = element.outerHTML.slice(0, 100)
    if (selector === '#the-post' && element.matches(forbidden)) found.push(`an element: ${piece}`)
    for (const { name, value } of element.attributes) {
      if (
        /^on|^style$|^(srcset|background|ping|poster|formaction|action|srcdoc|xlink:href|autofocus)$/i.test(
          name,
        )
      )
        found.push(`the attribute ${name}: ${piece}`)
      // A browser drops controls and white space before it reads the scheme.
      // eslint-disable-next-line no-control-regex
      const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(value.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()
      if (['href', 'src'].includes(name) && scheme !== undefined && !/^(https?|mailto|tel)$/.test(scheme))
        found.push(`the address ${value}: ${piece}`)
      if (name === 'id' && selector === '#the-post' && !value.startsWith('user-content-'))
        found.push(`the id ${value}: ${piece}`)
    }
    if (selector === '#the-post' && getComputedStyle(element).position !== 'static')
      found.push(`a place of its own: ${piece}`)
  }
  return found
}
