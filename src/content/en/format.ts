import { createFormats } from '#lib/format.ts'

export const {
  formatDay,
  formatDays,
  formatList,
  formatSpan,
  formatTerm,
  formatTime,
  formatTimes,
  formatWeekday,
  formatWeekdays,
  formatWeekdaySpan,
} = createFormats({
  months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  weekdays: {
    long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  seasons: { winter: 'Winter', spring: 'Spring', summer: 'Summer', autumn: 'Autumn', fall: 'Fall' },
  and: ' and ',
  to: ' to ',
  until: '',
  partOfDay: (hour) => (hour < 12 ? 'am' : 'pm'),
  atPartOfDay: (clock, part) => `${clock} ${part}`,
})
