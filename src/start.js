/*
 * The one script inside every built page; it runs before anything is painted. It marks that scripts run, and a device on
 * which somebody is signed in, so that nothing meant for guests is shown there first. It starts the app once the largest
 * content is on the screen, and keeps for the app what is pressed and sent before it is there: sent by the browser, what
 * was typed would be lost.
 * Inlined unchanged: its hash is in the Content-Security-Policy of firebase.json.
 */
{
  const page = document.documentElement
  const app = document.querySelector('link[rel="app"]')
  let isStarted = false
  const early = []
  let nextTry
  let startPause = 2_000

  page.dataset.script = ''
  try {
    const key = 'signed-in-before'
    if (key in localStorage || key in sessionStorage) page.dataset.remembered = ''
  } catch {
    // Without storage the site asks later.
  }

  function fetchAs(rel, waiting) {
    for (const link of document.querySelectorAll(`link[rel="${waiting}"]`)) {
      if (rel === 'stylesheet') Object.assign(link, { media: 'not all', fetchPriority: 'high' })
      retry(link, 1_000)
      link.rel = rel
    }
  }

  // Style sheets are applied together: one alone would undo what another adds to it, or the document's own styles do.
  function applyStyles() {
    const links = [...document.querySelectorAll('link[media="not all"]')]
    if (links.every(({ sheet }) => sheet !== null)) for (const link of links) link.media = 'all'
  }

  // A file that does not come is asked for again, past the browser's cache, which may keep the answer that it is missing.
  function retry(link, pause) {
    const again = () => {
      const next = link.cloneNode()
      retry(next, Math.min(2 * pause, 60_000))
      link.replaceWith(next)
    }
    link.onload = applyStyles
    link.onerror = () => setTimeout(() => fetch(link.href, { cache: 'reload' }).then(again, again), pause)
  }

  function start() {
    if (isStarted) return
    isStarted = true
    fetchAs('stylesheet', 'app-styles')
    fetchAs('modulepreload', 'app-part')
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

  function keepForm(event) {
    event.preventDefault()
    event.stopImmediatePropagation()
    early.push(() => event.target.requestSubmit())
    start()
  }

  function keepPress(event) {
    const button = event.target.closest('button[type="button"]')
    if (button !== null) {
      event.stopImmediatePropagation()
      early.push(() => button.click())
    }
    start()
  }

  addEventListener('submit', keepForm, true)
  addEventListener('click', keepPress, true)
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('submit', keepForm, true)
      removeEventListener('click', keepPress, true)
      delete page.dataset.remembered
      for (const act of early) act()
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
