import type { APIRequestContext } from '@playwright/test'
import { prerenderedPages } from './support/prerendered-pages.ts'
import { expect, test } from './support/test.ts'

// What search engines, link previews and feed readers read.

const site = 'https://painti.example'

async function textOf(request: APIRequestContext, path: string): Promise<string> {
  return (await request.get(path)).text()
}

function only(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(([, text = '']) => text)
  expect(found, String(pattern)).toHaveLength(1)
  return found[0] ?? ''
}

/** The kinds of things that a page describes, in the words of schema.org. */
function thingsOf(html: string): string[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text = '{}']) => {
      const thing = JSON.parse(text) as { '@context': string; '@type': string }
      expect(thing['@context']).toBe('https://schema.org')
      return thing['@type']
    },
  )
}

test('each prerendered page has a title, a description and an address of its own, and a card', async ({
  request,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() }
  for (const [path] of prerenderedPages) {
    const html = await textOf(request, path)
    seen.titles.add(only(html, /<title>(.+?)<\/title>/g))
    const description = only(html, /<meta name="description" content="(.+?)"/g)
    seen.descriptions.add(description)
    expect(description.length, path).toBeGreaterThan(40)
    expect(only(html, /<link rel="canonical" href="(.+?)"/g)).toBe(site + path)
    expect(only(html, /<meta property="og:url" content="(.+?)"/g)).toBe(site + path)
    expect(only(html, /<meta property="og:description" content="(.+?)"/g)).toBe(description)
    const picture = only(html, /<meta property="og:image" content="(.+?)"/g)
    const answer = await request.get(picture.replace(site, ''))
    expect(answer.headers()['content-type']).toBe('image/png')
  }
  expect(seen.titles.size).toBe(prerenderedPages.length)
  expect(seen.descriptions.size).toBe(prerenderedPages.length)
})

test('structured data describes the school, its courses, its posts and the way to each', async ({
  request,
}) => {
  const typesOf = async (path: string) => thingsOf(await textOf(request, path))
  expect(await typesOf('/')).toEqual(['EducationalOrganization'])
  expect(await typesOf('/courses')).toEqual(['ItemList', 'BreadcrumbList'])
  expect(await typesOf('/courses/1')).toEqual(['Course', 'BreadcrumbList'])
  expect(await typesOf('/blog')).toEqual(['BreadcrumbList'])
  expect(await typesOf('/Blogs/counting-to-twenty')).toEqual(['BlogPosting', 'BreadcrumbList'])
})

test('pages behind the session and pages that are not there are kept out of search engines', async ({
  request,
}) => {
  for (const path of ['/dashboard', '/courses/1/enroll', '/no-such-page', '/nothing.here']) {
    const html = await textOf(request, path)
    expect(html, path).toContain('<meta name="robots" content="noindex" />')
    expect(html, path).not.toContain('rel="canonical"')
  }
})

test('the sitemap names every prerendered page but the sign-in pages, and each of them answers', async ({
  request,
}) => {
  const addresses = [...(await textOf(request, '/sitemap.xml')).matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => address.replace(site, ''),
  )
  const toBeFound = prerenderedPages
    .map(([path]) => path)
    .filter((path) => !['/login', '/register'].includes(path))
  expect(addresses).toEqual(expect.arrayContaining(toBeFound))
  expect(addresses).toEqual(
    expect.arrayContaining(['/pa', ...toBeFound.slice(1).map((path) => `/pa${path}`)]),
  )
  expect(addresses).not.toContain('/login')
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
  const faq = [...(await textOf(request, '/sitemap.xml')).matchAll(/hreflang="(\w+)" href="([^"]+\/faq)"/g)]
  const versions = ['en', `${site}/faq`, 'pa', `${site}/pa/faq`]
  expect(faq.flatMap(([, code, address]) => [code, address])).toEqual([...versions, ...versions])
  expect(await textOf(request, '/robots.txt')).toContain(`Sitemap: ${site}/sitemap.xml`)
})

test('the feed has every post of the blog with its day', async ({ request, page }) => {
  const feed = await textOf(request, '/feed.xml')
  const links = [...feed.matchAll(/<item>[\s\S]*?<link>(.+?)<\/link>/g)].map(([, link = '']) => link)
  expect(feed.match(/<pubDate>Sat, 21 Nov 2026 00:00:00 GMT<\/pubDate>/g)).toHaveLength(links.length)
  await page.goto('/blog')
  const posts = await page.getByRole('link', { name: /^Read More/ }).all()
  const shown = await Promise.all(posts.map(async (post) => site + ((await post.getAttribute('href')) ?? '')))
  expect(links.sort()).toEqual(shown.sort())
  expect(await textOf(request, '/blog')).toContain('type="application/rss+xml"')
})
