import { oora } from '#components/emblems/gurmukhi-outlines.ts'

/** ੳ without a face, so that it stays clear at 16 px (LOOK section 6, Favicon). */
export function Favicon() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
      <rect fill="var(--mustard)" width="32" height="32" rx="8" />
      <path fill="var(--indigo)" transform="translate(6.2 27.8) scale(.0287)" d={oora} />
    </svg>
  )
}
