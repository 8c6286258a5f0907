import { HeroScene } from '#pages/public/home/hero-scene.tsx'
import { paintiWord } from '#components/emblems/gurmukhi-outlines.ts'
import { Mark } from '#components/emblems/mark.tsx'
import { site } from '#content/site.ts'
import { Canvas } from './shared.tsx'

/** What a message shows beside a link: the hero's morning and the school's name. */
export function Share() {
  return (
    <Canvas width={1200} height={630} ground="var(--sky)">
      {/* 1440 by 720, and a little more sky. */}
      <g transform="translate(0 30) scale(.83334)">
        <HeroScene />
      </g>
      <g transform="translate(72 96)">
        <Mark size={188} />
      </g>
      <text fill="var(--ink)" fontFamily="Baloo" fontWeight="800" fontSize="132" x="280" y="208">
        {site.name}
      </text>
      <path fill="var(--madder)" transform="translate(286 286) scale(.072)" d={paintiWord} />
    </Canvas>
  )
}
