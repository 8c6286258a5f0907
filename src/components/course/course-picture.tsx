import { useState } from 'react'
import { Lattice, type LatticeColour } from '#components/drawings/lattice.tsx'
import type { Level } from '#model/values/level.ts'

const colours: readonly LatticeColour[] = ['indigo', 'madder', 'leaf', 'rani']

interface CoursePictureProps {
  course: { imageUrl: string; level: Level | null }
  className?: string | undefined
  isLazy?: boolean
}

/** The picture of a course. If it has none, or it fails to load, a tile is drawn in the colour of the level. */
export function CoursePicture({ course, className, isLazy = false }: CoursePictureProps) {
  const { imageUrl, level } = course
  const [lostUrl, setLostUrl] = useState('')
  const shape = { className, width: 320, height: 200 }
  if (imageUrl === lostUrl)
    return (
      <svg {...shape} viewBox="0 0 320 200" aria-hidden="true">
        <Lattice colour={colours[((level ?? 1) - 1) % colours.length] ?? 'indigo'} />
      </svg>
    )
  return (
    <img
      {...shape}
      ref={askAgain}
      src={imageUrl}
      alt=""
      loading={isLazy ? 'lazy' : undefined}
      onError={() => setLostUrl(imageUrl)}
    />
  )
}

/** A picture that failed before hydration has reported it to nobody, so it is checked. */
function askAgain(picture: HTMLImageElement | null): void {
  if (picture?.complete === true && picture.naturalWidth === 0)
    picture.src = picture.getAttribute('src') ?? ''
}
