// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import '#tests/support/patience.ts'
import { Dialog } from './dialog.tsx'
import { showMessage } from './message.ts'

afterEach(cleanup)

it('A dialog closes on a press on the backdrop, but not on one that began inside', async () => {
  const onClose = vi.fn()
  render(
    <Dialog title="Enquire" onClose={onClose}>
      <p>form</p>
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Enquire' })
  await userEvent.pointer([{ keys: '[MouseLeft>]', target: screen.getByText('form') }])
  fireEvent.click(dialog)
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

it('A message stands inside an open dialog, where it can be seen and pressed, and shows the markup in a name as text', async () => {
  render(
    <Dialog title="Enquire" onClose={() => undefined}>
      <p>form</p>
    </Dialog>,
  )
  const title = '<img src=x onerror=alert(1)> Gill is not ready.'
  const ended = showMessage({ title, text: 'Enrol <b>Noor</b> first.', icon: 'info' })
  const message = await screen.findByRole('dialog', { name: title })
  within(message).getByText('Enrol <b>Noor</b> first.')
  expect(screen.getByRole('dialog', { name: 'Enquire' }).contains(message)).toBe(true)
  await userEvent.click(within(message).getByRole('button', { name: 'Okay' }))
  await ended
})
