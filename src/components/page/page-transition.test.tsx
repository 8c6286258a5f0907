// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { expect, it } from 'vitest'
import { LoadedPages } from './page-transition.ts'
import { Link } from '#components/ui/link.tsx'

const never = new Promise<never>(() => undefined)
const Distant = () => use(never)

it('makes one entry of the history, however often it is pressed while its page is on the way', async () => {
  await act(() =>
    render(
      <BrowserRouter useTransitions={false}>
        <LoadedPages value={(path) => path !== '/distant'}>
          <Link to="/distant">Distant</Link>
          <Link to="/near">Near</Link>
          <Suspense>
            <Routes>
              <Route path="/distant" element={<Distant />} />
              <Route path="*" element={<p>Here</p>} />
            </Routes>
          </Suspense>
        </LoadedPages>
      </BrowserRouter>,
    ),
  )
  const before = history.length
  const press = (name: string, detail: number) => {
    fireEvent.click(screen.getByRole('link', { name }), { detail })
    return [location.pathname, history.length - before]
  }
  press('Distant', 1)
  expect(press('Distant', 1)).toEqual(['/distant', 1])
  screen.getByText('Here')
  expect(press('Near', 1)).toEqual(['/near', 2])
  // The second tap of two may hit what has come to the place of the first.
  expect(press('Distant', 2)).toEqual(['/near', 2])
  cleanup()
})
