// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '#tests/support/patience.ts'
import { Field } from './field.tsx'
import { Form, FormActions, SubmitButton } from './form.tsx'
import { useSubmit } from './use-submit.ts'

afterEach(cleanup)

function NameForm({ write }: { write: (value: string) => Promise<void> }) {
  const sending = useSubmit<string>({
    read: (form) => {
      const name = form.get('lastName')
      return typeof name === 'string' && name !== ''
        ? { ok: true, value: name }
        : { ok: false, codes: { lastName: 'missing' } }
    },
    explain: () => ({ form: 'Please fill in all fields.', fields: { lastName: 'Enter a last name.' } }),
    write,
    explainFailure: () => 'Failed to add student.',
  })
  return (
    <Form sending={sending}>
      <Field label="First name" name="firstName" />
      <Field label="Last name" name="lastName" />
      <FormActions>
        <SubmitButton>Add</SubmitButton>
      </FormActions>
    </Form>
  )
}

// What every form does is tested on the pages.
describe('useSubmit', () => {
  it('sends once where the second click of a double click comes after the answer, whatever the form holds by then', async () => {
    const write = vi.fn(() => Promise.resolve())
    render(<NameForm write={write} />)
    await userEvent.type(screen.getByLabelText('Last name'), 'Gill')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    const button = await screen.findByRole('button', { name: 'Add' })
    screen.getByLabelText<HTMLInputElement>('Last name').value = ''
    fireEvent.click(button, { detail: 2 })
    expect(screen.queryByText('Please fill in all fields.')).toBeNull()
    expect(write).toHaveBeenCalledOnce()
  })

  it('says after 15 s that there is no answer, but not on another page', async () => {
    const write = vi.fn(() => new Promise<void>(() => undefined))
    for (const isLeft of [false, true]) {
      const { unmount } = render(<NameForm write={write} />)
      await userEvent.type(screen.getByLabelText('Last name'), 'Gill')
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      fireEvent.click(screen.getByRole('button', { name: 'Add' }))
      if (isLeft) unmount()
      await act(() => vi.advanceTimersByTimeAsync(15_000))
      vi.useRealTimers()
      if (!isLeft) screen.getByText(/There is no answer yet/)
      unmount()
    }
    expect(write).toHaveBeenCalledTimes(2)
    expect(screen.queryByText(/There is no answer yet/)).toBeNull()
  })

  it('puts the focus on the first wrong field, with its sentence already there', async () => {
    render(<NameForm write={() => Promise.resolve()} />)
    const field = screen.getByLabelText('Last name')
    let sentence: string | null | undefined
    field.addEventListener('focus', () => {
      sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(document.activeElement).toBe(field)
    expect(sentence).toBe('Enter a last name.')
    expect(screen.getByRole('alert').textContent).toContain('Please fill in all fields.')
  })
})
