export const words = {
  pageTitle: 'Punjabi for children',
  greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ',
  title: 'Help your child speak, read and love Punjabi',
  lead: 'Friendly classes for ages 6 to 12. Four levels, two classes a week, one small step at a time.',
  seeCourses: 'See the courses',
  pauseMotion: 'Pause motion',
  playMotion: 'Play motion',
  mission: {
    title: 'Our mission',
    text: 'Every child deserves to talk with their grandparents, sing along at weddings and read their own name in Gurmukhi. We make that start with play.',
    letters: 'These are the first five letters of the alphabet. Say them together tonight.',
    start: 'Start Learning',
  },
  /** A word from the primer for each of ੳ ਅ ੲ ਸ ਹ. */
  letters: [
    { word: 'ਊਠ', meaning: 'ooth, camel' },
    { word: 'ਅੰਬ', meaning: 'amb, mango' },
    { word: 'ਇੱਟ', meaning: 'itt, brick' },
    { word: 'ਸੇਬ', meaning: 'seb, apple' },
    { word: 'ਹਾਥੀ', meaning: 'haathi, elephant' },
  ],
  reasons: {
    title: 'Why Choose Us',
    items: [
      { title: 'Scheduled learning', text: 'Two classes a week, on the same days, so it fits family life.' },
      { title: 'Expert instructors', text: 'Teachers who grew up with Punjabi and know how children learn.' },
      { title: 'Cultural immersion', text: 'Songs, stories, festivals and food, not only grammar.' },
      { title: 'Affordable pricing', text: 'One clear price for each child. You see it before you enrol.' },
      { title: 'Community support', text: 'Families who learn together and help each other along.' },
      { title: 'Comprehensive resources', text: 'Letter sheets, readers and games to keep at home.' },
    ],
  },
}
