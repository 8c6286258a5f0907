// Words of the letters that only picture files show; the others are in src/components/drawings.

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
      <path fill="#8fc871" d="M38 12Q46-1 65 4 58 16 38 12z" />
    </>
  )
}

/** ਹਾਥੀ, the elephant: 168 by 86. */
export function Elephant() {
  return (
    <>
      <path fill="none" stroke="#6468bb" strokeWidth="5" strokeLinecap="round" d="M12 34Q-1 38 4 58" />
      <path
        fill="#8b8fd8"
        d="M12 84V32C12 14 24 1 46 1h44q14 0 20 6 30-6 32 28l2 26q1 10 8 9t5-8l9 0c3 20-6 25-16 24-13-1-18-10-18-22l-12-8v28h-28V53H42v31z"
      />
      <path fill="#6468bb" d="M12 84V66l16-13h88v31H90V60H42v24z" />
      <path fill="#6468bb" d="M90 8q24-2 34 14 6 32-14 40-22-6-20-54z" />
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
      <ellipse fill="#8f3722" cx="14" cy="47" rx="12" ry="27" />
      <path
        fill="none"
        stroke="var(--mustard)"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M22 22l10 50 10-50 10 50 9-50"
      />
      <ellipse fill="#ffe0a8" cx="72" cy="47" rx="11" ry="27" />
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
