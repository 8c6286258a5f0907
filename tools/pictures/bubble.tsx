import { Facet } from '#components/drawings/facet.tsx'

/** A speech bubble of 72 by 58 that says two stitches; its tail points down to the left. */
export function Bubble({ fill, says }: { fill: string; says: readonly [string, string] }) {
  return (
    <>
      <path
        fill={fill}
        d="M10 0h52a10 10 0 0 1 10 10v22a10 10 0 0 1-10 10H32L16 58V42h-6A10 10 0 0 1 0 32V10A10 10 0 0 1 10 0z"
      />
      {says.map((dye, place) => (
        <Facet
          key={dye}
          x={place * 26 + 23}
          y={21}
          size={10}
          light={`var(--${dye})`}
          dark={`var(--${dye}-dark)`}
        />
      ))}
    </>
  )
}
