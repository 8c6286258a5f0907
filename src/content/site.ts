/** What the school changes first: its name, its addresses and how money is written. */
export const site = {
  name: 'Painti',
  nameInGurmukhi: 'ਪੈਂਤੀ',
  /** Where the site is published, without a slash at its end: search engines and link previews need whole addresses. */
  address: 'https://painti.example',
  email: 'hello@painti.example',
  /** Placeholders until the school has accounts (S2.10). */
  social: { pictures: '#', videos: '#', shortVideos: '#' },
  /** The currency is the school's to choose (S9.13). */
  money: { locale: 'en-CA', currency: 'CAD' },
  payment: {
    processed: 'Your payment has been processed.',
    how: 'It is noted with the enrolment, and due by bank transfer before the first class.',
    detailsByEmail: 'The details come to you by email.',
    detailsOnRequest: 'Write to us for the details.',
  },
} as const

/** Days and times in the school's lists are in this zone, whatever machine prints them. */
export const timeZone = 'America/Toronto'
