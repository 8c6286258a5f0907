/** The seven questions parents ask (SPEC sections 2 and 9). The ids are part of addresses such as `/faq#ages`. */
export const words = {
  pageTitle: 'Questions parents ask',
  title: 'Questions parents ask',
  questions: [
    {
      id: 'ages',
      question: 'What ages are the classes for?',
      answer: 'Children aged 6 to 12. Not sure which level fits? Ask us, and we answer with a level.',
    },
    {
      id: 'schedule',
      question: 'How often are the classes?',
      answer: 'There are 2 classes per week, on 2 of 5 days. Each course page names its days and hours.',
    },
    {
      id: 'length',
      question: 'How long does a level take?',
      answer: 'Each level is a 20-week program, which is 5 months.',
    },
    {
      id: 'levels',
      question: 'How many levels are there?',
      answer:
        'Four levels of 5 months each: first letters, first words, sentences and stories, talk and culture.',
    },
    {
      id: 'beginners',
      question: 'My child speaks no Punjabi yet. Can we join?',
      answer: 'Yes. Level 1 starts from the first letter, and no Punjabi is needed at home.',
    },
    {
      id: 'placement',
      question: 'My child already reads some Punjabi. Must we start at level 1?',
      answer:
        'Each level builds on the one before. Contact us for an evaluation, and we tell you which level your child can join.',
    },
    {
      id: 'price',
      question: 'What does it cost?',
      answer: 'One clear price for each child and level. You see it on the course page before you enrol.',
    },
  ],
}
