/*
 * The one script inside every built page; it runs before anything is painted. It marks a device on which somebody is
 * signed in, so that nothing meant for guests is shown there first, starts the app once the largest content is on the
 * screen, and keeps forms until the app is there: sent by the browser, what was typed would be lost.
 * Built as it stands: its hash is in the Content-Security-Policy of firebase.json.
 */
{
  const page = document.documentElement
  let isStarted = false
  let early = null

  try {
    if (localStorage.getItem('signed-in-before') !== null) page.dataset.remembered = ''
  } catch {
    // Without storage the site asks later.
  }

  function start() {
    const app = document.querySelector('link[rel="app"]')
    if (isStarted || app === null) return
    isStarted = true
    for (const { href } of document.querySelectorAll('link[rel="app-part"]')) {
      const preload = document.createElement('link')
      preload.rel = 'modulepreload'
      preload.href = href
      document.head.append(preload)
    }
    import(app.href).catch(() => {
      // The page stands and its links lead on; the next press tries again.
      isStarted = false
    })
  }

  function keep(event) {
    event.preventDefault()
    early = event.target
    start()
  }

  addEventListener('submit', keep, true)
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { capture: true, passive: true })
  addEventListener(
    'app-ready',
    () => {
      removeEventListener('submit', keep, true)
      for (const act of ['pointerdown', 'keydown']) removeEventListener(act, start, true)
      delete page.dataset.remembered
      early?.requestSubmit()
    },
    { once: true },
  )

  try {
    new PerformanceObserver(start).observe({ type: 'largest-contentful-paint', buffered: true })
  } catch {
    // Where the largest paint is not told, the load and two frames stand for it.
  }
  addEventListener('load', () => {
    if (document.hidden) start()
    else requestAnimationFrame(() => requestAnimationFrame(start))
  })
}
