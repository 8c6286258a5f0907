import { FieldScene } from '#components/drawings/field-scene.tsx'
import { Bricks } from '#components/drawings/friends.tsx'
import { Kite } from '#components/drawings/kite.tsx'
import { Letter } from '#components/drawings/letter.tsx'
import { Thread } from '#components/drawings/thread.tsx'
import { PageTitle } from '#components/page/title-band.tsx'
import { ButtonLink } from '#components/ui/button.tsx'
import { notFound as copy } from '#copy/layout.ts'
import { paths } from '#lib/paths.ts'
import styles from './not-found-page.module.css'

export default function NotFoundPage() {
  return (
    <div className={styles.page}>
      <div className="content">
        <PageTitle title={copy.title} />
        <h1>{copy.title}</h1>
        <p className={styles.text}>{copy.text}</p>
        <div className={styles.ways}>
          <ButtonLink to={paths.courses}>{copy.courses}</ButtonLink>
          <ButtonLink variant="second" to={paths.home}>
            {copy.home}
          </ButtonLink>
        </div>
      </div>
      <FieldScene>
        <MissingBrick />
      </FieldScene>
    </div>
  )
}

/** ੲ on its wall, where a brick is missing because a kite took it. */
function MissingBrick() {
  return (
    <g transform="translate(100 -23) scale(.62)">
      <Thread width={3.5} d="M149 154Q150 118 202 95" />
      <Kite transform="translate(215 50) rotate(20) scale(.55)" colour="marigold" />
      <Letter at={[27, 141, 0.165]} name="eeri" left="hip" right="down" gaze={[18, 14]} jutti="indigo" />
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
    </g>
  )
}
