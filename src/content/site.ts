/** What the school changes first. If something is empty, the site says what is true without it. */
export const site = {
  name: 'Painti',
  /**
   * The name in other languages, by their codes: the first one stands beside it in the header. Pages in a language without
   * one say the name as it is.
   */
  names: { pa: 'ਪੈਂਤੀ' } as Record<string, string>,
  /** In the language that is taught, which `lang` names: the greeting, and what stands at the foot of each page; or ''. */
  greeting: { text: 'ਜੀ ਆਇਆਂ ਨੂੰ', lang: 'pa' },
  motto: { text: 'ਪੰਜਾਬੀ ਸਿੱਖੀਏ, ਹੱਸਦੇ-ਖੇਡਦੇ', lang: 'pa' },
  /** Where the site is published, without a slash at its end: search engines and link previews need whole addresses. */
  address: 'https://painti.example',
  email: 'hello@painti.example',
  /** As people write it, such as `+1 416 555 0100`. */
  phone: '',
  /**
   * A phone number in an enquiry (S9.07): how many digits it has; those of them that calls from abroad leave out, such as
   * the 0 of British numbers; and what they have instead, such as 44.
   */
  enquiryPhone: { digits: 10, trunkPrefix: '', countryCode: '1' },
  /** Of the children that it teaches, in years. Outside of them a hint appears, and nothing is blocked. */
  ages: { from: 6, to: 12 },
  /** How soon the school answers, as the end of a sentence: `within two days`. Other languages: their `language.ts`. */
  replyTime: '',
  /** The addresses of the school's accounts; without one an icon is not a link (S2.10). */
  social: { pictures: '', videos: '', shortVideos: '' },
  /** The currency is the school's to choose (S9.13): the sign before an amount, and its code (ISO 4217). */
  money: { sign: 'CA$', currency: 'CAD' },
  /** What a parent needs for a bank transfer, a line each. Without any the school writes to the parent. */
  bankDetails: [] as string[],
  /** Who gets money back and when, as a sentence. Other languages: their `language.ts`. */
  refunds: '',
  /** Who is responsible for what is stored: a name and a postal address, without a full stop. */
  responsible: '',
  /** The country in which each service keeps and processes what it is given. Other languages: their `language.ts`. */
  countries: { database: '', signIn: '', form: '', mail: '' },
  /** To whom families can complain about what is stored, with the address. Other languages: their `language.ts`. */
  authority: '',
  /** The day on which the school last read the privacy page and what it says of access, `YYYY-MM-DD`. */
  statementsDate: '',
  /** Whether `npm run school -- letters` runs every day (`.github/workflows/letters.yml`): the site then promises letters. */
  sendsLetters: false,
  /** Where the school's clock hangs: the city that its hours are said in; and in other languages, as for `names`. */
  city: 'Toronto',
  cities: { pa: 'ਟੋਰਾਂਟੋ' } as Record<string, string>,
  /** The codes of the languages that it is built in (`languages.ts`); English is always one of them. */
  languages: ['en', 'pa'],
}

export type Site = typeof site

/** The school's time zone: its days and hours are in this zone, wherever they are read. */
export const timeZone = 'America/Toronto'
