import { ArrowRight } from 'lucide-react'

/** Stands behind the words of a button that leads on. */
export function Arrow() {
  return <ArrowRight aria-hidden="true" size={22} strokeWidth={2.25} />
}
