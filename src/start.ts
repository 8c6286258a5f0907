/*
 * The one script inside every built page; it runs before anything is painted. It starts the app once the largest content
 * is on the screen, and queues for it what is typed, pressed and submitted before: a native submission would lose what was
 * typed. Its hash is in the Content-Security-Policy of firebase.json.
 */

const pause = 5_000
const page = document.documentElement
const app = document.querySelector<HTMLLinkElement>('link[rel="app"]')?.href ?? ''
const files = document.querySelectorAll<HTMLLinkElement>('link[rel^="app-"]')
const early: Record<string, string> = {
  input: 'input, textarea, select',
  submit: 'form',
  click: '[type="button"]',
}
const kept = new Map<string, () => void>()
const waiting = new AbortController()
let isStarted = false

function start(): void {
  if (isStarted) return
  isStarted = true
  files.forEach(fetchFile)
  importApp()
}

/** A file that fails to load is requested again, bypassing the browser's cache, which may hold the error. */
function fetchFile(link: HTMLLinkElement): void {
  const next = link.cloneNode() as HTMLLinkElement
  const again = () => fetchFile(next)
  next.rel = link.rel.replace('app-', '')
  next.onerror = () => setTimeout(() => void fetch(next.href, { cache: 'reload' }).then(again, again), pause)
  link.replaceWith(next)
}

/** Until it loads the page can be read and its links work; what needs the app says so. */
function importApp(): void {
  import(/* @vite-ignore */ app).catch(() => {
    delete page.dataset.remembered
    delete page.dataset.script
    setTimeout(importApp, pause)
  })
}

/** Once per element, identified by its position, because the app re-renders a page that another program changed. */
function keep(event: Event): void {
  const selector = early[event.type] ?? ''
  const element = (event.target as Element).closest<HTMLInputElement>(selector)
  if (event.type !== 'input') start()
  if (element === null) return
  const { value, checked } = element
  const index = [...document.querySelectorAll(selector)].indexOf(element)
  kept.delete(selector + String(index))
  kept.set(selector + String(index), () => {
    const drawn = document.querySelectorAll<HTMLInputElement>(selector)[index]
    if (event.type === 'submit') drawn?.dispatchEvent(new Event('submit', event))
    else if (event.type === 'click') drawn?.click()
    else if (drawn !== undefined && drawn !== element) Object.assign(drawn, { value, checked }).focus()
  })
  if (event.type === 'input') return
  event.preventDefault()
  event.stopImmediatePropagation()
}

// Before anything is painted: what needs scripts becomes available, and signed-in parents are shown nothing meant for
// guests.
page.dataset.script = ''
try {
  const key = 'signed-in-before'
  if (key in localStorage || key in sessionStorage) page.dataset.remembered = ''
} catch {
  // Without storage the site asks later.
}
for (const type of Object.keys(early)) addEventListener(type, keep, { capture: true, signal: waiting.signal })
addEventListener(
  'app-ready',
  () => {
    waiting.abort()
    delete page.dataset.remembered
    for (const act of kept.values()) act()
  },
  { once: true },
)
new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true })
// If the browser does not report the largest paint: after the load event and two frames.
addEventListener('load', () =>
  document.hidden ? start() : requestAnimationFrame(() => requestAnimationFrame(start)),
)
