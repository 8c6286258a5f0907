import { comeOnline, disconnect, readsOf } from '../data/support/connection.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { enrol } from '../data/support/parent.ts'
import { expectConsoleError } from '../support/expect-console-error.ts'
import { checkOut, signInFamily } from './visit-enrol.ts'
import { user } from './visit-member.tsx'

const [students, places] = [readsOf('Students'), readsOf('Enrollments')]
const [enrolPage, confirmation] = ['/courses/1/enroll', '/courses/1/confirmation']
const firstPost = 'Five letters, five new friends'

// Arjan is enrolled in level 1, and the cart with Biba was checked out.
it.each([
  [
    '/courses',
    readsOf('Course'),
    'There are no courses available right now, please check again soon.',
    'First letters',
  ],
  ['/courses/2', '/Course/2"', 'No course data available.', 'First words'],
  ['/blog', readsOf('Blogs'), 'There are no blogs available right now, please check again soon.', firstPost],
  ['/blogs/five-letters-five-friends', '/Blogs/', 'Blog not found!', firstPost],
  ['/dashboard', students, 'No students found', 'Singh'],
  ['/dashboard', places, 'No registrations found', 'Level 1: First letters'],
  ['/dashboard', '/Users/{uid}"', /Your details are not saved yet.|Edit your details/, 'Welcome, Simran'],
  [enrolPage, students, 'No students found', 'Already enrolled'],
  [enrolPage, places, 'No students found', 'Already enrolled'],
  [confirmation, students, 'Nobody is enrolled here yet', 'Biba Gill has a place.'],
  [confirmation, places, 'Nobody is enrolled here yet', 'Biba Gill has a place.'],
  [confirmation, '/Course/1"', 'No course data available.', 'Biba Gill has a place.'],
])(
  '%s waits while %s cannot be read, only logs why, and shows it once it can (S8.08, S8.09, S8.10, S8.11, S8.12, S8.13, S8.14, S8.15, S8.16)',
  async (path, part, neverSaid, shown) => {
    const { uid } = await signInFamily()
    await enrol(uid, '1', 'arjan')
    await checkOut('1', ['biba'])
    const failed = expectConsoleError(/^A read failed:/)
    const reconnect = disconnect(part.replace('{uid}', uid))
    user.open(path)
    await waitFor(() => expect(failed.seen).toBe(true))
    expect(screen.queryByText(shown)).toBeNull()
    expect(screen.queryByText(neverSaid)).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    reconnect()
    comeOnline()
    expect(await screen.findAllByText(shown)).not.toEqual([])
  },
)
