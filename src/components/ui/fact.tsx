import type { ReactNode } from 'react'

/** A pair of a list of facts (`<dl>`); nothing if there is nothing to say. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === false) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
