/** Characters that neither HTML nor XML may contain in any form (w3.org/TR/xml, 2.2), such as a vertical tab. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** A text for HTML or XML, between tags or in an attribute's double quotes. */
export function escape(text: string): string {
  return text
    .replace(forbidden, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
