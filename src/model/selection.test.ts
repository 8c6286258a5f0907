import { describe, expect, it } from 'vitest'
import { chosenFor } from './selection'

describe('the selection in history state', () => {
  const selection = { courseId: '1', studentIds: ['s1', 's2'], totalCost: 200 }

  it('gives the children chosen for the course', () => {
    expect(chosenFor('1', selection)).toEqual(['s1', 's2'])
  })

  it('gives nobody for another course', () => {
    expect(chosenFor('2', selection)).toEqual([])
  })

  it.each([null, undefined, 'x', {}, { ...selection, studentIds: 's1' }])(
    'gives nobody for the state %j',
    (state) => {
      expect(chosenFor('1', state)).toEqual([])
    },
  )
})
