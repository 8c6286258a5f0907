/** Words of the letters, as in a primer: width by height, each standing on its lower edge. */

/** ਊਠ, the camel: 152 by 122. */
export function Camel() {
  return (
    <>
      <path
        fill="var(--camel-dark)"
        d="M72 76h9v41a4.5 4.5 0 0 1-9 0zM17 76h9v41a4.5 4.5 0 0 1-9 0zM36 76h9v41a4.5 4.5 0 0 1-9 0zM91 76h9v41a4.5 4.5 0 0 1-9 0z"
      />
      <path
        fill="none"
        stroke="var(--camel-dark)"
        strokeWidth="4"
        strokeLinecap="round"
        d="M14 60q-9 5-9 24"
      />
      <path fill="var(--camel-dark)" d="M116 3l8 8-6 2z" />
      <path
        fill="var(--camel)"
        d="M13 70q-3-18 17-22 5-23 23-23t24 22q12 3 27 20 10-10 11-32l1-14q1-10 11-10h15q9 0 9 8t-9 8h-11q0 52-28 49z"
      />
      <path fill="var(--camel-dark)" d="M12 66q44 6 84 1 20-4 34-17-1 30-40 32H26q-14-2-14-16z" />
      <path fill="var(--mustard)" d="M34 47q3-20 19-21t21 21z" />
      <path fill="var(--indigo)" d="M33 45q20-18 42 0l-4 22H38z" />
      <path fill="var(--mustard)" d="M54 40l11 10.5-11 10.5-11-10.500z" />
      <path fill="var(--mustard-dark)" d="M54 40l11 10.500H54zM54 61L43 50.500h11z" />
      <path fill="var(--picture-madder)" d="M54 46.500l4 4-4 4-4-4z" />
      <circle fill="var(--pupil)" cx="131" cy="18" r="3" />
    </>
  )
}

/** ਇੱਟ, bricks: the count in each row, 46 by 19 each, bottom row last. */
export function Bricks({ rows }: { rows: readonly number[] }) {
  const widest = Math.max(...rows)
  return rows.map((count, row) => (
    <g key={row} transform={`translate(${(widest - count) * 24.5} ${row * 20})`}>
      {Array.from({ length: count }, (_, place) => (
        <g key={place} transform={`translate(${place * 49} 0)`}>
          <rect fill="var(--brick)" width="46" height="19" rx="2" />
          <path fill="var(--brick-dark)" d="M0 14h46v3a2 2 0 0 1-2 2H2a2 2 0 0 1-2-2z" />
          <path
            fill="none"
            stroke="var(--white)"
            strokeOpacity=".6"
            strokeWidth="1.8"
            strokeDasharray="6 3.5"
            d="M8 6h30"
          />
        </g>
      ))}
    </g>
  ))
}
