import type { ReactNode } from 'react'

/** A name-value pair of a `<dl>`; nothing without a value. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === '' || children === false) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
