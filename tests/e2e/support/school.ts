import { randomUUID } from 'node:crypto'
import { termIdOf } from '#model/course.ts'
import { enrollmentId } from '#model/enrollment.ts'
import { askAuth, createAccount } from '#tools/local/seed.ts'
import {
  type Address,
  administrator,
  type PlainDocument,
  type PlainFields,
} from 'firestore-emulator/testing/administrator'
import { localBackend } from './backend.ts'

/** A child as the forms ask for it. */
export interface Child {
  firstName: string
  lastName: string
  birthdate: string
}

export const simran: Child = { firstName: 'Simran', lastName: 'Gill', birthdate: '2018-03-14' }
export const mehar: Child = { firstName: 'Mehar', lastName: 'Gill', birthdate: '2016-09-02' }

/** A parent who can sign in. */
export interface Parent {
  email: string
  password: string
}

/** A parent whose account and documents are there. */
export interface StoredParent extends Parent {
  uid: string
}

/** Administrator access to the backend, past the rules: tests prepare data with it and read what is really stored. */
export class School {
  private readonly auth = localBackend().auth
  readonly documents: ReturnType<typeof administrator>

  constructor(firestore: Address) {
    this.documents = administrator(firestore, 'demo-painti')
  }

  /** Stores documents, whoever may write them. */
  async publish(...documents: PlainDocument[]): Promise<void> {
    await this.documents.write(...documents)
  }

  /** An account with its documents as `/register` and the dashboard write them. */
  async addParent(...children: Child[]): Promise<StoredParent> {
    const parent = await this.incompleteAccount()
    const { uid, email } = parent
    const contact = { email, phoneNumber: '5550123456' }
    const user = { path: `Users/${uid}`, fields: { name: 'Harleen Gill', ...contact } }
    const students = children.map((child) => ({
      path: `Users/${uid}/Students/${randomUUID()}`,
      fields: { ...child, ...contact, middleName: '', coursesCompleted: [] },
    }))
    await this.publish(user, ...students)
    return parent
  }

  /** An account whose first documents were never written. */
  async incompleteAccount(): Promise<StoredParent> {
    const parent = freshParent()
    return { ...parent, uid: await createAccount(this.auth, parent.email, parent.password) }
  }

  /** Enrols a child in these levels, on Mondays and Wednesdays, as checkouts do. */
  async enrolChild(parent: StoredParent, firstName: string, ...levels: number[]): Promise<void> {
    for (const level of levels) {
      const { cost = 0, term = '', StartDate = '', EndDate = '' } = await this.courseOf(level)
      const dates = { term, startDate: StartDate, endDate: EndDate }
      const agreed = { days: ['mon', 'wed'], cost, ...dates, hadLevel: false }
      await this.enrolWithoutDays(parent, firstName, level, agreed)
    }
  }

  /** Enrols a child in a level as checkouts did before days were chosen. */
  async enrolWithoutDays(
    { uid }: StoredParent,
    firstName: string,
    level: number,
    agreed: PlainFields = {},
  ): Promise<void> {
    const children = await this.documents.list(`Users/${uid}/Students`)
    const child = children.find(({ fields }) => fields.firstName === firstName)
    if (!child) throw new Error(`${firstName} is no child of this parent.`)
    const coursesCompleted = [...(child.fields.coursesCompleted as number[]), level]
    const [courseId, studentId, studentName] = [String(level), child.id, nameOf(child.fields)]
    await this.publish(
      { path: `Users/${uid}/Students/${studentId}`, fields: { ...child.fields, coursesCompleted } },
      {
        path: `Users/${uid}/Enrollments/${enrollmentId(courseId, studentId, termIdOf(agreed.term))}`,
        fields: { courseId, studentId, studentName, enrollmentDate: new Date(), ...agreed },
      },
    )
  }

  /** The published course of a level. */
  async courseOf(level: number): Promise<PlainFields> {
    const course = await this.documents.read(`Course/${level}`)
    if (course === null) throw new Error(`There is no course of level ${level}.`)
    return course
  }

  /** Publishes a course and its open term with these fields. */
  async publishTerm(level: number, fields: PlainFields): Promise<void> {
    const course = { ...(await this.courseOf(level)), ...fields }
    const term = `Course/${level}/Terms/${termIdOf(course.term)}`
    await this.publish({ path: `Course/${level}`, fields: course }, { path: term, fields: course })
  }

  /** The uid of a parent who signed up in the browser. */
  async uidOf({ email, password }: Parent): Promise<string> {
    return (await askAuth(this.auth, 'accounts:signInWithPassword?key=local', { email, password })).localId
  }

  /** Notes that the place of a child is paid, as the school's command does. */
  async notePaid(uid: string, studentName: string, paidOn: string): Promise<void> {
    const enrollments = await this.documents.list(`Users/${uid}/Enrollments`)
    const enrollment = enrollments.find(({ fields }) => fields.studentName === studentName)
    if (!enrollment) throw new Error(`${studentName} has no place.`)
    const path = `Users/${uid}/Enrollments/${enrollment.id}`
    await this.publish({ path, fields: { ...enrollment.fields, paidOn } })
  }

  /**
   * Who is in which course, as one readable line a child: `Simran Gill: enrolled in 1, 2; completed 1, 2`. An enrollment
   * or an entry that is there twice shows twice.
   */
  async placesOf(uid: string): Promise<string[]> {
    const enrollments = await this.documents.list(`Users/${uid}/Enrollments`)
    const students = await this.documents.list(`Users/${uid}/Students`)
    return students
      .map(({ id, fields }) => {
        const courses = enrollments.filter((entry) => entry.fields.studentId === id)
        const enrolled = courses.map((entry) => textOf(entry.fields.courseId)).sort()
        const completed = (fields.coursesCompleted as number[]).join(', ')
        return `${nameOf(fields)}: enrolled in ${enrolled.join(', ') || 'nothing'}; completed ${completed || 'nothing'}`
      })
      .sort()
  }
}

/** The first and last name of a stored child. */
function nameOf({ firstName, lastName }: PlainFields): string {
  return `${textOf(firstName)} ${textOf(lastName)}`
}

/** A stored text; anything else as JSON, so that a wrong type shows. */
function textOf(value: PlainFields[string] | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

/** A new address: accounts are shared by all tests. */
export function freshParent(): Parent {
  return { email: `parent-${randomUUID()}@painti.example`, password: 'sat-sri-akal' }
}
