import { ArrowRight } from 'lucide-react'

export function Arrow() {
  return <ArrowRight aria-hidden="true" size={22} strokeWidth={2.25} />
}
