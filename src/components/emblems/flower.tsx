import type { CSSProperties } from 'react'
import { env } from '#lib/env.ts'
import styles from './flower.module.css'

interface FlowerProps {
  /** Each completed level stitches its petals; without a number all of them are stitched. */
  levels?: number | undefined
  /** How many more levels are half stitched: joined, but not over. */
  joined?: number
  /** In pixels. Below 64 the petals are plain, from 96 they have satin stitches. */
  size: number
  /** The text for screen readers, such as "1 of 4 levels done"; without it the flower is decorative. */
  label?: string
  isStitching?: boolean
}

/** A petal points up from the centre: a kite that is widest at y `waist` and ends at y `tip`. */
interface Petal {
  width: number
  waist: number
  tip: number
  fills: [left: string, right: string]
}

const heel = -9
const mustardInQuarter: Petal = {
  width: 13,
  waist: -26,
  tip: -47,
  fills: ['var(--mustard)', 'var(--mustard-dark)'],
}
const raniInQuarter: Petal = { width: 8.5, waist: -22, tip: -36, fills: ['var(--rani)', 'var(--rani-dark)'] }

/** One for each level that the school teaches; four if that is unknown. */
const parts = env.program.lastLevel || 4
/** At least two rings of two petals. */
const turns = parts < 3 ? 4 : parts
const between = `rotate(${180 / turns})`
const [mustard, rani] = [inPart(mustardInQuarter), inPart(raniInQuarter)]

export function Flower({ levels = parts, joined = 0, size, label, isStitching = false }: FlowerProps) {
  const isSatin = size >= 96
  return (
    <svg
      viewBox="-50 -50 100 100"
      width={size}
      height={size}
      className={size < 64 ? styles.plain : styles.outlined}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {Array.from({ length: turns }, (_, turn) => {
        const part = Math.floor((turn * parts) / turns)
        return (
          <g key={turn} transform={`rotate(${(360 * turn) / turns})`}>
            {part < levels ? (
              <g
                {...(isStitching && {
                  className: styles.stitching,
                  style: { '--turn': turn } as CSSProperties,
                })}
              >
                <StitchedPetal petal={mustard} isSatin={isSatin} />
                <g transform={between}>
                  <StitchedPetal petal={rani} isSatin={isSatin} />
                </g>
              </g>
            ) : (
              <g className={styles.waiting}>
                <path d={half(mustard, -1) + half(mustard, 1)} />
                <path transform={between} d={half(rani, -1) + half(rani, 1)} />
              </g>
            )}
            {part >= levels && part < levels + joined && (
              <>
                <path fill={mustard.fills[0]} d={`${half(mustard, -1)}z`} />
                <path fill={rani.fills[0]} transform={between} d={`${half(rani, -1)}z`} />
              </>
            )}
          </g>
        )
      })}
      <path fill="var(--indigo)" d="M0-9 9 0 0 9-9 0z" />
      <path fill="var(--mustard)" d="M0-4.2 4.2 0 0 4.2-4.2 0z" />
    </svg>
  )
}

function StitchedPetal({ petal, isSatin }: { petal: Petal; isSatin: boolean }) {
  return (
    <>
      <path fill={petal.fills[0]} d={`${half(petal, -1)}z`} />
      <path fill={petal.fills[1]} d={`${half(petal, 1)}z`} />
      {isSatin && (
        <g stroke="var(--white)" strokeWidth="0.9">
          <path opacity="0.5" d={satin(petal, -1)} />
          <path opacity="0.26" d={satin(petal, 1)} />
        </g>
      )}
    </>
  )
}

function half({ width, waist, tip }: Petal, side: -1 | 1): string {
  return `M0 ${heel}L${side * width} ${waist} 0 ${tip}`
}

function inPart(petal: Petal): Petal {
  return { ...petal, width: petal.width * Math.min(1, 4 / turns) }
}

/** Stitches across one half of a petal, three units apart. */
function satin({ width, waist, tip }: Petal, side: -1 | 1): string {
  let lines = ''
  for (let y = heel - 3; y > tip; y -= 3) {
    const part = y > waist ? (heel - y) / (heel - waist) : (y - tip) / (waist - tip)
    lines += `M0 ${y}H${(side * width * part).toFixed(1)}`
  }
  return lines
}
