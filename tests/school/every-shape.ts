// A school in which documents have every shape that there ever was, and some were written by people who mean harm.

export const formula = '=HYPERLINK("http://evil.example","x")'
export const escape = '\u001B[2J\u009B31m\u202E'

/** An enrollment of this child in this course. */
export function enrolled(courseId: unknown, studentId: string, enrollmentDate: unknown) {
  return { courseId, studentId, studentName: 'As Enrolled', enrollmentDate }
}

/** The documents by their paths. */
export const everyShape: Record<string, Record<string, unknown>> = {
  'Course/1': { Title: 'Level 1: ਪੈਂਤੀ', pa: { Title: 'ਪੈਂਤੀ' } },
  'Course/2': { Title: 'Level 2' },
  'Users/gill': {
    firstName: 'Simran',
    middleName: 'Kaur',
    lastName: 'ਗਿੱਲ',
    email: 'simran@example.org',
    phoneNumber: '+15550100200',
  },
  'Users/gill/Students/arjan': {
    firstName: 'ਅਰਜਨ',
    middleName: '',
    lastName: 'ਗਿੱਲ',
    birthdate: '2016-09-03',
    coursesCompleted: [1],
  },
  'Users/gill/Students/meher': { firstName: formula, lastName: escape, birthdate: '2019-02-21' },
  'Users/gill/Enrollments/placeholder': {},
  'Users/gill/Enrollments/1_arjan': enrolled('1', 'arjan', new Date('2026-03-08T04:59:59.999Z')),
  'Users/gill/Enrollments/2_arjan': enrolled('2', 'arjan', new Date('2026-03-08T05:00:00Z')),
  'Users/gill/Enrollments/1_meher': enrolled('1', 'meher', new Date('2026-03-09T03:59:59.999Z')),
  // Old shapes: one name, the level as a number and as text, a list of another name; and a child and a parent who are gone.
  'Users/old': { name: 'Old Parent', email: 'Old.Parent@Example.org', phoneNumber: 5550100200 },
  'Users/old/Students/kid': {
    name: 'Old Kid Brar',
    coursesCompleted: ['2'],
    coursesComplete: [1, '3'],
    birthdate: 'in spring',
  },
  'Users/old/Enrollments/x1': enrolled(1, 'kid', new Date('2026-03-09T04:00:00Z')),
  'Users/old/Enrollments/1_gone': enrolled('1', 'gone', new Date('2026-03-10T12:00:00Z')),
  'Users/nobody/Enrollments/9_x': enrolled('9', 'x/y', new Date('2026-03-11T12:00:00Z')),
  // What was agreed at checkout, whole and in shapes that only a hand could have stored; and two who have withdrawn.
  'Users/new/Students/jas': {
    firstName: 'Jas',
    lastName: 'Sohal',
    birthdate: '2018-05-05',
    coursesCompleted: [1, 2],
  },
  'Users/new/Enrollments/2_jas': {
    ...enrolled('2', 'jas', new Date('2026-03-12T12:00:00.123456Z')),
    ...{ days: ['wed', 'mon'], cost: 99.5, startDate: '2026-04-01', endDate: '2099-06-30', hadLevel: false },
  },
  'Users/new/Enrollments/1_jas': {
    ...enrolled('1', 'jas', new Date('2026-03-13T12:00:00Z')),
    ...{ days: ['tue'], cost: 100, startDate: '', endDate: '', hadLevel: true, paidOn: '2026-03-14' },
  },
  'Users/new/Enrollments/3_jas': {
    ...enrolled('3', 'jas', new Date('2026-03-14T12:00:00Z')),
    ...{ days: 'mon', cost: '80', startDate: 'soon', hadLevel: 'yes', paidOn: 'yes' },
  },
  'Users/new/Enrollments/4_jas': { ...enrolled('4', 'jas', new Date('2026-03-15T12:00:00Z')), cost: 0 },
  'Users/new/Withdrawals/1_jas_1767225600000': {
    ...enrolled('1', 'jas', new Date('2026-01-01T00:00:00Z')),
    ...{
      days: ['fri'],
      cost: 100,
      startDate: '2026-04-01',
      endDate: '',
      hadLevel: false,
      paidOn: '2026-01-03',
    },
    withdrawnAt: new Date('2026-03-08T05:00:00Z'),
  },
  'Users/old/Withdrawals/old_id_0': {
    ...enrolled(2, 'kid', 'in spring'),
    withdrawnAt: new Date('2026-03-08T04:59:59.999Z'),
  },
  'Users/old/Enrollments/empty': { courseId: '', studentId: '', enrollmentDate: null },
  'Enquiries/late': {
    firstName: 'Jas',
    lastName: 'ਬਰਾੜ',
    email: 'jas@example.org',
    phoneNumber: '',
    birthdate: '2018-01-02',
    courseId: '2',
    comment: 'Hello;=1+1\n@SUM(A1)',
    date: Date.parse('2026-11-02T04:59:59.999Z'),
  },
  'Enquiries/early': {
    firstName: '-2+3',
    email: 'early@example.org',
    comment: 'x',
    date: Date.parse('2026-11-01T04:00:00Z'),
  },
  'newsletter/a@example.org': { email: 'a@example.org', timestamp: new Date('2026-05-01T12:00:00Z') },
  'newsletter/b@example.org': { timestamp: new Date('2026-04-01T12:00:00Z') },
}
