// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { site as school } from '#content/site.ts'
import { Form } from '#components/form/form.tsx'
import { ErrorBoundary } from './error-boundary.tsx'

afterEach(cleanup)

/** A page with a form that fails when its button is pressed. */
function Page() {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) throw new TypeError('undefined is not a function')
  return (
    <Form>
      <input name="comment" aria-label="Comment" />
      <button type="button" onClick={() => setBroken(true)} />
    </Form>
  )
}

it('A page that fails by a fault of ours says so, gives the address, and keeps what was typed for the page that is loaded again (B8.22)', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const site = () => (
    <MemoryRouter>
      <ErrorBoundary path="/">
        <Page />
      </ErrorBoundary>
    </MemoryRouter>
  )
  const { rerender } = render(site())
  fireEvent.change(screen.getByLabelText('Comment'), { target: { value: 'Half a letter' } })
  fireEvent.click(screen.getByRole('button'))
  screen.getByRole('heading', { name: 'Something broke here' })
  expect(screen.getByText(/The mistake is ours, not yours/).textContent).toContain(school.email)
  location.hash = '#main'
  rerender(site())
  cleanup()
  vi.resetModules()
  const { Form: Reloaded } = await import('#components/form/form.tsx')
  render(<Reloaded children={<input name="comment" aria-label="Comment" />} />)
  expect(screen.getByLabelText('Comment')).toHaveProperty('value', 'Half a letter')
})
