// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { carryState, takeCarriedState } from './carried-state.ts'

const cart = { chosen: ['simran'] }

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/pa/courses/1/enroll?from=a-letter')
})

describe('What the history has of a page', () => {
  it('is given to the document with the address that it was carried to', () => {
    carryState(location.href, cart)
    takeCarriedState()
    expect(history.state).toEqual({ usr: cart })
  })

  it.each([
    ['another page is opened first', '/courses/1/enroll'],
    ['another query is asked for', '/pa/courses/1/enroll'],
  ])('is given to nobody where %s', (_reason, address) => {
    carryState(location.origin + address, cart)
    takeCarriedState()
    expect(history.state).toBeNull()
    expect(sessionStorage).toHaveLength(0)
  })

  it('does not take the place of what the history has already, as after a reload', () => {
    history.replaceState({ usr: 'kept', key: 'k' }, '')
    carryState(location.href, cart)
    takeCarriedState()
    expect(history.state).toEqual({ usr: 'kept', key: 'k' })
  })

  it('that is none, or that somebody else has written, is nothing', () => {
    carryState(location.href, null)
    takeCarriedState()
    sessionStorage.setItem('carriedState', '{')
    takeCarriedState()
    expect(history.state).toBeNull()
  })
})
