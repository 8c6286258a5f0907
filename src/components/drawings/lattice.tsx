import { useId } from 'react'

const grounds = {
  indigo: { ground: 'nilak-ground', facets: ['indigo', 'nilak-facet'], core: 'mustard', corner: 'rani' },
  madder: { ground: 'picture-madder', facets: ['mustard', 'mustard-dark'], core: 'rani', corner: 'white' },
  leaf: { ground: 'leaf', facets: ['mustard', 'mustard-dark'], core: 'leaf-dark', corner: 'white' },
  rani: { ground: 'rani', facets: ['mustard', 'mustard-dark'], core: 'indigo', corner: 'white' },
} as const

export type LatticeColour = keyof typeof grounds

/** Phulkari embroidery that fills its box with tiles of 48 px, whatever the size of the box. */
export function Lattice({ colour }: { colour: LatticeColour }) {
  const tile = useId()
  const { ground, facets, core, corner } = grounds[colour]
  return (
    <svg width="100%" height="100%" aria-hidden="true">
      <pattern id={tile} width="48" height="48" patternUnits="userSpaceOnUse">
        <path fill={`var(--${ground})`} d="M0 0h48v48H0z" />
        <path fill={`var(--${facets[0]})`} d="M24 4 44 24 24 44 4 24z" />
        <path fill={`var(--${facets[1]})`} d="M24 4 44 24H24zM24 44 4 24h20z" />
        <path fill={`var(--${core})`} d="M24 17l7 7-7 7-7-7z" />
        <path fill={`var(--${corner})`} d="M0 0h8L0 8zM48 0v8l-8-8zM0 48v-8l8 8zM48 48h-8l8-8z" />
        <path fill="var(--mustard)" d="M21 0h6l-3 3zM21 48l3-3 3 3zM0 21l3 3-3 3zM48 21v6l-3-3z" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${tile})`} />
    </svg>
  )
}
