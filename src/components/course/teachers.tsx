import { languageOf } from '#components/text-language.ts'
import { copy } from '#copy/courses.ts'
import { formatList } from '#copy/format.ts'
import type { Teacher } from '#model/course.ts'
import styles from './teachers.module.css'

/** A card for each. @param withLevels if it is not the page of a level. */
export function Teachers({
  teachers,
  withLevels = false,
}: {
  teachers: readonly Teacher[]
  withLevels?: boolean
}) {
  return (
    <ul className={styles.teachers}>
      {teachers.map(({ name, picture, about, languages, levels }) => (
        <li className="card" key={name + picture}>
          <img src={picture} alt={name} width={112} height={112} loading="lazy" />
          <div>
            <h3 lang={languageOf(name)}>{name}</h3>
            {withLevels && <p className="kicker">{copy.teachers.levels(levels)}</p>}
            <p lang={languageOf(about)}>{about}</p>
            <small>{copy.teachers.speaks(formatList(languages))}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}
