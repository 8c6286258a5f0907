import type { PlainDocument } from 'firestore-emulator/testing/administrator'

/** How large a family is: children, and places in courses, at most one for each child and course. */
export interface FamilySize {
  students: number
  enrollments: number
}

const firstNames = ['Simran', 'Mehar', 'Arjan']

/**
 * The documents of a parent, Harleen Gill, with so many children (up to three) and places, as the site writes them: the
 * first level is given to every child before the second to anyone.
 */
export function familyDocuments(uid: string, email: string, size: FamilySize): PlainDocument[] {
  const contact = { email, phoneNumber: '5550123456' }
  const children = firstNames.slice(0, size.students).map((firstName, index) => ({
    id: `student-${index + 1}`,
    firstName,
  }))
  const places = Array.from({ length: size.enrollments }, (_, index) => ({
    child: children[index % size.students],
    level: Math.floor(index / size.students) + 1,
  }))
  const students = children.map((child) => ({
    path: `Users/${uid}/Students/${child.id}`,
    fields: {
      firstName: child.firstName,
      middleName: '',
      lastName: 'Gill',
      ...contact,
      birthdate: '2016-03-14',
      coursesCompleted: places.filter((place) => place.child === child).map(({ level }) => level),
    },
  }))
  const enrollments = places.map(({ child, level }) => ({
    path: `Users/${uid}/Enrollments/${level}_${child?.id ?? ''}`,
    fields: {
      courseId: String(level),
      studentId: child?.id ?? '',
      studentName: `${child?.firstName ?? ''} Gill`,
      enrollmentDate: new Date(),
    },
  }))
  return [{ path: `Users/${uid}`, fields: { name: 'Harleen Gill', ...contact } }, ...students, ...enrollments]
}
