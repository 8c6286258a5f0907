// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import '#tests/support/patience.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from '../form/field.tsx'

afterEach(cleanup)

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enquire Now</Button>
      {isOpen && (
        <Dialog title="Enquire about First words" onClose={() => setOpen(false)}>
          <Field label="Email" name="email" />
        </Dialog>
      )}
    </>
  )
}

async function openDialog() {
  render(
    <StrictMode>
      <Page />
    </StrictMode>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Enquire Now' }))
  return screen.findByRole<HTMLDialogElement>('dialog', { name: 'Enquire about First words' })
}

describe('Dialog', () => {
  it('opens as a modal with the focus on its first field', async () => {
    const dialog = await openDialog()
    expect(dialog.open).toBe(true)
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  it('forgets what was typed when it is closed, and gives the focus back', async () => {
    await openDialog()
    await userEvent.type(screen.getByLabelText('Email'), 'harleen@exam')
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enquire Now' }))
    await userEvent.click(screen.getByRole('button', { name: 'Enquire Now' }))
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
  })

  it('closes when the browser asks for it, as Escape does', async () => {
    const dialog = await openDialog()
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('closes on a press on the backdrop, but not on one that began inside', async () => {
    const dialog = await openDialog()
    await userEvent.pointer([{ keys: '[MouseLeft>]', target: screen.getByLabelText('Email') }])
    fireEvent.click(dialog)
    expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.click(dialog)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
