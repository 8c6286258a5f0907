import { writeDocuments } from '../../tools/local/administrator'
import { expect, test } from './support/test'

// In a real browser, because the sanitiser relies on a real parser (DESIGN section 1: never render stored HTML unsanitised).
test('nothing in the stored HTML of a post can act', async ({ page, baseURL, consoleErrors }) => {
  consoleErrors.allow(/^Failed to load resource/)
  const { hostname, port } = new URL(baseURL ?? '')
  const content = [
    '<h2 id="root" onclick="steal()" style="position:fixed">Read <span lang="pa">ਪੈਂਤੀ</span></h2>',
    '<script>document.title = "stolen"</script>',
    '<img src="/nowhere.png" alt="a picture" onerror="document.title = \'stolen\'">',
    '<svg><script>document.title = "stolen"</script></svg>',
    '<a href="javascript:steal()">here</a><a href="/courses/1">Level 1</a>',
    '<form action="https://elsewhere.example"><input name="password"><button>Go</button></form>',
    '<style>body { display: none }</style><iframe src="/"></iframe>',
  ].join('')
  await writeDocuments({ host: hostname, port: Number(port) }, 'demo-painti', [
    { path: 'Blogs/trap-of-a-test', fields: { title: 'Trap', SmallDescription: 'One.', content } },
  ])

  await page.goto('/Blogs/trap-of-a-test')

  const heading = page.getByRole('heading', { level: 2, name: 'Read ਪੈਂਤੀ' })
  await expect(heading).toBeVisible()
  await expect(heading.locator('[lang="pa"]')).toHaveText('ਪੈਂਤੀ')
  await expect(page.getByRole('img', { name: 'a picture' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Level 1', exact: true })).toHaveAttribute('href', '/courses/1')
  const shown = await heading.locator('..').innerHTML()
  expect(shown).not.toMatch(
    /script|onclick|onerror|steal|stolen|style|form|input|button|iframe|svg|id="root"/,
  )
  await expect(page).toHaveTitle('Trap · Painti')
})
