// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import '#tests/support/patience.ts'
import { lazyModule, type LazyModule, usePreload } from '#lib/lazy-module.tsx'
import { LazyDialog } from './lazy-dialog.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

describe('a lazy dialog', () => {
  it('says that it is on its way, appears once its code has arrived, and at once the next time (B8.17)', async () => {
    let arrive: (module: { Greeting: typeof Greeting }) => void = () => undefined
    const module = lazyModule(
      () => new Promise<{ Greeting: typeof Greeting }>((resolve) => (arrive = resolve)),
    )
    const { unmount } = render(<LazyGreeting module={module} onClose={vi.fn()} />)
    const status = screen.getByRole('status')
    expect(status.textContent, 'it is there before it speaks').toBe('')
    await waitFor(() => expect(status.textContent).toBe('Loading...'))
    expect(screen.queryByText('Hello Meher')).toBeNull()
    arrive({ Greeting })
    await screen.findByText('Hello Meher')
    expect(screen.queryByRole('status')).toBeNull()
    unmount()
    render(<LazyGreeting module={module} onClose={vi.fn()} />)
    screen.getByText('Hello Meher')
  })

  it('is there at once where somebody had pressed a key on the page that opens it', async () => {
    const module = lazyModule(() => Promise.resolve({ Greeting }))
    renderHook(() => usePreload(module))
    expect(module.loaded()).toBeNull()
    await userEvent.keyboard('{Tab}')
    await waitFor(() => expect(module.loaded()).not.toBeNull())
    render(<LazyGreeting module={module} onClose={vi.fn()} />)
    screen.getByText('Hello Meher')
  })

  it('says so and counts as closed where its code cannot be downloaded, however often, or never comes, and tries again where it could not', async () => {
    vi.spyOn(console, 'error').mockReturnValue(undefined)
    let isOffline = true
    const load = () =>
      isOffline
        ? Promise.reject(new TypeError('Failed to fetch dynamically imported module: /dialog.js'))
        : Promise.resolve({ Greeting })
    const module = lazyModule<{ Greeting: typeof Greeting }>(load)
    const onClose = vi.fn()
    const { unmount } = render(<LazyGreeting module={module} onClose={onClose} />)
    const message = await screen.findByRole('dialog', { name: /could not be loaded/ })
    expect(onClose).toHaveBeenCalledOnce()
    unmount()
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))
    await waitFor(() => expect(message.isConnected).toBe(false))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const stalled = lazyModule(() => new Promise<{ Greeting: typeof Greeting }>(() => undefined))
    const { unmount: leave } = render(<LazyGreeting module={stalled} onClose={onClose} />)
    await vi.advanceTimersByTimeAsync(15_000)
    expect(onClose).toHaveBeenCalledTimes(2)
    leave()
    vi.useRealTimers()
    isOffline = false
    render(<LazyGreeting module={module} onClose={onClose} />)
    await screen.findByText('Hello Meher')
  })
})

interface LazyGreetingProps {
  module: LazyModule<{ Greeting: typeof Greeting }>
  onClose: () => void
}

function LazyGreeting({ module, onClose }: LazyGreetingProps) {
  return (
    <LazyDialog module={module} onClose={onClose}>
      {({ Greeting }) => <Greeting name="Meher" />}
    </LazyDialog>
  )
}
