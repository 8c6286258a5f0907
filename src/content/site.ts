/** What the school would change first: its name, its addresses and how money is written (DESIGN, first page). */
export const site = {
  name: 'Painti',
  nameInGurmukhi: 'ਪੈਂਤੀ',
  /** Where the site is published, without a slash at its end: search engines and link previews need whole addresses. */
  address: 'https://painti.example',
  email: 'hello@painti.example',
  /** Placeholders until the school has accounts (SPEC section 2, footer). */
  social: { pictures: '#', videos: '#', shortVideos: '#' },
  /** How prices are written; the spec leaves the currency open (SPEC section 9). */
  money: { locale: 'en-CA', currency: 'CAD' },
  payment: {
    processed: 'Your payment has been processed.',
    how: 'It is noted with the enrolment, and due by bank transfer before the first class.',
    detailsByEmail: 'The details come to you by email.',
    detailsOnRequest: 'Write to us for the details.',
  },
} as const

/**
 * Where the school is: the days and times of its lists are those of this zone, whatever machine prints them. An export of
 * its own, because the browser needs none of it.
 */
export const timeZone = 'America/Toronto'
