/**
 * In the page, where the browser paints everything in a few colours of the person's own: line icons in the colour of their
 * background, and icons to press and tables, or their rows, without a line around them.
 */
export function findUnseenInForcedColours(): string[] {
  function backgroundOf(element: Element): string {
    const { backgroundColor } = getComputedStyle(element)
    if (backgroundColor !== 'rgba(0, 0, 0, 0)' || element.parentElement === null) return backgroundColor
    return backgroundOf(element.parentElement)
  }
  const unseen = [getComputedStyle(document.body).backgroundColor, 'rgba(0, 0, 0, 0)']
  function hasEdge(element: Element): boolean {
    const style = getComputedStyle(element)
    const sides = ['top', 'right', 'bottom', 'left'].map((side) => `border-${side}`)
    return [['outline'], sides].some((lines) =>
      lines.every(
        (line) =>
          style.getPropertyValue(`${line}-style`) === 'solid' &&
          !unseen.includes(style.getPropertyValue(`${line}-color`)),
      ),
    )
  }
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
  const icons = visible('svg.lucide').filter((icon) => getComputedStyle(icon).stroke === backgroundOf(icon))
  // With words beside its icon it is wider than high.
  const isIcon = (one: Element) => {
    const { width, height } = one.getBoundingClientRect()
    return width < 64 && Math.round(width) === Math.round(height)
  }
  const toPress = visible(':is(a, button):has(> svg)').filter((one) => isIcon(one) && !hasEdge(one))
  // Those of a post have their lines between the rows.
  const tables = visible('table[role]').filter(
    (table) => !hasEdge(table) && ![...table.querySelectorAll('tbody tr')].every(hasEdge),
  )
  return [...icons, ...toPress, ...tables].map((one) => one.outerHTML.slice(0, 120))
}
