/*
 * Runs in every page that `visit.ts` opens, before its own scripts: keeps the picture of its largest paint, what blocked it and what
 * moved, and marks when it is interactive.
 */
{
  const paints = { largestUrl: '', blocking: [], shift: 0, shiftSources: [] }
  window.paintiPaints = paints

  function nameOf(node) {
    const element = node instanceof Element ? node : node?.parentElement
    if (element == null) return 'what is gone'
    const text = element.textContent.trim().slice(0, 30)
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text}`
  }

  function observe(type, keep) {
    new PerformanceObserver((list) => list.getEntries().forEach(keep)).observe({ type, buffered: true })
  }

  addEventListener('app-ready', () => performance.mark('bench-interactive'))
  observe('largest-contentful-paint', ({ url }) => {
    paints.largestUrl = url.startsWith('data:') ? '' : url
  })
  observe('resource', ({ name, renderBlockingStatus }) => {
    if (renderBlockingStatus === 'blocking') paints.blocking.push(name)
  })
  observe('layout-shift', ({ value, hadRecentInput, sources }) => {
    if (hadRecentInput) return
    paints.shift += value
    for (const { node } of sources) paints.shiftSources.push(`${value.toFixed(4)} ${nameOf(node)}`)
  })
}
