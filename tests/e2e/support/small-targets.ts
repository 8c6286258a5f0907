/**
 * In the page: targets under 24 by 24 px (WCAG 2.5.8), and buttons, fields and links like buttons under 44 px in height. A
 * link in a sentence may be as small as its words.
 */
export function findSmallTargets(): string[] {
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, select, summary')
  return [...all].flatMap((target) => {
    if (!target.checkVisibility({ visibilityProperty: true }) || isInSentence(target)) return []
    const { width, height } = target.getBoundingClientRect()
    const isBox = target instanceof HTMLInputElement && target.type === 'checkbox'
    const isLink = target instanceof HTMLAnchorElement && !looksLikeButton(target)
    const least = isBox || isLink ? 24 : 44
    const isSmall = width < 24 || height < least
    return isSmall
      ? [`${Math.round(width)} by ${Math.round(height)} px: ${target.outerHTML.slice(0, 120)}`]
      : []
  })

  function isInSentence(target: HTMLElement): boolean {
    const around = target.parentElement?.textContent.trim() ?? ''
    return getComputedStyle(target).display === 'inline' && around !== target.textContent.trim()
  }
  function looksLikeButton(link: HTMLAnchorElement): boolean {
    const { backgroundColor, borderTopWidth } = getComputedStyle(link)
    return backgroundColor !== 'rgba(0, 0, 0, 0)' || borderTopWidth !== '0px'
  }
}
