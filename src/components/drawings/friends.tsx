/** The words of the letters, as in a primer: width by height, each standing on its lower edge. */

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
      <path fill="var(--dye-madder)" d="M54 46.500l4 4-4 4-4-4z" />
      <circle fill="var(--pupil)" cx="131" cy="18" r="3" />
    </>
  )
}

/** ਅੰਬ, the mango, with its beak: 64 by 76. */
export function Mango() {
  return (
    <>
      <path fill="var(--mustard)" d={`${mango}C44 76 25 76 13 65-4 49 2 16 26 13z`} />
      <path fill="var(--mustard-dark)" d={`${mango}C49 73 40 74 32 73 42 58 36 30 26 13z`} />
      <path
        fill="none"
        stroke="var(--leaf-dark)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M28 14q-1-7 3-11"
      />
      <path fill="var(--leaf)" d="M30 9q10-13 27-5-11 12-27 5z" />
    </>
  )
}

/** From the stem over the hollow side to the beak. */
const mango = 'M26 13C41 11 49 20 50 32 51 44 52 50 60 57 64 61 62 66 57 68'

/** ਇੱਟ, bricks: so many in each row, 46 by 19 each, the lowest row last. */
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

/** ਸੇਬ, the apple: 70 by 70. */
export function Apple() {
  return (
    <>
      <path
        fill="var(--dye-madder)"
        d="M34 20C20 10 0 18 0 42c0 20 16 32 34 27 18 5 35-7 35-27 0-24-20-32-35-22z"
      />
      <path fill="var(--dye-madder-dark)" d="M34 20c15-10 35-2 35 22 0 20-17 32-35 27 26-14 20-40 0-49z" />
      <path
        fill="none"
        stroke="var(--leaf-dark)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M34 22q-2-12 4-19"
      />
      <path fill="var(--young-leaf)" d="M38 12Q46-1 65 4 58 16 38 12z" />
    </>
  )
}

/** ਹਾਥੀ, the elephant: 168 by 86. */
export function Elephant() {
  return (
    <>
      <path
        fill="none"
        stroke="var(--elephant-dark)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M12 34Q-1 38 4 58"
      />
      <path
        fill="var(--elephant)"
        d="M12 84V32C12 14 24 1 46 1h44q14 0 20 6 30-6 32 28l2 26q1 10 8 9t5-8l9 0c3 20-6 25-16 24-13-1-18-10-18-22l-12-8v28h-28V53H42v31z"
      />
      <path fill="var(--elephant-dark)" d="M12 84V66l16-13h88v31H90V60H42v24z" />
      <path fill="var(--elephant-dark)" d="M90 8q24-2 34 14 6 32-14 40-22-6-20-54z" />
      <path fill="var(--dye-madder)" d="M28 1h66l-6 48H36z" />
      <path fill="var(--mustard)" d="M28 0h67v9H28zM62 16l14 13-14 13-14-13z" />
      <path fill="var(--rani)" d="M62 23l7 6-7 6-7-6z" />
      <circle fill="var(--white)" cx="132" cy="36" r="6.5" />
      <circle fill="var(--pupil)" cx="134" cy="37" r="3.8" />
      <path fill="var(--white)" d="M140 63q10 6 14-3 1 13-10 12z" />
    </>
  )
}

/** The dhol of the weddings: 92 by 74. */
export function Dhol() {
  return (
    <>
      <path fill="var(--brick)" d="M12 20h60v54H12z" />
      <ellipse fill="var(--drum-rim)" cx="14" cy="47" rx="12" ry="27" />
      <path
        fill="none"
        stroke="var(--mustard)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M22 22l10 50 10-50 10 50 9-50"
      />
      <ellipse fill="var(--drum-skin)" cx="72" cy="47" rx="11" ry="27" />
      <ellipse fill="var(--dye-madder)" cx="74" cy="47" rx="4" ry="11" />
      <path
        fill="none"
        stroke="var(--scene-leaf-dark)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M3 10Q36-2 76 14M78 46q10-6 8-23"
      />
    </>
  )
}
