// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '#tests/support/patience.ts'
import { lateCode, LateDialog } from './lazy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

describe('a late dialog', () => {
  it('appears once its code has arrived, and at once the next time', async () => {
    const code = lateCode(() => Promise.resolve({ Greeting }))
    const { unmount } = render(<LateGreeting code={code} onClose={vi.fn()} />)
    expect(screen.queryByText('Hello Meher')).toBeNull()
    await screen.findByText('Hello Meher')
    unmount()
    render(<LateGreeting code={code} onClose={vi.fn()} />)
    screen.getByText('Hello Meher')
  })

  it('is there at once where its button was reached before', async () => {
    const code = lateCode(() => Promise.resolve({ Greeting }))
    code.beforehand.onPointerEnter()
    await waitFor(() => expect(code.here()).not.toBeNull())
    render(<LateGreeting code={code} onClose={vi.fn()} />)
    screen.getByText('Hello Meher')
  })

  it('says so and counts as closed where its code cannot be downloaded, and tries again', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    const load = vi.fn().mockRejectedValueOnce(new Error('line')).mockResolvedValue({ Greeting })
    const code = lateCode<{ Greeting: typeof Greeting }>(load)
    const onClose = vi.fn()
    const { unmount } = render(<LateGreeting code={code} onClose={onClose} />)
    const message = await screen.findByRole('dialog', { name: /could not be loaded/ })
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(message.isConnected).toBe(false))
    render(<LateGreeting code={code} onClose={onClose} />)
    await screen.findByText('Hello Meher')
  })
})

interface LateGreetingProps {
  code: ReturnType<typeof lateCode<{ Greeting: typeof Greeting }>>
  onClose: () => void
}

function LateGreeting({ code, onClose }: LateGreetingProps) {
  return (
    <LateDialog code={code} onClose={onClose}>
      {({ Greeting }) => <Greeting name="Meher" />}
    </LateDialog>
  )
}
