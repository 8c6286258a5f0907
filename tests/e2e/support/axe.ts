import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each fault as a line that says which rule, where, and what is wrong with it. */
export async function axeFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  exemptRules: string[] = [],
): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    // The site has no frames; the other mode opens a page of its own for each answer.
    .setLegacyMode()
  // By night the same elements stand there in other colours: nothing else can differ.
  if (colorScheme === 'dark') axe.withRules('color-contrast')
  else axe.withTags(tags).disableRules(exemptRules)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
