/** The language that is built. What is no sentence of a page but depends on the language asks here. */
export const language = {
  /** As `lang` and `hreflang` name it. */
  code: 'en',
  /** What the addresses of its pages begin with. */
  basePath: '',
  /** As link previews name it (ogp.me). */
  locale: 'en_GB',
  /** The language that the site can be switched to; its name is in it. */
  other: { code: 'pa', basePath: '/pa', name: 'ਪੰਜਾਬੀ' },
}
