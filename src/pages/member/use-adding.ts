import { useState } from 'react'

/** The modal that adds a child, from its opening to the sentence that the child was added; opened anew, that sentence is gone. */
export function useAdding() {
  const [state, setState] = useState<'closed' | 'open' | 'added'>('closed')
  return {
    isOpen: state === 'open',
    isAdded: state === 'added',
    begin: () => setState('open'),
    end: () => setState('added'),
    cancel: () => setState('closed'),
  }
}
