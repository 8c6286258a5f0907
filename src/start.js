/*
 * The one script inside every built page; it runs before anything is painted. It marks that scripts run, and a device on
 * which somebody is signed in, so that nothing meant for guests is shown there first. It starts the app once the largest
 * content is on the screen, and keeps for the app what is typed, pressed and sent before it is there: sent by the browser,
 * what was typed would be lost.
 * Inlined minified: its hash is in the Content-Security-Policy of firebase.json.
 */
{
  const page = document.documentElement
  const app = document.querySelector('link[rel="app"]')
  let isStarted = false
  const early = new Map()
  let nextTry
  let startPause = 2_000

  page.dataset.script = ''
  try {
    const key = 'signed-in-before'
    if (key in localStorage || key in sessionStorage) page.dataset.remembered = ''
  } catch {
    // Without storage the site asks later.
  }

  // Style sheets are applied together: one alone would undo what another adds to it, or the document's own styles do.
  // One that is lost comes later, for itself.
  function fetchStyles() {
    const links = document.querySelectorAll('link[rel="app-styles"]')
    let awaited = links.length
    const settle = () => {
      if (--awaited === 0) for (const link of links) link.media = 'all'
    }
    for (const link of links) {
      Object.assign(link, { media: 'not all', fetchPriority: 'high' })
      fetchAs('stylesheet', link, 1_000, settle)
    }
  }

  // A file that does not come is asked for again, past the browser's cache, which may keep the answer that it is missing.
  function fetchAs(rel, link, pause, settle) {
    const again = () => {
      const next = Object.assign(link.cloneNode(), { media: 'all' })
      fetchAs(rel, next, Math.min(2 * pause, 60_000))
      link.replaceWith(next)
    }
    link.onload = settle
    link.onerror = () => {
      settle?.()
      setTimeout(() => fetch(link.href, { cache: 'reload' }).then(again, again), pause)
    }
    link.rel = rel
  }

  function start() {
    if (isStarted) return
    isStarted = true
    fetchStyles()
    for (const link of document.querySelectorAll('link[rel="app-part"]'))
      fetchAs('modulepreload', link, 1_000)
    import(app.href).catch(() => {
      // The page can be read and its links work; what needs the app says so, and the download is retried on a press or
      // later.
      isStarted = false
      delete page.dataset.remembered
      delete page.dataset.script
      clearTimeout(nextTry)
      nextTry = setTimeout(start, startPause)
      startPause = Math.min(2 * startPause, 60_000)
    })
  }

  // Once for each element, however often it was pressed; and by its place, because the app draws the page anew where a
  // password manager or another program has put something into it.
  function keep(element, selector, act) {
    const place = [...document.querySelectorAll(selector)].indexOf(element)
    early.delete(selector + place)
    early.set(selector + place, () => act(document.querySelectorAll(selector)[place]))
  }

  function keepTyped({ target }) {
    const { value, checked } = target
    keep(target, 'input, textarea, select', (field) => {
      if (field === target) return
      Object.assign(field, { value, checked })
      field.focus()
    })
  }

  function keepForm(event) {
    event.preventDefault()
    event.stopImmediatePropagation()
    keep(event.target, 'form', (form) => form.dispatchEvent(new Event('submit', event)))
    start()
  }

  function keepPress(event) {
    const selector = 'button[type="button"]'
    const button = event.target.closest(selector)
    if (button !== null) {
      event.stopImmediatePropagation()
      keep(button, selector, (drawn) => drawn.click())
    }
    start()
  }

  addEventListener('input', keepTyped, true)
  addEventListener('submit', keepForm, true)
  addEventListener('click', keepPress, true)
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('input', keepTyped, true)
      removeEventListener('submit', keepForm, true)
      removeEventListener('click', keepPress, true)
      delete page.dataset.remembered
      for (const act of early.values()) act()
    },
    { once: true },
  )

  try {
    new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // Where the browser does not report the largest paint, wait for the load event and two frames.
  }
  addEventListener('load', () => {
    if (document.hidden) start()
    else requestAnimationFrame(() => requestAnimationFrame(start))
  })
  if ('atOnce' in app.dataset) start()
}
