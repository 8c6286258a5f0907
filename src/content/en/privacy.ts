import { site } from '#content/site.ts'
import { formatDay } from './format.ts'

/** What the school has not given is left out. */
function asOf(): string {
  return site.statementsDate === '' ? '' : `As of ${formatDay(site.statementsDate)}.`
}

function countries(): string {
  const { database, signIn, form, mail } = site.countries
  const services = [
    ['the database (Firestore)', database],
    ['signing in (Firebase Authentication)', signIn],
    ['the contact form (Formspree)', form],
    ['our mail', mail],
  ].flatMap(([service, country]) => (country === '' ? [] : `${service}: ${country}`))
  return services.length === 0
    ? ''
    : `What you give us is kept and processed in these countries: ${services.join('; ')}.`
}

export const copy = {
  pageTitle: 'Privacy',
  title: 'What we keep, and why',
  lead: 'We keep what we need to teach your child and to reach you. Nothing here is for advertising.',
  kept: {
    title: 'What we keep',
    items: [
      {
        name: 'About you, when you register',
        text: 'Your name, email and phone number, so that we can reach you; on the longer form also your birthdate, so that we know that an adult holds the account. Your password stays with the sign-in service: the school cannot read it.',
      },
      {
        name: 'About your child, when you add one',
        text: 'First, middle and last name and birthdate. The age is worked out from the birthdate, to find the right class, and may be stored beside it, as may the price of a class. Your own email and phone number are stored with the child, because we reach a child through a parent. When your child joins a level, we note which levels are theirs.',
      },
      {
        name: 'Each enrolment',
        text: 'Which child joins which course, under which name and when; the days, the term and the price agreed, and the day of your payment; and the letter that confirms it, where we send one. It is your child’s place in the class. If you withdraw, a record of it stays with us, because money may be owed.',
      },
      {
        name: 'An enquiry, or a request for an evaluation',
        text: 'Your name, your email, your question, the course and the time; your phone number and your child’s name and birthdate only where you give them. We need them to answer you.',
      },
      {
        name: 'The newsletter',
        text: 'Your email and the date of your subscription.',
      },
      {
        name: 'The contact form',
        text: 'Your name, email and message. They go to the form service Formspree, which passes them on to us. They are not stored with your account.',
      },
    ],
  },
  seen: {
    title: 'Who can see it',
    paragraphs: [
      'Your account, your children and their enrolments are seen by you and the school, and by no other family. Enquiries are read by the school, and by whoever has confirmed the address that stands in them.',
      'Nobody can list the addresses of the newsletter. Whoever types an address into the newsletter box is told if it is there already.',
    ],
  },
  responsible: {
    title: 'Who is responsible',
    paragraphs: () => [
      site.responsible === '' ? '' : `Responsible for what is kept here: ${site.responsible}.`,
      'If something of yours gets into the wrong hands, we write to you as soon as we know: what happened, what we do about it, and what you can do. Where the law asks for it, we tell the authorities too.',
      site.authority === '' ? '' : `You can complain about us to ${site.authority}.`,
      asOf(),
    ],
  },
  stored: {
    title: 'Where it is',
    countries,
    paragraphs: [
      'Accounts, children, enrolments, enquiries and subscriptions are stored with Google Firebase, which also delivers this site. Like every site, its servers see the network address of your device.',
      ...(site.sendsLetters
        ? ['Letters about enrolments are prepared on a machine of GitHub, which stores none of them.']
        : []),
      'No other company is called while you read, and nothing follows you to other sites: fonts and pictures are our own. Formspree is called only when you send the contact form.',
      'Where a course can be paid by card, the button leads to a payment service, whose name stands beside it. The service is told your email and the reference of the registration when you press it. Your card number never reaches us.',
    ],
  },
  long: {
    title: 'How long, and how to change it',
    before:
      'We keep it until you ask us to delete it. You correct names, birthdates, your phone number and your email address on your dashboard, and remove a child there who has not joined a course. To correct or delete anything else that we have about you or your child, or to leave the newsletter, write to',
    after: ', best from the address that we know.',
    paragraphs: [
      'Your dashboard also saves a file with all that is stored of your family: your account, your children, their enrolments and withdrawals, the waiting list, what was asked from your confirmed address, and the newsletter. What you sent with the contact form and the letters we sent you are not in it: ask us for them.',
      'You can ask us there to erase everything about you, and we do it within 30 days. We erase your account, your children, their enrolments and withdrawals, the letters we sent you, your enquiries and your place on the newsletter. If you leave the newsletter, nothing else changes.',
      'For our books, one line stays of each enrolment, without names, addresses or birthdates: the course, when you enrolled, left and were erased, and the price and the day of payment where we had noted them.',
      'We keep no backup for more than 90 days. So that an older one does not bring you back, a salted hash of your address stays, and of your account’s number if you had one: nobody can read the address from it, only check whether an address they know is the same. You can register or subscribe again whenever you like.',
    ],
  },
  device: {
    title: 'On your device',
    lead: 'There are no advertising cookies. Your browser keeps:',
    items: [
      'that you are signed in, until you sign out, or on a shared computer until the tab is closed;',
      'that somebody has signed in here before, but not who, and not on a shared computer;',
      'whether this is a shared computer, as it was told last;',
      'the list of courses, so that it opens quickly the next time;',
      'when the terms are that your children are in, until you sign out, or on a shared computer until the tab is closed;',
      'whether this site has been offered in Punjabi here, where your browser asks for Punjabi;',
      'for the school’s own people, when they last used its office;',
      'while a tab is open, the page you were on your way to when we asked you to sign in, how far you had read each page, which children and days you have chosen for a course, and what you had typed when a page was loaded anew.',
    ],
  },
  children: {
    title: 'Children',
    paragraphs: [
      'This site is for parents. Children have no account, sign in nowhere and type nothing in. What we know about a child, a parent told us.',
    ],
  },
  access: {
    title: 'For everybody to use',
    paragraphs: [
      'This site aims at WCAG 2.2, level AA. Programs check every page and dialog, also on a narrow phone and with text twice as large, and go from the first page to a place in a class by the keyboard alone.',
      'What falls short, as far as we know: nobody who relies on a screen reader has tried it for us yet, and the pages that other companies show, such as those behind the links in our emails, are not ours.',
    ],
    onRequest: () =>
      [
        'If you ask, we send you any page in another form, such as large print or plain text.',
        site.replyTime === '' ? '' : `We answer ${site.replyTime}.`,
        asOf(),
      ]
        .filter((part) => part !== '')
        .join(' '),
    before: 'If something keeps you from using this site, write to',
    after: ', and we help you by email and mend it.',
  },
}

/** What search engines and link previews say of the page. */
export const description =
  'What the school stores about parents and children, why, and how to have it changed or removed.'
