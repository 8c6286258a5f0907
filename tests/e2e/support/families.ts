/** A child as the forms ask for it. */
export interface Child {
  firstName: string
  lastName: string
  birthdate: string
}

export const simran: Child = { firstName: 'Simran', lastName: 'Gill', birthdate: '2018-03-14' }
export const mehar: Child = { firstName: 'Mehar', lastName: 'Gill', birthdate: '2016-09-02' }
