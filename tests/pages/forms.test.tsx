import { comeOnline, commits, denyRequests, disconnect, requestsMade } from '../data/support/connection.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { queryClient } from '#data/read.ts'
import { type Parent, signInNewParent, signInSimran } from '../data/support/parent.ts'
import { bornYearsAgo, expectPrivacyLink, typedIn, user, wrongFields } from './visit-member.tsx'

const child = { 'First name': 'Meher', 'Last name': 'Gill', Birthdate: bornYearsAgo(7) }
const childFields = ['firstName', 'lastName', 'birthdate']
const added = 'Student added successfully!'

/** Opens the dialog of a button, as a parent with one child. */
function dialogOf(path: string, button: string, name = button) {
  return async () => {
    await signInSimran({ arjan: {} })
    user.open(path)
    return user.openDialog(button, name)
  }
}

/** Opens the form that has this button in its page, as a parent who signs in so. */
function formOf(signIn: () => Promise<Parent>, path: string, button: string) {
  return async () => {
    await signIn()
    return user.openForm(path, button)
  }
}

// What each field refuses is tested in src/model and tests/rules/values.test.ts; what each write does, in tests/data.
it.each([
  {
    name: 'the dashboard’s for a child',
    open: dialogOf('/dashboard', 'Add New Student'),
    fields: child,
    missing: 'Please fill in all fields.',
    wrong: ['firstName', 'lastName', 'birthdate'],
    failed: 'Failed to add student.',
    done: added,
    saysWhatIsKept: true,
  },
  {
    name: 'the enrol page’s for a child',
    open: dialogOf('/courses/1/enroll', 'Add Student'),
    fields: child,
    missing: 'Please provide both full name and birthdate for the student.',
    wrong: childFields,
    failed: 'Failed to add student.',
    done: added,
    saysWhatIsKept: true,
  },
  {
    name: 'the Add Student page’s',
    open: formOf(signInSimran, '/addstudent', 'Add Student'),
    fields: { ...child, Age: '7' },
    missing: 'Please fill in all mandatory fields: First Name, Last Name, Age, and Birthdate.',
    wrong: ['firstName', 'lastName', 'age', 'birthdate'],
    failed: 'Failed to add student.',
    done: added,
    saysWhatIsKept: true,
  },
  {
    name: 'the one that corrects a child',
    open: dialogOf('/dashboard', 'Edit Arjan Gill'),
    fields: child,
    missing: 'Please fill in all fields.',
    wrong: childFields,
    failed: 'The changes could not be saved.',
    done: 'Meher Gill is saved.',
  },
  {
    name: 'that of the parent’s own details',
    open: dialogOf('/dashboard', 'Edit your details', 'Your details'),
    fields: { 'First name': 'Simrat', 'Last name': 'Gill', 'Phone number': '+1 555 010 0300' },
    missing: 'Please fill in all fields.',
    wrong: ['firstName', 'lastName', 'phoneNumber'],
    failed: 'Your details could not be saved.',
    done: 'Your details are saved.',
  },
  {
    name: 'that of an account that was never finished',
    open: formOf(signInNewParent, '/dashboard', 'Save my details'),
    fields: { 'Your name': 'Simran Kaur Gill', 'Phone number': '5550100200' },
    missing: 'Please fill in all fields.',
    wrong: ['name', 'phoneNumber'],
    failed: 'Your details could not be saved.',
    done: 'Your details are saved.',
  },
  {
    name: 'the enquiry',
    open: dialogOf('/courses/2', 'Enquire Now', 'Enquire about First words'),
    fields: {
      'First name': 'Harleen',
      'Last name': 'Gill',
      Email: 'harleen@painti.example',
      'Your question': 'Does Level 2 fit?',
    },
    missing: 'Please fill in all fields.',
    wrong: ['firstName', 'lastName', 'email', 'comment'],
    failed: 'Failed to add enquiry.',
    done: 'Your enquiry has arrived. We answer by email.',
    saysWhatIsKept: true,
  },
  {
    name: 'the evaluation',
    open: dialogOf('/courses/3/enroll', 'Contact Us for Evaluation'),
    fields: { 'Your name': 'Harleen Gill', Email: 'harleen@painti.example' },
    missing: 'Please provide both your name and email.',
    wrong: ['name', 'email'],
    failed: 'Failed to send.',
    done: 'Thank you! We will get back to you with an evaluation.',
  },
])(
  'a form of a family, $name, says what is missing, failed or unknown, keeps what was typed, and is then done (S5.12, S5.16, S5.17, S5.21, S5.26, S5.29, S5.31, S5.34, B6.05, B6.29)',
  async ({ open, fields, missing, wrong, failed, done, saysWhatIsKept }) => {
    const form = await open()
    const labels = Object.keys(fields)
    await waitFor(() => expect(queryClient.isFetching()).toBe(0))
    const made = requestsMade(commits)
    if (saysWhatIsKept) expectPrivacyLink(form)

    await user.send(form, Object.fromEntries(labels.map((label) => [label, ''])))
    expect((await within(form).findByRole('alert')).textContent).toContain(missing)
    expect(wrongFields(form)).toEqual(wrong)
    expect(document.activeElement?.getAttribute('name')).toBe(wrong[0])
    expect(requestsMade(commits)).toBe(made)

    const allow = denyRequests(commits)
    await user.send(form, fields)
    await within(form).findByText(failed)
    expect(typedIn(form, labels)).toEqual(fields)
    allow()

    const reconnect = disconnect(commits)
    await user.send(form)
    await within(form).findByText(/^We could not reach the school to see whether it worked\./)
    expect(typedIn(form, labels)).toEqual(fields)
    reconnect()
    comeOnline()
    await screen.findByText(done)
    expect(screen.queryByRole('alert')).toBeNull()
  },
)
