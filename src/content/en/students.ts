/** The three forms that add a child, each with sentences of its own (S5.12 to S5.21). */
export const words = {
  submit: 'Add Student',
  pending: 'Adding',
  cancel: 'Cancel',
  storedEarlier: (name: string) =>
    `${name} was added by an earlier try. You can change the name and the birthdate on the dashboard.`,
  lead: 'Name and birthdate are all we need.',
  dashboard: {
    title: 'Add New Student',
    missing: 'Please fill in all fields.',
    duplicate: 'This student already exists!',
    added: 'Student added successfully!',
    failed: 'Failed to add student.',
  },
  enrol: {
    title: 'Add Student',
    missing: 'Please provide both full name and birthdate for the student.',
    duplicate: 'This student already exists.',
    added: 'Student added successfully!',
    failed: 'Failed to add student.',
  },
  page: {
    title: 'Add Student',
    lead: 'The form stays here for the next child.',
    /** Follows the sentence that a child was added. */
    isThere: (name: string) => `${name} is on your dashboard now.`,
    missing: 'Please fill in all mandatory fields: First Name, Last Name, Age, and Birthdate.',
    duplicate: 'This student already exists!',
    added: 'Student added successfully!',
    failed: 'Failed to add student.',
    ageReplaced: (typed: number, computed: number) =>
      `You typed ${typed}; by the birthdate the age is ${computed}, and that is what we keep.`,
    toDashboard: 'Back to the dashboard',
  },
}
