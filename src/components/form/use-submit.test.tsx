// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import '#tests/support/patience.ts'
import { Field } from './field.tsx'
import { Form, SubmitButton } from './form.tsx'
import { useSubmit } from './use-submit.ts'

afterEach(cleanup)

/** A write that ends when the test says so. */
function heldWrite() {
  const written: string[] = []
  const ends: { succeed: () => void; fail: () => void }[] = []
  function write(value: string) {
    written.push(value)
    return new Promise<void>((resolve, reject) => {
      ends.push({ succeed: resolve, fail: () => reject(new Error('no connection')) })
    })
  }
  return { written, ends, write }
}

function NameForm({ write }: { write: (value: string) => Promise<void> }) {
  const { onSubmit, isPending, errors, failure } = useSubmit<string>({
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
    <Form onSubmit={onSubmit} failure={failure}>
      <Field label="First name" name="firstName" />
      <Field label="Last name" name="lastName" error={errors.lastName} />
      <SubmitButton isPending={isPending}>Add</SubmitButton>
    </Form>
  )
}

describe('useSubmit', () => {
  it('sends a form once however often it is submitted while the first write is under way', async () => {
    const { written, ends, write } = heldWrite()
    render(<NameForm write={write} />)
    await userEvent.type(screen.getByLabelText('Last name'), 'Gill')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    const pending = await screen.findByRole('button', { name: 'Sending' })
    expect(pending.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(pending)
    await userEvent.type(screen.getByLabelText('Last name'), '{Enter}')
    expect(written).toEqual(['Gill'])
    ends[0]?.succeed()
    await screen.findByRole('button', { name: 'Add' })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(written).toEqual(['Gill', 'Gill'])
  })

  it('does not send twice when two submits come before the page is drawn again', () => {
    const { written, write } = heldWrite()
    const { container } = render(<NameForm write={write} />)
    const form = container.querySelector('form')
    const field = screen.getByLabelText<HTMLInputElement>('Last name')
    field.value = 'Gill'
    form?.requestSubmit()
    form?.requestSubmit()
    expect(written).toEqual(['Gill'])
  })

  it('sends once where the second click of a double click comes after the answer, whatever the form holds by then', async () => {
    const { written, ends, write } = heldWrite()
    render(<NameForm write={write} />)
    await userEvent.type(screen.getByLabelText('Last name'), 'Gill')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    ends[0]?.succeed()
    const button = await screen.findByRole('button', { name: 'Add' })
    screen.getByLabelText<HTMLInputElement>('Last name').value = ''
    fireEvent.click(button, { detail: 2 })
    expect(screen.queryByText('Please fill in all fields.')).toBeNull()
    expect(written).toEqual(['Gill'])
  })

  it('puts the focus on the first wrong field, with its sentence already there', async () => {
    const { written, write } = heldWrite()
    render(<NameForm write={write} />)
    const field = screen.getByLabelText('Last name')
    let sentence: string | null | undefined
    field.addEventListener('focus', () => {
      sentence = document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    })
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(sentence).toBe('Enter a last name.')
    expect(screen.getByRole('alert').textContent).toContain('Please fill in all fields.')
    expect(written).toEqual([])
  })

  it('shows a failed write, keeps what was typed and can be sent again', async () => {
    const { written, ends, write } = heldWrite()
    render(<NameForm write={write} />)
    await userEvent.type(screen.getByLabelText('Last name'), 'Gill')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    ends[0]?.fail()
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to add student.')
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Gill')
    await userEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(written).toEqual(['Gill', 'Gill'])
  })
})
