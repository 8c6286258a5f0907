import { describe, expect, it } from 'vitest'
import { selectionFor } from './selection.ts'

describe('the selection in history state', () => {
  const selection = { courseId: '1', studentIds: ['s1', 's2'], totalCost: 200 }

  it('gives the children chosen for the course', () => {
    expect(selectionFor('1', selection)).toEqual({ ...selection, checkoutId: '' })
    expect(selectionFor('1', { ...selection, checkoutId: 'c' }).checkoutId).toBe('c')
  })

  it('gives nobody for another course', () => {
    expect(selectionFor('2', selection).studentIds).toEqual([])
  })

  it.each([null, undefined, 'x', {}, { ...selection, studentIds: 's1' }])(
    'gives nobody for the state %j',
    (state) => {
      expect(selectionFor('1', state).studentIds).toEqual([])
    },
  )
})
