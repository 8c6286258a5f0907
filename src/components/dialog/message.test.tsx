// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import '#tests/support/patience.ts'
import { Dialog } from './dialog.tsx'
import { showMessage } from './message.ts'

afterEach(cleanup)

const subscribed = {
  title: 'Subscribed!',
  text: 'Thank you for subscribing to our newsletter.',
  icon: 'success',
  confirmLabel: 'Okay',
} as const

describe('showMessage', () => {
  it('says its title and its sentence until it is dismissed', async () => {
    const ended = showMessage(subscribed)
    const message = await screen.findByRole('dialog', { name: 'Subscribed!' })
    expect(within(message).getByText('Thank you for subscribing to our newsletter.')).toBeTruthy()
    await userEvent.click(within(message).getByRole('button', { name: 'Okay' }))
    await ended
    expect(screen.queryByText('Subscribed!')).toBeNull()
  })

  it('shows markup in a title as the text that it is', async () => {
    const title = '<a style="position:fixed;inset:0" href="//elsewhere.example">Arjan</a>'
    const ended = showMessage({ title, icon: 'info', confirmLabel: 'Okay' })
    const message = await screen.findByRole('dialog', { name: title })
    expect(within(message).queryByRole('link')).toBeNull()
    await userEvent.click(within(message).getByRole('button', { name: 'Okay' }))
    await ended
  })

  it('stands inside an open dialog, where it can be seen and pressed', async () => {
    render(
      <Dialog title="Enquire" onClose={() => undefined}>
        <p>form</p>
      </Dialog>,
    )
    const ended = showMessage(subscribed)
    const message = await screen.findByRole('dialog', { name: 'Subscribed!' })
    expect(screen.getByRole('dialog', { name: 'Enquire' }).contains(message)).toBe(true)
    await userEvent.click(within(message).getByRole('button', { name: 'Okay' }))
    await ended
  })
})
