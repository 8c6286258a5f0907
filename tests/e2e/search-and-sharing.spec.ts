import type { APIRequestContext } from '@playwright/test'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { inLanguage } from '#lib/paths.ts'
import { expect, test } from './support/test.ts'

// What search engines, link previews and feed readers read.

const { address: school } = site
const paths = [
  ...['/', '/courses', '/courses/1', '/faq', '/blog', '/Blogs/counting-to-twenty', '/contact', '/privacy'],
  ...['/login', '/register'],
]
const pages = languages.flatMap((language) =>
  paths.map((path) => ({ path: inLanguage(path, language), language: language.code })),
)

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

/** What a pattern finds, as its first group. */
function allOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text)
}

test('each prerendered page has its own title, description, address and card', async ({ request }) => {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  for (const { path, language } of pages) {
    const html = await textOf(request, path)
    const [title = '', ...otherTitles] = allOf(html, /<title>(.+?)<\/title>/g)
    const [description = '', ...others] = allOf(html, /<meta name="description" content="(.+?)"/g)
    expect([...otherTitles, ...others]).toEqual([])
    titles.add(title)
    // A post is in English on either page.
    descriptions.add(`${language}: ${description}`)
    expect(description.length, path).toBeGreaterThan(40)
    expect(allOf(html, /<link rel="canonical" href="(.+?)"/g)).toEqual([school + path])
    expect(allOf(html, /<meta property="og:url" content="(.+?)"/g)).toEqual([school + path])
    expect(allOf(html, /<meta property="og:locale" content="(\w\w)_\w\w"/g)).toEqual([language])
    expect(allOf(html, /<meta property="og:description" content="(.+?)"/g)).toEqual([description])
    const [picture = ''] = allOf(html, /<meta property="og:image" content="(.+?)"/g)
    expect((await request.get(picture.replace(school, ''))).headers()['content-type']).toBe('image/png')
  }
  expect(titles.size).toBe(pages.length)
  expect(descriptions.size).toBe(pages.length)
})

test('structured data describes school, courses, posts and the way to each', async ({ request }) => {
  for (const [path, types] of [
    ['/', ['EducationalOrganization']],
    ['/courses', ['ItemList', 'BreadcrumbList']],
    ['/courses/1', ['Course', 'BreadcrumbList']],
    ['/blog', ['BreadcrumbList']],
    ['/Blogs/counting-to-twenty', ['BlogPosting', 'BreadcrumbList']],
  ] as const) {
    const data = allOf(await textOf(request, path), /<script type="application\/ld\+json">(.*?)<\/script>/g)
    const things = types.map((type): object => ({ '@context': 'https://schema.org', '@type': type }))
    expect(data.map((text) => JSON.parse(text) as object)).toMatchObject(things)
  }
})

test('pages behind the session or not there are kept out of search engines', async ({ request }) => {
  for (const path of ['/dashboard', '/courses/1/enroll', '/no-such-page', '/nothing.here', '/pa/nowhere']) {
    const html = await textOf(request, path)
    expect(html, path).toContain('<meta name="robots" content="noindex" />')
    expect(html, path).not.toContain('rel="canonical"')
  }
})

test('the sitemap names every page to be found, and each answers', async ({ request }) => {
  const sitemap = await textOf(request, '/sitemap.xml')
  const addresses = allOf(sitemap, /<loc>(.+?)<\/loc>/g).map((address) => address.replace(school, ''))
  const toBeFound = pages.map(({ path }) => path).filter((path) => !/login|register/.test(path))
  expect(addresses).toEqual(expect.arrayContaining(toBeFound))
  expect(addresses).not.toContain('/login')
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  const versions = languages.map(({ basePath }) => `${school}${basePath}/faq`)
  const named = allOf(sitemap, /hreflang="\w+" href="([^"]+\/faq)"/g)
  expect(named).toEqual(versions.flatMap(() => versions))
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${school}/sitemap.xml`)
})

test('a phone finds name, icons and start page in each language', async ({ request }) => {
  for (const { basePath, code } of languages) {
    const [address = ''] = allOf(await textOf(request, basePath || '/'), /<link rel="manifest" href="(.+?)"/g)
    const manifest = await textOf(request, address)
    const name = site.names[code] ?? site.name
    expect(manifest).toContain(`{"name":"${name}",`)
    const [start = ''] = allOf(manifest, /"start_url":"(.+?)"/g)
    expect((await request.get(start)).url()).toMatch(new RegExp(`${basePath || '/'}$`))
    const icons = [...manifest.matchAll(/"src":"(.+?)","sizes":"(.+?)"/g)]
    expect(icons).toHaveLength(3)
    for (const [, src = '', sizes] of icons) {
      const body = await (await request.get(src)).body()
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`, src).toBe(sizes)
    }
  }
})

test('the feed has every post of the blog with its day', async ({ request }) => {
  const feed = await textOf(request, '/feed.xml')
  const links = allOf(feed, /<item>[\s\S]*?<link>(.+?)<\/link>/g)
  expect(feed.match(/<pubDate>Sat, 21 Nov 2026 00:00:00 GMT<\/pubDate>/g)).toHaveLength(links.length)
  const blog = await textOf(request, '/blog')
  const posts = new Set(allOf(blog, /href="(\/Blogs\/[^"]+)"/g).map((path) => school + path))
  expect(new Set(links)).toEqual(posts)
  expect(blog).toContain('type="application/rss+xml"')
})
