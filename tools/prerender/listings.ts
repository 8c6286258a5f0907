import { copy as blog } from '#copy/blog.ts'
import { languages } from '#content/languages.ts'
import { site } from '#content/site.ts'
import { inLanguage, paths } from '#lib/paths.ts'
import type { ListedPost } from '#model/blog.ts'
import { escape } from '#school/catalogue/escape.ts'

/**
 * `sitemap.xml`: every page that has an address of its own, in each language, with the same page in the others
 * (sitemaps.org; developers.google.com/search/docs/specialty/international/localized-versions).
 */
export function sitemap(pages: readonly { path: string }[]): string {
  const urls = pages.flatMap(({ path }) => {
    const versions = languages.map((language) => ({
      code: language.code,
      address: escape(site.address + inLanguage(path, language)),
    }))
    const links = versions.map(
      ({ code, address }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${address}" />`,
    )
    return versions.map(({ address }) => `  <url><loc>${address}</loc>${links.join('')}</url>`)
  })
  const spaces = [
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
    'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  ]
  return xml([`<urlset ${spaces.join(' ')}>`, ...urls, '</urlset>'])
}

/** `robots.txt`: everything may be read. Pages that are not to be listed say so themselves. */
export const robots = `User-agent: *\nAllow: /\n\nSitemap: ${site.address}/sitemap.xml\n`

/** `feed.xml`: the posts of the blog as RSS 2.0 (rssboard.org), which needs no dates. */
export function feed(posts: readonly ListedPost[]): string {
  const items = posts.flatMap(({ id, title, smallDescription, date }) => [
    '  <item>',
    `    <title>${escape(title)}</title>`,
    ...['link', 'guid'].map((tag) => `    <${tag}>${escape(site.address + paths.blogPost(id))}</${tag}>`),
    `    <description>${escape(smallDescription)}</description>`,
    ...(date === '' ? [] : [`    <pubDate>${new Date(date).toUTCString()}</pubDate>`]),
    '  </item>',
  ])
  return xml([
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `  <title>${escape(`${blog.title} · ${site.name}`)}</title>`,
    `  <link>${escape(site.address + paths.blog)}</link>`,
    `  <description>${escape(blog.lead)}</description>`,
    '  <language>en</language>',
    `  <atom:link href="${escape(`${site.address}/feed.xml`)}" rel="self" type="application/rss+xml" />`,
    ...items,
    '</channel></rss>',
  ])
}

function xml(lines: readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
}
