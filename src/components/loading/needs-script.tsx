import { components as copy } from '#copy/layout.ts'
import { SchoolEmail } from '#components/ui/school-contact.tsx'

/** Visible only where scripts are off or the app could not be loaded (`data-script` on the page, set by `start.ts`). */
export function NeedsScript() {
  return (
    <p className="needs-script">
      {copy.needsScript} <SchoolEmail />
    </p>
  )
}
