import { createFormats } from '#lib/format.ts'

export const { formatDay, formatDays, formatList, formatTime, formatTimes, formatWeekday, formatWeekdays } =
  createFormats({
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    weekdays: {
      long: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      short: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    },
    and: ' and ',
    to: ' to ',
    until: '',
    partOfDay: (hour) => (hour < 12 ? 'am' : 'pm'),
    atPartOfDay: (clock, part) => `${clock} ${part}`,
  })
