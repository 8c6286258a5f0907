import type { ReactElement } from 'react'
import { aira } from '#components/drawings/letters.ts'
import { oora } from '#components/emblems/gurmukhi-outlines.ts'
import { Facet } from './facet.tsx'
import { Dhol } from './friends.tsx'
import { Canvas } from './shared.tsx'

/** The icons of the reasons on the start page, by the names that it uses. */
export const reasons = {
  calendar: draw(<Calendar />),
  speech: draw(<Speech />),
  music: draw(<Music />),
  price: draw(<Price />),
  friends: draw(<Friends />),
  book: draw(<Book />),
}

function draw(icon: ReactElement) {
  return (
    <Canvas width={72} height={72}>
      {icon}
    </Canvas>
  )
}

const mustard = { light: 'var(--mustard)', dark: 'var(--mustard-dark)' }

function Calendar() {
  return (
    <>
      <rect fill="#e4e6fb" x="8" y="13" width="56" height="52" rx="9" />
      <path fill="var(--scene-indigo)" d="M8 29v-7a9 9 0 0 1 9-9h38a9 9 0 0 1 9 9v7z" />
      <path
        fill="none"
        stroke="var(--mustard)"
        strokeWidth="6.5"
        strokeLinecap="round"
        d="M23 8v10M49 8v10"
      />
      <path
        fill="#8b8fd8"
        d="M20.5 35l4.5 4.5-4.5 4.5-4.5-4.500zM51.5 35l4.5 4.5-4.5 4.5-4.5-4.500zM36 50l4.5 4.5-4.5 4.5-4.5-4.500zM51.5 50l4.5 4.5-4.5 4.5-4.5-4.500z"
      />
      <Facet {...mustard} x={36} y={39.5} size={7} />
      <Facet {...mustard} x={20.5} y={54.5} size={7} />
    </>
  )
}

function Speech() {
  return (
    <>
      <path
        fill="var(--dye-madder)"
        d="M15 7h42a9 9 0 0 1 9 9v27a9 9 0 0 1-9 9H36L21 66V52h-6a9 9 0 0 1-9-9V16a9 9 0 0 1 9-9z"
      />
      <path fill="var(--white)" transform="translate(15.8 43.5) scale(.048)" d={aira} />
    </>
  )
}

function Music() {
  return (
    <g transform="translate(1.5 7) scale(.77)">
      <Dhol />
    </g>
  )
}

function Price() {
  return (
    <>
      <path
        fill="var(--leaf)"
        d="M38 8h23a5 5 0 0 1 5 5v23a7 7 0 0 1-2 5L43.2 61.800a6 6 0 0 1-8.5 0L12.2 39.300a6 6 0 0 1 0-8.500L33 10a7 7 0 0 1 5-2z"
      />
      <path
        fill="var(--leaf-dark)"
        d="M64.5 9.500a5 5 0 0 1 1.5 3.500v23a7 7 0 0 1-2 5L43.2 61.800a6 6 0 0 1-8.5 0L23.5 50.500z"
      />
      <circle fill="var(--white)" cx="54.5" cy="19.5" r="5" />
      <Facet {...mustard} x={35} y={39} size={10} />
    </>
  )
}

function Friends() {
  return (
    <>
      <path fill="var(--scene-indigo)" d="M1 65v-3a15 15 0 0 1 30 0v3z" />
      <path fill="var(--scene-marigold)" d="M41 65v-3a15 15 0 0 1 30 0v3z" />
      <path fill="var(--scene-rani)" d="M17 65v-8a19 21 0 0 1 38 0v8z" />
      <Face x={15.5} y={35} dye="indigo" radius={11} />
      <Face x={56.5} y={35} dye="marigold" radius={11} />
      <Face x={36} y={20.5} dye="rani" radius={13} />
    </>
  )
}

function Face({ x, y, dye, radius }: { x: number; y: number; dye: string; radius: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${radius})`}>
      <circle fill={`var(--scene-${dye})`} r="1" />
      {[-0.39, 0.39].map((eye) => (
        <g key={eye} transform={`translate(${eye} 0)`}>
          <circle fill="var(--white)" r=".36" />
          <circle fill="var(--pupil)" cx=".07" cy=".02" r=".2" />
        </g>
      ))}
    </g>
  )
}

function Book() {
  return (
    <>
      <path fill="var(--mustard)" d="M5 13q17-6 31 3v51q-14-9-31-3z" />
      <path fill="var(--mustard-dark)" d="M67 13q-17-6-31 3v51q14-9 31-3z" />
      <path fill="var(--indigo)" transform="translate(10.3 51) scale(.0295)" d={oora} />
      <path
        fill="none"
        stroke="var(--white)"
        strokeWidth="3.4"
        strokeDasharray="6 5"
        strokeLinecap="round"
        d="M43 29q8-4 18-3M43 40q8-4 18-3M43 51q8-4 18-3"
      />
    </>
  )
}
