import { useOutletContext } from 'react-router-dom'

/**
 * Runs work during which the guard of the guest pages must not lead a new session away (`GuestsOnly` in app/guards.tsx).
 * Rejects as the work rejects.
 */
export function useHold(): (work: () => Promise<void>) => Promise<void> {
  return useOutletContext()
}
