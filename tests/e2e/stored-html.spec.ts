import type { Page } from '@playwright/test'
import { site } from '#content/site.ts'
import { boxOf } from './support/boxes.ts'
import type { School } from './support/school.ts'
import { expect, test } from './support/test.ts'

/** Publishes a post, opens it, and gives what it shows below its title. */
async function openPost(page: Page, school: School, id: string, content: string): Promise<void> {
  await school.publish({
    path: `Blogs/${id}`,
    fields: { title: 'A post', SmallDescription: 'One.', content },
  })
  await page.goto(`/Blogs/${id}`)
  await expect(page).toHaveTitle(`A post · ${site.name}`)
}

// In a real browser, because the sanitiser relies on a real parser.
test('headings, lists, pictures, links, tables and Gurmukhi stay in a post', async ({ page, school }) => {
  const kept = [
    '<h2 id="user-content-first">Read <span lang="pa">ਪੈਂਤੀ</span></h2><h3>Aloud</h3>',
    '<p>Say it <em>tonight</em>, <strong>twice</strong>.</p>',
    '<ul><li>one</li><li>two</li></ul><ol start="3"><li>three</li></ol>',
    '<figure><img src="/pictures/level-1.svg" alt="A camel"><figcaption>A friend</figcaption></figure>',
    '<blockquote><p lang="pa">ਹੱਸਦੇ ਖੇਡਦੇ</p></blockquote>',
    '<table><caption>Numbers</caption><thead><tr><th scope="col">Word</th><th scope="col">Number</th></tr></thead>',
    '<tbody><tr><td lang="pa">ਇੱਕ</td><td>1</td></tr></tbody></table>',
    '<p><a href="/courses/1">Level 1 begins</a> <a href="mailto:hello@painti.example" rel="noopener noreferrer">Write</a></p>',
  ].join('')
  const changed =
    '<h1 lang="pa">ਸਤ ਸ੍ਰੀ ਅਕਾਲ</h1><p><img src="https://elsewhere.example/a.png" srcset="https://elsewhere.example/b.png 2x" alt="A kite"></p>'
  await openPost(page, school, 'kept-by-a-test', changed + kept.replace('user-content-', ''))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(['A post'])
  const post = main.getByRole('heading', { level: 3, name: 'Aloud' }).locator('..')
  const headed = '<h2 lang="pa">ਸਤ ਸ੍ਰੀ ਅਕਾਲ</h2><p><img alt="A kite"></p>'
  expect(await post.innerHTML()).toBe(headed + kept)
  const [row, column] = [await boxOf(post.locator('tr').first()), await boxOf(post)]
  expect(row.width, 'a table is as wide as the text').toBe(column.width)
  const picture = main.getByRole('img', { name: 'A camel' })
  const width = picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
  expect(await width).toBeGreaterThan(0)
})

test('links of the site do not reload, others send no referrer', async ({ page, school, context }) => {
  const content = [
    '<p><a href="/courses">The <em>courses</em></a> <a href="/pa/courses">ਕੋਰਸ</a> <a href="#last">The end</a>',
    ' <a href="https://elsewhere.example/" target="_top">Another site</a></p>',
    '<p>A line</p>'.repeat(60),
    '<h2 id="last">Goodbye</h2>',
  ].join('')
  await openPost(page, school, 'linked-by-a-test', content)
  const main = page.getByRole('main')
  const away = main.getByRole('link', { name: 'Another site' })
  await expect(away).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(away).not.toHaveAttribute('target')
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))

  await main.getByRole('link', { name: 'The end' }).click()
  await expect(main.getByRole('heading', { name: 'Goodbye' })).toBeInViewport()
  await expect(page).toHaveURL(/#user-content-last$/)

  const opened = context.waitForEvent('page')
  await main.getByRole('link', { name: 'The courses' }).click({ modifiers: ['ControlOrMeta'] })
  await expect(await opened).toHaveURL('/courses')
  await expect(page).toHaveURL(/linked-by-a-test/)

  await main.getByText('courses', { exact: true }).click()
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)

  await page.goBack()
  await main.getByRole('link', { name: 'ਕੋਰਸ' }).click()
  await expect(page).toHaveURL('/pa/courses')
  await expect(page.locator('html')).toHaveAttribute('lang', 'pa')
})

// The content security policy would stop most of it too. Here the page stands alone; hosting.spec.ts tests the policy.
test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true })

  /** Ways to make stored HTML act in Chromium; `ran()` notifies the test. */
  const vectors = [
    '<script>ran()</script>',
    '<svg><script href="data:,ran()"/></svg>',
    '<svg><a xlink:href="javascript:ran()"><text y="20">Press</text></a></svg>',
    '<math><mtext><a href="javascript:ran()">Press</a></mtext></math>',
    '<img/src="data:,"/onerror="ran()">',
    '<img src="\\\\elsewhere.example/">',
    '<picture><source srcset="https://elsewhere.example/"><img src="data:,"></picture>',
    '<table background="https://elsewhere.example/"><tr><td>Words</td></tr></table>',
    '<a href="jav&#x09;ascript:ran()">Press</a>',
    '<iframe srcdoc="&lt;img src=data:, onerror=parent.ran()&gt;"></iframe>',
    '<style>@import "https://elsewhere.example/";</style>',
    '<div style="position:fixed;inset:0">Log in again</div>',
    '<details open ontoggle="ran()"><summary>More</summary></details>',
    '<form><input autofocus onfocus="ran()"><button formaction="javascript:ran()">Send</button></form>',
    '<div><template shadowrootmode="open"><img src="data:," onerror="ran()"></template></div>',
    '<img name="querySelector"><p id="school">Words</p>',
    '<svg><a><set attributeName="href" to="javascript:ran()"/><text y="20">Press</text></a></svg>',
    '<svg><foreignObject><img src="data:," onerror="ran()"></foreignObject></svg>',
    '<object data="https://elsewhere.example/"></object>',
    '<img src="https://elsewhere.example/a.png" alt="A kite">',
    '<p onpointerover="ran()">Words</p>',
    '<video><source onerror="ran()" src="data:,"></video>',
  ]
  /** Those that take what follows into themselves, or change the whole page. */
  const vectorsAlone = [
    '</textarea><script type="module">import "https://elsewhere.example/"</script>',
    '<svg><animate onbegin="ran()" attributeName="x" dur="1s">',
    '<meta http-equiv="refresh" content="0; url=https://elsewhere.example/">',
    '<base href="https://elsewhere.example/"><img src="x.png">',
  ]

  test('no post runs a script, asks another site or lies over the page', async ({
    page,
    school,
    consoleErrors,
  }) => {
    consoleErrors.allow(/^Failed to load resource/)
    const acts: string[] = []
    await page.exposeFunction('ran', () => void acts.push('a script ran'))
    await page.route(/elsewhere\.example/, (route) => {
      acts.push(`asked for ${route.request().url()}`)
      return route.abort()
    })
    const together = [...vectors, '<p>It ends.</p>'].join('\n')
    for (const [index, html] of [together, ...vectorsAlone].entries()) {
      await openPost(page, school, `acts-${index}`, `<p>It begins.</p>${html}`)
      const post = page.getByText('It begins.').locator('..')
      expect(await post.evaluate(unsafeIn), html).toEqual([])
      if (html === together) await expect(post).toContainText('It ends.')
      expect(acts, html).toEqual([])
      await school.documents.delete(`Blogs/acts-${index}`)
    }
    expect(await page.evaluate(() => typeof Reflect.get(document, 'querySelector'))).toBe('function')
  })
})

/** In the page: what a sanitised text must not contain, below an element; each with its HTML. */
function unsafeIn(text: Element): string[] {
  const elements =
    'script,iframe,object,embed,form,input,button,style,link,meta,base,math,svg,template,source,picture,details'
  const attribute = /^on|^style$|^(srcset|background|formaction|srcdoc|xlink:href|autofocus)$/i
  return [...text.querySelectorAll('*')]
    .filter(
      (element) =>
        element.matches(elements) ||
        element.getAttributeNames().some((name) => attribute.test(name)) ||
        !/^((https?|mailto|tel):|[^a-z]|$)/.test(element.getAttribute('href') ?? '') ||
        !(element.getAttribute('id') ?? 'user-content-').startsWith('user-content-'),
    )
    .map((element) => element.outerHTML.slice(0, 100))
}
