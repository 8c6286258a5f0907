import { DrawnPicture } from '#components/drawings/drawn-picture.tsx'
import { Lattice } from '#components/drawings/lattice.tsx'
import styles from './panel-scene.module.css'

export function PanelScene({ isSigningUp }: { isSigningUp: boolean }) {
  return (
    <div className={styles.scene}>
      <div className={styles.lattice}>
        <Lattice dye="indigo" />
      </div>
      <DrawnPicture
        className={styles.field}
        file={isSigningUp ? 'sign-up' : 'sign-in'}
        width={960}
        height={190}
      />
    </div>
  )
}
