import { Bloom } from '#components/drawings/field.tsx'
import { Bricks } from '#components/drawings/friends.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { notFound as copy } from '#copy/layout.ts'
import { paths } from '#lib/paths.ts'
import styles from './not-found-page.module.css'

export function NotFoundPage() {
  return (
    <>
      <PageTitle title={copy.title} />
      <div className={`content ${styles.page ?? ''}`}>
        <svg className={styles.picture} viewBox="0 0 260 220" aria-hidden="true">
          <MissingBrick />
        </svg>
        <div>
          <h1>{copy.title}</h1>
          <p className={styles.text}>{copy.text}</p>
          <div className={styles.ways}>
            <ButtonLink to={paths.courses}>{copy.courses}</ButtonLink>
            <ButtonLink variant="second" to={paths.home}>
              {copy.home}
            </ButtonLink>
          </div>
        </div>
      </div>
    </>
  )
}

/** ੲ on its wall, where a brick is missing because a kite took it; 260 by 220. */
function MissingBrick() {
  return (
    <>
      <Thread width={3.5} d="M3 215H258M149 154Q150 118 202 95" />
      <Kite transform="translate(215 50) rotate(20) scale(.55)" colour="marigold" />
      <Letter
        transform="translate(27 141) scale(.165)"
        name="eeri"
        left="hip"
        right="down"
        gaze={[18, 14]}
        jutti="mustard"
      />
      <g transform="translate(5 161) scale(.85)">
        <g transform="translate(49 0)">
          <Bricks rows={[2]} />
          <rect
            fill="none"
            stroke="var(--unstitched)"
            strokeWidth="2"
            strokeDasharray="5 4"
            x="99"
            y="1"
            width="44"
            height="17"
            rx="2"
          />
          <g transform="translate(147 0)">
            <Bricks rows={[1]} />
          </g>
        </g>
        <g transform="translate(0 20)">
          <Bricks rows={[5, 6]} />
        </g>
      </g>
      <Bloom x={16} y={205} radius={4} />
      <Bloom x={246} y={203} radius={4.5} />
      <Bloom x={233} y={209} radius={3} isPale />
    </>
  )
}
