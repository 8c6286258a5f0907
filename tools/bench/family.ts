import { writeDocuments } from 'firestore-emulator/testing/administrator'
import { readCourse } from '#model/course.ts'
import { createAccount } from '#tools/local/accounts.ts'
import type { Backend } from '#tools/local/backend.ts'
import { demoProject } from '#tools/local/demo-project.ts'
import { readLocalCatalogue } from '#tools/local/local-catalogue.ts'

/** A parent of four, two of whom are registered for levels 1 and 2. */
export const family = { email: 'four@painti.example', password: 'painti-four' }

const children = ['Simran', 'Mehar', 'Jodh', 'Noor']
const registered = ['Simran', 'Mehar']
const levels = ['1', '2']

/** Creates the account with its documents. */
export async function createFamily({ firestore, auth }: Backend): Promise<void> {
  const { uid, email } = await createAccount(auth, family.email, family.password)
  const { courses } = await readLocalCatalogue()
  const user = `Users/${uid}`
  const shared = { middleName: '', lastName: 'Gill', email, phoneNumber: '5550123456' }
  const places = courses
    .filter(({ id }) => levels.includes(id))
    .map(({ id, fields }) => readCourse(id, fields))
  await writeDocuments(firestore, demoProject, [
    { path: user, fields: { ...shared, firstName: 'Harleen', birthdate: '1988-04-12' } },
    ...children.map((firstName) => ({
      path: `${user}/Students/${firstName}`,
      fields: {
        ...shared,
        firstName,
        birthdate: '2018-03-14',
        coursesCompleted: registered.includes(firstName) ? levels.map(Number) : [],
      },
    })),
    ...registered.flatMap((firstName) =>
      places.map(({ id, startDate, endDate, cost, schedule }) => ({
        path: `${user}/Enrollments/${id}_${firstName}`,
        fields: {
          courseId: id,
          studentId: firstName,
          studentName: `${firstName} Gill`,
          enrollmentDate: new Date(),
          days: schedule.days.slice(0, schedule.daysPerWeek),
          cost,
          startDate,
          endDate,
          hadLevel: false,
        },
      })),
    ),
  ])
}
