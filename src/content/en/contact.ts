/** The contact page (SPEC section 2, /contact). */
export const words = {
  pageTitle: 'Contact',
  title: 'Write to us',
  lead: 'Not sure which level fits? Tell us what your child can say and read.',
  address: 'You reach us at',
  beforeFaq: 'Most answers are here already:',
  faq: 'Questions parents ask',
}
