import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Each fault as a line that says which rule, where, and what is wrong with it. */
export async function axeFaults(
  page: Page,
  colorScheme: 'light' | 'dark',
  exemptRules: string[] = [],
): Promise<string[]> {
  // A view is looked at several times: half of the time of a look would go into loading axe.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (options) => (window as unknown as { axe: typeof axe }).axe.run(document, options),
    {
      resultTypes: ['violations' as const],
      // By night the same elements stand there in other colours: nothing else can differ.
      runOnly: colorScheme === 'dark' ? ['color-contrast'] : tags,
      rules: Object.fromEntries(exemptRules.map((rule) => [rule, { enabled: false }])),
    },
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}
