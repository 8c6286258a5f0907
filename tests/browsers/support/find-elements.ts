import type * as library from '@testing-library/dom'

/** One step from elements to others, as JSON: patterns are regular expressions. */
export type Step =
  | { by: 'role'; role: string; name?: Pattern; checked?: boolean; level?: number }
  | { by: 'label'; pattern: Pattern }
  | { by: 'text'; pattern: Pattern }
  | { by: 'selector'; selector: string }
  | { by: 'filter'; hasText?: Pattern; has?: Step[] }
  | { by: 'index'; index: number }

export interface Pattern {
  source: string
  flags: string
}

declare const TestingLibraryDom: typeof library

/** Finds elements as Testing Library does; runs in the page, so it may use nothing from outside. */
export function findElements(steps: Step[], from: HTMLElement): HTMLElement[] {
  const { queryAllByLabelText, queryAllByRole, queryAllByText } = TestingLibraryDom
  const toRegExp = ({ source, flags }: Pattern) => new RegExp(source, flags)
  const take = (elements: HTMLElement[], step: Step): HTMLElement[] => {
    if (step.by === 'index') return elements.slice(step.index).slice(0, 1)
    if (step.by === 'filter') {
      return elements.filter((element) => {
        const text = element.textContent.replace(/\s+/g, ' ')
        if (step.hasText !== undefined && !toRegExp(step.hasText).test(text)) return false
        return step.has === undefined || step.has.reduce(take, [element]).length > 0
      })
    }
    const found = elements.flatMap((element): HTMLElement[] => {
      if (step.by === 'selector') return [...element.querySelectorAll<HTMLElement>(step.selector)]
      if (step.by !== 'role')
        return (step.by === 'text' ? queryAllByText : queryAllByLabelText)(element, toRegExp(step.pattern))
      const { role, name, ...state } = step
      return queryAllByRole(element, role, { ...state, ...(name && { name: toRegExp(name) }) })
    })
    return [...new Set(found)]
  }
  return steps.reduce(take, [from])
}
